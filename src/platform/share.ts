import Taro from '@tarojs/taro'
import { pageOrigin } from './address'

export interface ShareInfo {
  title: string
  share_title: string
  is_share: 0 | 1
  /** Public address without the token. */
  url: string
  /** Page file with its query, for a mini-program card. */
  page: string
}

/** What WeChat's scripts are allowed with on one page of its browser. */
export interface SignPackage {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

/** What a page knows better than the route table: its title, its picture, where the card leads. */
export interface OwnCard {
  title?: string
  image?: string
  place?: Pick<ShareInfo, 'url' | 'page'>
}

let current: ShareInfo | undefined
let own: OwnCard = {}

/** The guard reports every page that is entered. */
export function reportShare(info: ShareInfo): void {
  if (current?.page !== info.page) own = {}
  current = info
  void (info.is_share ? Taro.showShareMenu({}) : Taro.hideShareMenu({}))
}

export function shareAs(card: OwnCard): void {
  own = card
}

export function shareCard(): { title: string; path: string; imageUrl?: string } | undefined {
  if (!current) return undefined
  const { share_title, page } = current
  const path = own.place?.page ?? page
  return { title: own.title ?? share_title, path, ...(own.image && { imageUrl: own.image }) }
}

/** A public address as a camera reads it. */
export const wholeAddress = (url: string): string => pageOrigin() + url

/** WeChat's browser wants to be told of every page; a mini program asks for the card when it shares. */
export function tellWeChat(_sign: (url: string) => Promise<SignPackage>): void {
  // nothing to tell
}
