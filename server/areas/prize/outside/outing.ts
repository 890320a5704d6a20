import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign, Counted, Definition, Outside } from '@server/areas/programme/programme'
import { countFirst, comesBefore, periodOf } from '@server/areas/programme/programme'
import { pictureOf } from '../receive/receipt'

type Shown = Out<'/tp5/api/Campaign/outside'>

/** Whether the app is opened before anything is received; else what was received is used there. */
export const opensFirst = (definition: Definition) => comesBefore(definition, 'outside', 'receive')

/** Whoever may receive every week sets out every week. */
const periodNow = ({ definition: { limits } }: Campaign, now: Date) =>
  periodOf(limits.find(({ of }) => of === 'user')?.every ?? 'once', now)

export const outingCount = (campaign: Campaign, userId: string, now: Date): Counted => ({
  subject: `outside ${userId}`,
  period: periodNow(campaign, now),
})

/** Once in a period; opening the app again changes nothing. */
export const setOut = (tx: Db, campaign: Campaign, userId: string, now: Date) =>
  countFirst(tx, campaign.key, outingCount(campaign, userId, now))

/** Why nothing can be received before the app was opened, or null. */
export function outingMissing({ definition }: Campaign, hasSetOut: boolean): Refusal | null {
  if (!opensFirst(definition) || hasSetOut) return null
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
