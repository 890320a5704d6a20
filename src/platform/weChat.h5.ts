import type { SignPackage } from './share'

const here = () => window.location.href.split('#')[0]!
const landed = here()

/** On iOS WeChat checks the address it was opened with, elsewhere the one that shows now. */
const addressToSign = () => (/iPhone|iPad/i.test(window.navigator.userAgent) ? landed : here())

const shareItems = ['menuItem:share:appMessage', 'menuItem:share:timeline']
const otherItems = [
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:facebook',
  'menuItem:share:QZone',
  'menuItem:share:email',
  'menuItem:share:brand',
  'menuItem:openWithQQBrowser',
  'menuItem:openWithSafari',
  'menuItem:originPage',
  'menuItem:readMode',
  'menuItem:copyUrl',
  'menuItem:favorite',
]

/** As WeChat declares them; `callback` is how it says that it has heard. */
const abilities = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideMenuItems',
  'showMenuItems',
  'scanQRCode',
  'getLocation',
]

/** The package's own types ask for answers that nobody waits for. */
interface Scripts {
  ready(then: () => void): void
  error(then: (what: unknown) => void): void
  config(given: SignPackage & { jsApiList: readonly string[] }): void
  updateAppMessageShareData(card: WeChatCard): void
  updateTimelineShareData(card: Omit<WeChatCard, 'desc'>): void
  showMenuItems(which: { menuList: readonly string[] }): void
  hideMenuItems(which: { menuList: readonly string[] }): void
}

/** WeChat's scripts, allowed to do the above on the page that shows now; undefined without an account. */
export async function weChatScripts(
  sign: (url: string) => Promise<SignPackage>,
): Promise<Scripts | undefined> {
  const { appId, timestamp, nonceStr, signature } = await sign(addressToSign())
  if (!appId) return undefined
  const { default: given } = await import(/* webpackChunkName: "wechat" */ 'weixin-js-sdk')
  const scripts = given as unknown as Scripts
  return new Promise((resolve, reject) => {
    scripts.ready(() => resolve(scripts))
    scripts.error(reject)
    scripts.config({ appId, timestamp, nonceStr, signature, jsApiList: abilities })
  })
}

export interface WeChatCard {
  title: string
  desc: string
  link: string
  imgUrl: string
}

/** What goes to a chat and to the timeline, and which entries the menu of WeChat keeps. */
export function setMenu(scripts: Scripts, card: WeChatCard, sharable: boolean): void {
  const { desc, ...timeline } = card
  scripts.updateAppMessageShareData({ ...timeline, desc })
  scripts.updateTimelineShareData(timeline)
  if (sharable) scripts.showMenuItems({ menuList: shareItems })
  scripts.hideMenuItems({ menuList: sharable ? otherItems : [...otherItems, ...shareItems] })
}
