import type { messageWays } from '@contract/message'
import type { Subject } from './kinds'

export type Way = (typeof messageWays)[number]

/** Until a person chooses. An SMS disturbs: it is for what one waits for, never for what is offered. */
export const chosenAtFirst: Record<Subject, Record<Way, boolean>> = {
  order: { wechat: true, sms: true },
  holding: { wechat: true, sms: false },
  activity: { wechat: true, sms: false },
  account: { wechat: true, sms: true },
  work: { wechat: true, sms: false },
  machine: { wechat: true, sms: false },
  health: { wechat: true, sms: true },
}

export const messageRules = {
  keptDays: 180,
  smsADay: 3,
  /** Beside the app it is news for so long; longer than a night, in which no SMS goes out. */
  newsHours: 24,
  /** WeChat counts for itself and refuses what is one too many; we do not count on for ever. */
  mostGrants: 50,
}

/** Business hours in which no SMS goes out. */
export const night = { from: 22, to: 8 }
