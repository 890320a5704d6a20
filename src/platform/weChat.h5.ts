import type { CodeRead } from './codeRead'
import type { Measured } from './locationProps'
import { wholeAddress } from './wholeAddress'
import { type Card, type SignPackage, tellShared } from './shareCard'
import type { Destination } from './wayThereProps'
import { addressToSign, type Sign } from './weChatSigning.h5'

const chatItem = 'menuItem:share:appMessage'
const timelineItem = 'menuItem:share:timeline'
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
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'hideMenuItems',
  'showMenuItems',
  'scanQRCode',
  'getLocation',
  'openLocation',
]

/** The package's own types ask for answers that nobody waits for. */
interface Scripts {
  ready(then: () => void): void
  error(then: (what: unknown) => void): void
  config(given: SignPackage & { jsApiList: readonly string[] }): void
  updateAppMessageShareData(card: WeChatCard): void
  updateTimelineShareData(card: Omit<WeChatCard, 'desc'>): void
  onMenuShareAppMessage(card: WeChatCard & Heard): void
  onMenuShareTimeline(card: Omit<WeChatCard, 'desc'> & Heard): void
  showMenuItems(which: { menuList: readonly string[] }): void
  hideMenuItems(which: { menuList: readonly string[] }): void
  scanQRCode(asked: {
    needResult: 1
    scanType: readonly string[]
    success: (read: { resultStr: string }) => void
    cancel: () => void
    fail: () => void
  }): void
  getLocation(asked: {
    type: 'gcj02'
    success: (place: Record<'latitude' | 'longitude' | 'accuracy', number | string>) => void
    cancel: () => void
    fail: () => void
  }): void
  openLocation(place: Destination & { scale: number }): void
}

interface Heard {
  success: () => void
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

/** Where WeChat says the phone is; undefined where the person or the system says no. */
export const locateBy = (scripts: Scripts): Promise<Measured | undefined> =>
  new Promise((resolve) => {
    const nowhere = () => resolve(undefined)
    scripts.getLocation({
      type: 'gcj02',
      // some phones give text
      success: ({ latitude, longitude, accuracy }) =>
        resolve({
          latitude: Number(latitude),
          longitude: Number(longitude),
          accuracy: Math.ceil(Number(accuracy)),
          age: 0,
        }),
      cancel: nowhere,
      fail: nowhere,
    })
  })

/** WeChat's own map, from which the phone's is one tap away. */
export const showPlace = (scripts: Scripts, destination: Destination): void =>
  scripts.openLocation({ ...destination, scale: 17 })

interface WeChatCard {
  title: string
  desc: string
  link: string
  imgUrl: string
}

/** What goes to a chat and to the timeline, and which entries the menu of WeChat keeps. */
export function setMenu(scripts: Scripts, card: Card): void {
  const { title, url, image, sharable, chatOnly } = card
  const timeline = { title, link: wholeAddress(url), imgUrl: image }
  const chat = { ...timeline, desc: '邻集，家门口的积分商城' }
  scripts.updateAppMessageShareData(chat)
  scripts.updateTimelineShareData(timeline)
  // the calls above say only that the card is set; these older ones say that it went out
  scripts.onMenuShareAppMessage({ ...chat, success: () => tellShared('chat') })
  scripts.onMenuShareTimeline({ ...timeline, success: () => tellShared('timeline') })
  const offered = { [chatItem]: sharable, [timelineItem]: sharable && !chatOnly }
  const items = (wanted: boolean) =>
    Object.entries(offered).flatMap(([item, isOffered]) => (isOffered === wanted ? [item] : []))
  if (sharable) scripts.showMenuItems({ menuList: items(true) })
  scripts.hideMenuItems({ menuList: [...otherItems, ...items(false)] })
}
