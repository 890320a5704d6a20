import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import type { Campaign } from '../find'
import { comesBefore, type Definition, type Outside } from '../definition'
import { periodOf } from '../period'
import { pictureOf } from '../receive/receipt'

type Shown = Out<'/tp5/api/Campaign/outside'>

/** Whether the app is opened before anything is received; else what was received is used there. */
export const opensFirst = (definition: Definition) => comesBefore(definition, 'outside', 'receive')

const subjectOf = (userId: string) => `outside ${userId}`

/** Whoever may receive every week sets out every week. */
const periodNow = ({ definition: { limits } }: Campaign, now: Date) =>
  periodOf(limits.find(({ of }) => of === 'user')?.every ?? 'once', now)

/** Whether the person has opened the app from here, in the period that counts now. */
export async function hasSetOut(db: Db, campaign: Campaign, userId: string, now: Date) {
  if (!campaign.definition.outside) return false
  const rows = await statement(
    db,
    'campaign_outing',
    `select from campaign_counts where campaign_key = $1 and subject = $2 and period = $3`,
    [campaign.key, subjectOf(userId), periodNow(campaign, now)],
  )
  return rows.length > 0
}

/** Once in a period; opening the app again changes nothing. */
export async function setOut(tx: Db, campaign: Campaign, userId: string, now: Date) {
  await statement(
    tx,
    'campaign_set_out',
    `insert into campaign_counts (campaign_key, subject, period, times) values ($1, $2, $3, 1)
     on conflict (campaign_key, subject, period) do nothing`,
    [campaign.key, subjectOf(userId), periodNow(campaign, now)],
  )
}

/** Why nothing can be received before the app was opened, or null. */
export async function outingMissing(db: Db, campaign: Campaign, userId: string, now: Date) {
  const { definition } = campaign
  if (!opensFirst(definition) || (await hasSetOut(db, campaign, userId, now))) return null
  const { outside, words } = definition
  return new Refusal('outsideFirst', words.outside ?? `请先打开${outside?.app}，再回来领取`)
}

interface Standing {
  opened: boolean
  /** Why it is not yet time to; null: it is. */
  against: Refusal | null
}

export const tooEarly = ({ app }: Outside) => new Refusal('outsideLater', `请先领取，再打开${app}`)

export const presentOutside = (outside: Outside, { opened, against }: Standing): Shown => ({
  app: outside.app,
  note: outside.note,
  picture: pictureOf(outside.picture),
  tint: outside.tint,
  text: outside.text,
  opened: opened ? 1 : 0,
  may_open: against ? 0 : 1,
  later: against?.message ?? '',
  ways: {
    mini: { app_id: outside.mini?.app_id ?? '', path: outside.mini?.path ?? '' },
    scheme: outside.scheme ?? '',
    url: outside.url ?? '',
    download: {
      ios: outside.download.ios ?? '',
      android: outside.download.android ?? '',
    },
  },
})
