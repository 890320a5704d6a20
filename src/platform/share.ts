import Taro from '@tarojs/taro'
import {
  cardNow,
  noteFront,
  noteOwn,
  type OwnCard,
  queryNow,
  type ShareAnswers,
  type ShareInfo,
  type SharingNeeds,
  takeNeeds,
  tellShared,
} from './shareCard'

/** A mini program asks for the card when somebody shares; there is no menu to set up. */
export function setUpSharing(needs: SharingNeeds): void {
  takeNeeds(needs)
}

/** The timeline opens a page alone and signs nobody in. */
const entries = {
  shareAppMessage: ({ is_share }: ShareInfo) => is_share === 1,
  shareTimeline: ({ is_share, isPublic, chatOnly }: ShareInfo) =>
    is_share === 1 && isPublic && !chatOnly,
}

/** The guard reports every page that is entered. */
export function reportShare(info: ShareInfo): void {
  noteFront(info)
  const offered = (wanted: boolean) =>
    Object.entries(entries).flatMap(([name, isOffered]) =>
      isOffered(info) === wanted ? [name] : [],
    )
  const [shown, hidden] = [offered(true), offered(false)]
  if (shown.length > 0) void Taro.showShareMenu({ showShareItems: shown })
  if (hidden.length > 0) void Taro.hideShareMenu({ menus: hidden })
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

/** The timeline leads to the page that it was asked from, with another query at most. */
function timelineCard(): { title: string; query: string; imageUrl: string } | undefined {
  const card = cardNow()
  if (!card) return undefined
  tellShared('timeline')
  return { title: card.title, query: queryNow(), imageUrl: card.image }
}

/** WeChat offers each of the two for pages that answer it. */
export function answerShares(page: ShareAnswers): void {
  page.onShareAppMessage = shareCard
  page.onShareTimeline = timelineCard
}
