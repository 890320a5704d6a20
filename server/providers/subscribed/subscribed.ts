import type { messageTemplates } from '@contract/message'
import type { WechatConfig } from '@server/config'
import type { Db } from '@server/database/database'
import type { Guard } from '../guard'
import { createLocalSubscribed } from './local'
import { createWechatSubscribed } from './wechat'

export type Template = (typeof messageTemplates)[number]

export interface Letter {
  /** Of who is told, in the consumer mini program. */
  openid: string
  template: Template
  /** What a tap on it opens. */
  page: string
  title: string
  thing: string
  state: string
  at: Date
}

/** Messages that a person allowed WeChat to send them, one at a time. */
export interface SubscribedProvider {
  /** What WeChat knows our templates by; one that is missing is never asked for. */
  templates: Readonly<Partial<Record<Template, string>>>
  /** Refused: the person has allowed none, or takes none any more. */
  send(letter: Letter): Promise<'sent' | 'refused'>
}

export const createSubscribed = (config: WechatConfig, guard: Guard, db: Db): SubscribedProvider =>
  config.provider === 'wechat' ? createWechatSubscribed(config, guard) : createLocalSubscribed(db)
