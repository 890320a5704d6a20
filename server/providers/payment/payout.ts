import type { PaymentConfig } from '@server/config'
import type { Guard } from '../guard'
import type { Till } from './local'
import { createLocalPayout } from './local-payout'
import type { Arrived, PayWay } from './payment'
import { createWechatTransfer } from './wechat/wechat-transfer'

/** How long somebody has to confirm that they take the money. */
export const confirmHours = 24

/** Why somebody is paid: what they earned, or what is left of what they paid in to advertise. */
export type PayoutReason = 'earned' | 'leftOver'

export interface PayoutBill {
  billNo: string
  way: PayWay
  /** Who is paid, as WeChat knows them; missing only where the provider does not ask. */
  openid: string | null
  /** Their name as it was verified: WeChat pays nobody else. */
  name: string
  /** In cents. */
  amount: number
  reason: PayoutReason
  title: string
  returnUrl: string
  notifyUrl: string
}

/** What the provider gave for its owner to confirm with. */
export type Confirming = { packed: string } | { url: string }

export type Payout =
  /** Absent: the provider has never heard of it. */
  | { state: 'absent' | 'underway' | 'cancelled' }
  /** Asked about, and not sent, it says again that it waits, but not what with. */
  | { state: 'confirm'; confirming: Confirming | null }
  | { state: 'paid'; payoutNo: string; amount: number; at: Date }
  /** `why` is the provider's own code. */
  | { state: 'failed'; why: string }

interface TransferSheet {
  mchId: string
  appId: string
  package: string
}

/** What a phone shows its owner to confirm: WeChat's own sheet, or a page to go to. */
export type ConfirmOpening = { sheet: TransferSheet; url: '' } | { sheet: null; url: string }

export interface PayoutProvider {
  /** Whether it needs to know who at WeChat is paid. */
  needsOpenid: boolean
  /** Asked again with the same number it pays nothing twice and tells how far it is. */
  send(bill: PayoutBill): Promise<Payout>
  query(billNo: string): Promise<Payout>
  /** Takes it back where it was not confirmed yet; tells how it stands then. */
  cancel(billNo: string): Promise<Payout>
  open(way: PayWay, confirming: Confirming): ConfirmOpening
  /**
   * What a notification says of a payout, null where it speaks of something else. Throws `Forged`
   * where it does not come from the provider, or not now, or not to us.
   */
  read(arrived: Arrived, now: Date): { billNo: string; payout: Payout } | null
}

export const createPayout = (config: PaymentConfig, till: Till, guard: Guard): PayoutProvider =>
  config.provider === 'wechat' ? createWechatTransfer(config, guard) : createLocalPayout(till)
