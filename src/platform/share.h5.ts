import { brandPicture } from './brandPicture'
import { inWeChat } from './inWeChat.h5'
import type { OwnCard, ShareInfo } from './share'
import { keepSigning, type Sign } from './weChatSigning.h5'

export type { OwnCard, ShareInfo, SignPackage } from './share'

let current: ShareInfo | undefined
let own: OwnCard = {}
let tell = (): void => undefined

export function reportShare(info: ShareInfo): void {
  if (current?.url !== info.url) own = {}
  current = info
  tell()
}

export function shareAs(card: OwnCard): void {
  own = card
  tell()
}

export function shareCard(): { title: string; path: string; imageUrl?: string } | undefined {
  if (!current?.is_share) return undefined
  const path = wholeAddress((own.place ?? current).url)
  return {
    title: own.title ?? current.share_title,
    path,
    ...(own.image && { imageUrl: own.image }),
  }
}

/** A public address as a camera reads it. */
export const wholeAddress = (url: string): string => window.location.origin + url

/** From now on WeChat's own menu knows the card of the page that shows, and hides what it should. */
export function tellWeChat(sign: Sign): void {
  keepSigning(sign)
  if (!inWeChat()) return
  tell = () => void setUpMenu(sign).catch(() => undefined)
  tell()
}

async function setUpMenu(sign: Sign): Promise<void> {
  const of = current
  if (!of) return
  const { setMenu, weChatScripts } = await import(/* webpackChunkName: "wechat" */ './weChat.h5')
  const scripts = await weChatScripts(sign)
  if (!scripts || of !== current) return
  const imgUrl = new URL(own.image ?? brandPicture, window.location.origin).href
  const card = {
    title: own.title ?? of.share_title,
    desc: '邻集，家门口的积分商城',
    link: wholeAddress((own.place ?? of).url),
    imgUrl,
  }
  setMenu(scripts, card, of.is_share === 1)
}
