import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { type Circuit, createGuard } from './guard'
import { type Guarded, limits } from './limits'
import { createLogistics, type LogisticsProvider } from './logistics/logistics'
import { createPayment, type PaymentProvider } from './payment/payment'
import { createPayout, type PayoutProvider } from './payment/payout'
import { createPushReader, type PushReader } from './push/push'
import { createRewarded, type RewardedProvider } from './rewarded/rewarded'
import { createShipping, type ShippingProvider } from './shipping/shipping'
import { createSms, type SmsProvider } from './sms/sms'
import { createSubscribed, type SubscribedProvider } from './subscribed/subscribed'
import { createStorage, type Storage } from './storage/storage'
import { createTongue, type TongueProvider } from './tongue/tongue'
import { createWechat, type WechatProvider } from './wechat/wechat'

/**
 * Everybody outside whom the server asks. Only those are given it who hold no transaction:
 * reads, writes without a nonce, the first step of a once-only write, and jobs in lanes of the world.
 */
export interface Providers {
  sms: SmsProvider
  storage: Storage
  wechat: WechatProvider
  payment: PaymentProvider
  payout: PayoutProvider
  shipping: ShippingProvider
  subscribed: SubscribedProvider
  logistics: LogisticsProvider
  rewarded: RewardedProvider
  tongue: TongueProvider
  /** Asks nobody: reads what the platform of the mini program sends. */
  push: PushReader
}

type Source = Pick<Config, 'providers' | 'dataKey'>

export type Circuits = Readonly<Record<Guarded, Circuit>>

export const createCircuits = (): Circuits => ({
  sms: createGuard(limits.sms),
  storage: createGuard(limits.storage),
  wechat: createGuard(limits.wechat),
  payment: createGuard(limits.payment),
  logistics: createGuard(limits.logistics),
  rewarded: createGuard(limits.rewarded),
  tongue: createGuard(limits.tongue),
})

export const createProviders = (
  { providers, dataKey }: Source,
  database: Database,
  circuits: Circuits = createCircuits(),
): Providers => ({
  sms: createSms(providers.sms, database.db, circuits.sms),
  storage: createStorage(providers.storage, circuits.storage),
  wechat: createWechat(providers.wechat, circuits.wechat),
  payment: createPayment(providers.payment, { key: dataKey, database }, circuits.payment),
  payout: createPayout(providers.payment, { key: dataKey, database }, circuits.payment),
  shipping: createShipping(providers, circuits.wechat, database.db),
  subscribed: createSubscribed(providers.wechat, circuits.wechat, database.db),
  logistics: createLogistics(providers.logistics, circuits.logistics),
  rewarded: createRewarded(providers.rewarded, circuits.rewarded),
  tongue: createTongue(providers.tongue, circuits.tongue),
  push: createPushReader(providers.wechat),
})
