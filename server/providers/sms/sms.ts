import type { SmsConfig } from '@server/config'
import type { Db } from '@server/database/database'
import type { Guard } from '../guard'
import { createAliyunSms } from './aliyun'
import { createLocalSms } from './local'

export interface SmsMessage {
  phone: string
  code: string
}

export interface SmsProvider {
  /** Throws where the message was not taken: the job tries again. */
  send(message: SmsMessage): Promise<void>
}

export const createSms = (config: SmsConfig, db: Db, guard: Guard): SmsProvider =>
  config.provider === 'aliyun' ? createAliyunSms(config, guard) : createLocalSms(db)
