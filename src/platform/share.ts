import Taro from '@tarojs/taro'
import {
  cardNow,
  noteFront,
  noteOwn,
  type OwnCard,
  type ShareInfo,
  type SharingNeeds,
  takeNeeds,
  tellShared,
} from './shareCard'

/** A mini program asks for the card when somebody shares; there is no menu to set up. */
export function setUpSharing(needs: SharingNeeds): void {
  takeNeeds(needs)
}

/** The guard reports every page that is entered. */
export function reportShare(info: ShareInfo): void {
  noteFront(info)
  void (info.is_share ? Taro.showShareMenu({}) : Taro.hideShareMenu({}))
}

export function shareAs(card: OwnCard): void {
  noteOwn(card)
}

/** Only a browser's address is signed for. */
export function signAnew(): void {
  // nothing is signed
}

/** Asked for when the card goes to a chat; WeChat does not say whether it arrived there. */
export function shareCard(): { title: string; path: string; imageUrl: string } | undefined {
  const card = cardNow()
  if (!card) return undefined
  tellShared('chat')
  return { title: card.title, path: card.page, imageUrl: card.image }
}
