import type { WechatConfig } from '@server/config'
import type { Guard } from '../guard'
import type { PictureJudged, SentPicture } from './check-picture'
import type { WrittenText } from './check-text'
import { createLocalWechat } from './local'
import type { MiniPlace } from './mini-place'
import { createRealWechat } from './real'
import type { Verdict } from './verdict'

/** The consumer mini program, the operator mini program, the official account behind H5. */
export type WechatPlatform = 'mini' | 'iter' | 'web'

/** What WeChat gives for some seconds. */
export interface WechatLoan {
  value: string
  seconds: number
}

/** The code that the button gave, and who is said to have pressed it. */
export interface GivenPhone {
  openid: string
  code: string
}

/** As WeChat has verified it some day; the number without the code of its country. */
export interface WechatPhone {
  country: string
  number: string
}

export interface WechatProvider {
  /** The person behind a code that the client was given; null where WeChat does not accept it. */
  identify(platform: WechatPlatform, code: string): Promise<string | null>
  /** The phone that this person gave by a button of WeChat's; null where it does not accept the code. */
  phoneOf(platform: WechatPlatform, given: GivenPhone): Promise<WechatPhone | null>
  /** Of the official account whose scripts a page is set up with; empty where there is none. */
  pageAppId: string
  /** What those scripts are signed with. */
  pageTicket(): Promise<WechatLoan>
  /** An address that opens a page of the consumer mini program; empty where there is none. */
  urlLink(path: string, query: string): Promise<WechatLoan>
  /** The picture of a code that opens the consumer mini program there; empty where there is none. */
  miniCode(place: MiniPlace): Promise<WechatLoan>
  /** Whether what somebody wrote may be shown to others. */
  checkText(written: WrittenText): Promise<Verdict>
  /** The same of a picture. */
  checkPicture(sent: SentPicture): Promise<PictureJudged>
}

export const createWechat = (config: WechatConfig, guard: Guard): WechatProvider =>
  config.provider === 'wechat' ? createRealWechat(config, guard) : createLocalWechat(config)
