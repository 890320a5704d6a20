/** What the guard reports of every page. */
export interface ShareInfo {
  title: string
  share_title: string
  is_share: 0 | 1
  /** Whoever opens it need not sign in. */
  isPublic: boolean
  /** Not for the timeline, however public it is. */
  chatOnly: boolean
  /** Public address without the token. */
  url: string
  /** Page file with its query, for a mini-program card. */
  page: string
}

/** What a page knows better than the route table: its title, its picture, where the card leads. */
export interface OwnCard {
  title?: string
  image?: string
  place?: Pick<ShareInfo, 'url' | 'page'>
}

/** What WeChat's scripts are allowed with on one page of its browser. */
export interface SignPackage {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

export type ShareTarget = 'timeline' | 'chat'

/** What lies above and sharing cannot do without; handed in once, at the start. */
export interface SharingNeeds {
  sign: (url: string) => Promise<SignPackage>
  /** A picture, or none, as a whole address that a chat can show. */
  pictureOf: (image: string | undefined) => string
  /** The page at this public address went out. */
  onShared: (url: string, target: ShareTarget) => void
}

export interface Card {
  title: string
  url: string
  page: string
  image: string
  sharable: boolean
  chatOnly: boolean
}

let needs: SharingNeeds | undefined
let inFront: ShareInfo | undefined
let own: OwnCard = {}

export function takeNeeds(given: SharingNeeds): void {
  needs = given
}

export function noteFront(info: ShareInfo): void {
  if (inFront?.page !== info.page) own = {}
  inFront = info
}

export function noteOwn(card: OwnCard): void {
  own = card
}

/** What stands for the page in front when it goes to somebody else. */
export function cardNow(): Card | undefined {
  if (!inFront || !needs) return undefined
  const { url, page } = own.place ?? inFront
  return {
    title: own.title ?? inFront.share_title,
    url,
    page,
    image: needs.pictureOf(own.image),
    sharable: inFront.is_share === 1,
    chatOnly: inFront.chatOnly,
  }
}

const partsOf = (page: string) => page.split('?') as [file: string, query?: string]

/** Of the page in front, by way of what its card leads to where that is the same page. */
export function queryNow(): string {
  if (!inFront) return ''
  const [file, query = ''] = partsOf(inFront.page)
  const [ownFile, ownQuery = ''] = partsOf(own.place?.page ?? inFront.page)
  return ownFile === file ? ownQuery : query
}

/** What WeChat asks a page for. */
export interface ShareAnswers {
  onShareAppMessage?: () => unknown
  onShareTimeline?: () => unknown
}

/** The page in front has been shared, whatever its card leads to. */
export function tellShared(target: ShareTarget): void {
  if (inFront) needs?.onShared(inFront.url, target)
}
