import type { refusals } from '@contract/refusals'
import { Refused } from './errors'

/** The refusals that a page acts on beyond showing their message; the contract checks the numbers. */
const codes = {
  forbidden: 403,
  notFound: 404,
  crowded: 430,
  wechatFailed: 1007,
  notBound: 1005,
  agreementNeeded: 1006,
  soldOut: 2001,
  offShelf: 2002,
  pointsShort: 2003,
  goldShort: 2004,
  limitReached: 2005,
  addressNeeded: 2006,
  ticketSpent: 2007,
  ticketExpired: 2008,
  payerUnknown: 2102,
  identityNeeded: 2010,
  orderMoved: 2011,
  unpaidOpen: 2018,
  presenceNeeded: 2204,
  lotteryBusy: 2351,
  notForAfterSale: 2401,
  captchaNeeded: 2701,
  tasksBlocked: 2703,
  filmLapsed: 2745,
  nonceReused: 4003,
} as const satisfies {
  [N in keyof typeof refusals]?: (typeof refusals)[N]['error']
}

export const isRefusal = (thrown: unknown, name: keyof typeof codes): boolean =>
  thrown instanceof Refused && thrown.error === codes[name]
