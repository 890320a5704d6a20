import type { Out } from '@contract/api'
import type { Right, Worth } from './kinds'

export type HoldingState = Out<'/tp5/api/ExchangeShop/UserExchange/detail'>['state']
export type HoldingAction = Out<'/tp5/api/ExchangeShop/UserExchange/detail'>['actions'][number]

/** What it was when it was exchanged, whatever becomes of the offer. */
export interface HoldingFacts {
  worth: Worth
  rules: string[]
  sessions: { starts_at: string; ends_at: string }[]
  place?: string
  /** The right of a packet that it is. */
  right?: Right['kind']
  /** How much of the packet it makes up. */
  share?: number
  /** What the house pays the merchant for each use, in cents; nothing of what was had before shops were paid. */
  settle?: number
}

export const stateTexts: Record<HoldingState, string> = {
  waiting: '待领取',
  usable: '可使用',
  used: '已用完',
  expired: '已过期',
  offered: '转赠中',
  given: '已转赠',
  refunded: '已退回',
}
