import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { createGuard, type Guard } from './guard'
import { type Guarded, limits } from './limits'
import { createLogistics, type LogisticsProvider } from './logistics/logistics'
import { createPayment, type PaymentProvider } from './payment/payment'
import { createSms, type SmsProvider } from './sms/sms'
import { createStorage, type Storage } from './storage/storage'
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
  logistics: LogisticsProvider
}

type Source = Pick<Config, 'providers' | 'dataKey'>

export function createProviders({ providers, dataKey }: Source, database: Database): Providers {
  const guardOf = (name: Guarded): Guard => createGuard(limits[name])
  return {
    sms: createSms(providers.sms, database.db, guardOf('sms')),
    storage: createStorage(providers.storage, guardOf('storage')),
    wechat: createWechat(providers.wechat, guardOf('wechat')),
    payment: createPayment(providers.payment, { key: dataKey, database }, guardOf('payment')),
    logistics: createLogistics(providers.logistics, guardOf('logistics')),
  }
}
