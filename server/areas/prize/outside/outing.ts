import type { Out } from '@contract/api'
import { periodOfOuting, withReference } from '@server/areas/partner/partner'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign, Counted, Definition, Outside } from '@server/areas/programme/programme'
import { countFirst, comesBefore } from '@server/areas/programme/programme'
import { pictureOf } from '../picture'

type Shown = Out<'/tp5/api/Campaign/outside'>

/** Whether the app is opened before anything is received; else what was received is used there. */
export const opensFirst = (definition: Definition) => comesBefore(definition, 'outside', 'receive')

export const outingCount = (campaign: Campaign, userId: string, now: Date): Counted => ({
  subject: `outside ${userId}`,
  period: periodOfOuting(campaign, now),
})

/** Once in a period; opening the app again changes nothing. */
export const setOut = (tx: Db, campaign: Campaign, userId: string, now: Date) =>
  countFirst(tx, campaign.key, outingCount(campaign, userId, now))

/** How far somebody has come with the app of a partner. */
export interface Outing {
  opened: boolean
  /** Its partner says that it was done there. */
  confirmed: boolean
}

/** Whether the step is done: where a partner confirms it, nothing else proves it. */
export const isOut = ({ outside }: Definition, { opened, confirmed }: Outing) =>
  outside?.partner ? confirmed : opened

/** Why nothing can be received before the app was opened, or null. */
export function outingMissing({ definition }: Campaign, outing: Outing): Refusal | null {
  const { outside, words } = definition
  if (!outside || !opensFirst(definition) || isOut(definition, outing)) return null
  if (outing.opened) return new Refusal('outsideUnconfirmed', waitingWords(outside))
  return new Refusal('outsideFirst', words.outside ?? `请先打开${outside.app}，再回来领取`)
}

const waitingWords = ({ app, usually }: Outside) =>
  `在${app}办好后，由对方确认${usually ? `，${usually}` : ''}；确认到了就能领`

interface Standing extends Outing {
  /** Why it is not yet time to; null: it is. */
  against: Refusal | null
  /** Whom the partner is told that we send; undefined: nobody. */
  reference: string | undefined
}

export const tooEarly = ({ app }: Outside) => new Refusal('outsideLater', `请先领取，再打开${app}`)

/** What is said of the proof: that it is waited for, or that there is none. */
function proofWords(outside: Outside, { opened, confirmed }: Outing): string {
  if (!outside.partner) return '仅供前往，不作为领取条件'
  return opened && !confirmed ? `等对方确认${outside.usually ? `，${outside.usually}` : ''}` : ''
}

export const presentOutside = (outside: Outside, standing: Standing): Shown => ({
  app: outside.app,
  note: outside.note,
  picture: pictureOf(outside.picture),
  tint: outside.tint,
  text: outside.text,
  opened: standing.opened ? 1 : 0,
  confirms: outside.partner ? 1 : 0,
  confirmed: standing.confirmed ? 1 : 0,
  proof: proofWords(outside, standing),
  may_open: standing.against ? 0 : 1,
  later: standing.against?.message ?? '',
  ways: waysOf(outside, standing.reference),
})

const waysOf = (
  { mini, scheme = '', url = '', download }: Outside,
  reference: string | undefined,
): Shown['ways'] => ({
  mini: { app_id: mini?.app_id ?? '', path: mini ? withReference(mini.path, reference) : '' },
  scheme: withReference(scheme, reference),
  url: withReference(url, reference),
  download: { ios: download.ios ?? '', android: download.android ?? '' },
})
