import type { CodeRead } from './codeRead'
import type { SignPackage } from './share'
import type { Sign } from './weChatSigning.h5'

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
  scanQRCode(asked: {
    needResult: 1
    scanType: readonly string[]
    success: (read: { resultStr: string }) => void
    cancel: () => void
    fail: () => void
  }): void
}

/** WeChat's scripts, allowed to do the above on the page that shows now; undefined without an account. */
export async function weChatScripts(sign: Sign): Promise<Scripts | undefined> {
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

const cannot = { problem: '微信暂时不能扫码，请输入二维码下面的编号' }

/** A bar code comes with its kind before it: CODE_128,LJ-0107 */
const withoutKind = (read: string) => read.replace(/^(CODE_\d+|EAN_\d+|UPC_[AE]|ITF|CODABAR),/, '')

/** WeChat's camera, and what it read. */
export async function readByWeChat(sign: Sign | undefined): Promise<CodeRead> {
  const scripts = sign && (await weChatScripts(sign).catch(() => undefined))
  if (!scripts) return cannot
  return new Promise((resolve) =>
    scripts.scanQRCode({
      needResult: 1,
      scanType: ['qrCode', 'barCode'],
      success: ({ resultStr }) => resolve({ text: withoutKind(resultStr) }),
      cancel: () => resolve(null),
      fail: () => resolve(cannot),
    }),
  )
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
