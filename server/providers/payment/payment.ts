import type { PaymentConfig } from '@server/config'
import type { Guard } from '../guard'
import { createLocalPayment, type Till } from './local'
import { createWechatPay } from './wechat/wechat-pay'

/** In the mini program, in WeChat's own browser, in any other browser of a phone. */
export type PayWay = 'mini' | 'wechat' | 'h5'

export interface Bill {
  paymentNo: string
  way: PayWay
  title: string
  /** In cents. */
  amount: number
  expiresAt: Date
  /** Who pays, as WeChat knows them; only outside of WeChat it may be missing. */
  openid: string | null
  /** The payer's network address. */
  address: string
  /** Where the browser goes afterwards. */
  returnUrl: string
  notifyUrl: string
}

/** What the provider gave for a bill. It is kept, so that the same bill can be opened again. */
export type Prepaid = { prepayId: string } | { url: string }

interface Sheet {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}

/** What a phone needs to show the payment to its owner: WeChat's own sheet, or a page to go to. */
export type Opening = { sheet: Sheet; url: '' } | { sheet: null; url: string }

export interface Paid {
  paymentNo: string
  transactionId: string
  amount: number
  at: Date
}

export type Trade =
  | { state: 'open' | 'closed' | 'absent' }
  /** `returned` went back to the payer since, whether by us or in the provider's own console. */
  | { state: 'paid' | 'returned'; paid: Paid }

export interface Refund {
  refundNo: string
  /** Where the money lies; of two transactions under one payment only the second name tells. */
  of: { paymentNo: string } | { transactionId: string }
  amount: number
  /** Of the whole transaction. */
  total: number
  reason: string
}

/** As a notification arrived: nothing of it is believed yet. */
export interface Arrived {
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface PaymentProvider {
  /** Whether a payment of this way needs to know who pays. */
  needsOpenid(way: PayWay): boolean
  prepay(bill: Bill): Promise<Prepaid>
  open(way: PayWay, prepaid: Prepaid): Opening
  query(paymentNo: string): Promise<Trade>
  /** Nobody can pay it afterwards; `paid` where somebody already has. */
  close(paymentNo: string): Promise<Trade>
  /** Asked again with the same number it moves nothing twice and tells how far it is. */
  refund(refund: Refund): Promise<'done' | 'underway'>
  /**
   * What a notification says of money that came in, null where it speaks of something else.
   * Throws `Forged` where it does not come from the provider, or not now, or not to us.
   */
  read(arrived: Arrived, now: Date): Paid | null
}

export const createPayment = (config: PaymentConfig, till: Till, guard: Guard): PaymentProvider =>
  config.provider === 'wechat' ? createWechatPay(config, guard) : createLocalPayment(till)
