import { inWeChat } from './inWeChat.h5'
import {
  cardNow,
  noteFront,
  noteOwn,
  type OwnCard,
  type ShareAnswers,
  type ShareInfo,
  type SharingNeeds,
  takeNeeds,
} from './shareCard'
import { keepSigning } from './weChatSigning.h5'
import { wholeAddress } from './wholeAddress'

let tell = (): void => undefined

/** From now on WeChat's own menu knows the card of the page that shows, and hides what it should. */
export function setUpSharing(needs: SharingNeeds): void {
  takeNeeds(needs)
  keepSigning(needs.sign)
  if (!inWeChat()) return
  tell = () => void setUpMenu(needs).catch(() => undefined)
  tell()
}

export function reportShare(info: ShareInfo): void {
  noteFront(info)
  tell()
}

export function shareAs(card: OwnCard): void {
  noteOwn(card)
  tell()
}

/** The address has changed under the page that shows, and WeChat goes by the address. */
export const signAnew = (): void => tell()

export function shareCard(): { title: string; path: string; imageUrl: string } | undefined {
  const card = cardNow()
  if (!card?.sharable) return undefined
  return { title: card.title, path: wholeAddress(card.url), imageUrl: card.image }
}

/** A browser asks no page. */
export function answerShares(_page: ShareAnswers): void {
  // its menu was told
}

let turn = 0

async function setUpMenu({ sign }: SharingNeeds): Promise<void> {
  if (!cardNow()) return
  const mine = ++turn
  const { setMenu, weChatScripts } = await import(/* webpackChunkName: "wechat" */ './weChat.h5')
  const scripts = await weChatScripts(sign)
  const card = cardNow()
  if (scripts && card && mine === turn) setMenu(scripts, card)
}
