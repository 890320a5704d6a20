import type { messageTemplates } from '@contract/message'
import type { SmsConfig } from '@server/config'
import type { Db } from '@server/database/database'
import type { Guard } from '../guard'
import { createAliyunSms } from './aliyun'
import { createLocalSms } from './local'

type Template = (typeof messageTemplates)[number]

export interface SmsMessage {
  phone: string
  code: string
}

export interface SmsReminder {
  phone: string
  template: Template
  title: string
  thing: string
  state: string
}

export interface SmsProvider {
  /** Throws where the message was not taken: the job tries again. */
  send(message: SmsMessage): Promise<void>
  /** Whether there is a text for it. */
  reminds(template: Template): boolean
  /** The same of a reminder. */
  remind(reminder: SmsReminder): Promise<void>
}

export const createSms = (config: SmsConfig, db: Db, guard: Guard): SmsProvider =>
  config.provider === 'aliyun' ? createAliyunSms(config, guard) : createLocalSms(db)
