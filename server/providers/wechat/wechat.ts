import type { WechatConfig } from '@server/config'
import { createLocalWechat } from './local'
import { createRealWechat } from './real'

/** The consumer mini program, the operator mini program, the official account behind H5. */
export type WechatPlatform = 'mini' | 'iter' | 'web'

export interface WechatProvider {
  /** The person behind a code that the client was given; null where WeChat does not accept it. */
  identify(platform: WechatPlatform, code: string): Promise<string | null>
}

export const createWechat = (config: WechatConfig): WechatProvider =>
  config.provider === 'wechat' ? createRealWechat(config) : createLocalWechat()
