import type { ProviderConfig } from '@server/config'
import type { Db } from '@server/database/database'
import type { Guard } from '../guard'
import { createLocalShipping } from './local'
import { createWechatShipping } from './wechat'

/** How what was paid for comes to its payer. */
export type Delivery =
  | { by: 'express'; company: string; trackingNo: string; receiver: string }
  | { by: 'rider' | 'grant' | 'pickup' }

export interface Shipment {
  /** What WeChat Pay calls the payment. */
  transactionId: string
  /** Who paid, as the mini program knows them. */
  openid: string
  /** What was paid for, in words. */
  title: string
  delivery: Delivery
  /** When it was given. */
  at: Date
}

export type Verdict =
  | { verdict: 'recorded' }
  /** WeChat learns of a payment later than we do, and of some never. */
  | { verdict: 'unknown'; words: string }
  /** Asked the same again it would say the same. */
  | { verdict: 'refused'; words: string }

/** Whoever keeps the money of a mini program back until it was told that the goods were given. */
export interface ShippingProvider {
  /** Told the same again it changes nothing. */
  record(shipment: Shipment): Promise<Verdict>
}

/** WeChat knows of payments alone that it has taken itself. */
export const createShipping = (
  { wechat, payment }: Pick<ProviderConfig, 'wechat' | 'payment'>,
  guard: Guard,
  db: Db,
): ShippingProvider =>
  wechat.provider === 'wechat' && payment.provider === 'wechat'
    ? createWechatShipping(wechat, guard)
    : createLocalShipping(db)
