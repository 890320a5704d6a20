import assert from 'node:assert/strict'
import { and, eq } from 'drizzle-orm'
import { orders } from '@server/areas/order/tables'
import { demo } from '@server/database/demo'
import { cutText, overlappingText } from '../gallery/text'
import { settle } from '../walk/settle'
import { faintText, layBare, layoutShift, overflowing, smallText, tappables } from './audit'
import type { Driver } from './Driver'
import { H5Driver } from './H5Driver'
import { goodsUrl, thermometer } from './exchange'
import { offerUrl } from './catalogue'
import type { Stage } from './stage'

/** A page by its address, and a text that is there once it is complete. */
type Shown = readonly [url: string, text: string]

/** The order of the demo consumer that is on its way. */
async function parcelOf({ server }: Stage): Promise<string> {
  const { userId, state, orderSn } = orders
  const [order] = await server.database.db
    .select({ orderSn })
    .from(orders)
    .where(and(eq(userId, demo.consumer.userId), eq(state, 'shipped')))
  return order!.orderSn
}

export async function consumerPages(stage: Stage, { elder }: Manner): Promise<Shown[]> {
  const goods = await goodsUrl(stage, thermometer)
  const order = goods.replace(/.*\/(\d+)$/, '/exchangeShop/Order?goods_id=$1&exchange_type=1')
  const parcel = await parcelOf(stage)
  return [
    ['/index', elder ? '去换东西' : '邻居都在换'],
    ['/exchangeShop', '五常稻花香大米'],
    ['/mine', demo.consumer.nickname],
    ['/newGuest', '发给邻居'],
    ['/settings', '外观'],
    ['/settings/textSize', '跟随手机'],
    ['/settings/reminders', '签到提醒'],
    ['/settings/security', '登录过的设备'],
    ['/settings/privacy', '用户协议'],
    ['/settings/about', '责任声明'],
    ['/exchangeShop/search', '邻居常换'],
    ['/exchangeShop/search?words=' + encodeURIComponent('咖啡'), '8 折月卡'],
    ['/exchangeShop/kind/coupon', '檐下咖啡'],
    ['/exchangeShop/kind/course', '楷书入门'],
    [goods, '立即兑换'],
    [await offerUrl(stage, '檐下咖啡 10 元券', 'discountCoupon'), '满 25 可用'],
    [await offerUrl(stage, '长辈安心月包', 'VipPackets'), '4 项权益'],
    [await offerUrl(stage, '老歌合唱 一季一台戏', 'GoodDetailsOnline'), '看别的场次'],
    [order, '换后剩余积分'],
    ['/exchangeShop/ExchangeLog', '手工桂花皂'],
    [`/exchangeShop/OrderDetails/${parcel}`, '订单编号'],
    [`/exchangeShop/Logistics/${parcel}`, '运单号'],
    [`/exchangeShop/exchangeSuccess?order_sn=${parcel}`, '继续逛'],
    ['/exchangeShop/DataLog', '每日签到'],
    ['/exchangeShop/UserAddress', '文三路'],
    ['/exchangeShop/Addaddress', '保存地址'],
    ['/exchangeShop/holdings', '2099年12月31日到期'],
    ['/exchangeShop/Task', '每日任务'],
    ['/exchangeShop/authentication', '身份信息告知书'],
    ['/exchangeShop/OnlineMachineMore', '东苑南门 01'],
    ['/UserAgreeAite', '用户协议'],
    ['/nowhere', '页面不存在'],
  ]
}

export const operatorPages: Shown[] = [['/iter/windowManagement', '东苑南门 01']]
export const signInPages: Shown[] = [['/login', '获取验证码']]

export interface Manner {
  /** Elder mode promises larger targets and no small text. */
  elder: boolean
  /** Widths to hold at: a phone, a small one, and a phone at 1.4 times. */
  widths: readonly number[]
}

type Resizable = Driver & { resize(width: number): Promise<void> }

/** Only the browser keeps score of that, and only of a page that had to wait it says the same each time. */
async function complainOfShift(driver: Driver, complain: (what: string) => void): Promise<void> {
  if (!(driver instanceof H5Driver && driver.isSlow)) return
  await settle(driver, 0)
  const shift = await driver.measure(layoutShift)
  if (shift > mostShift) complain(`shifts by ${shift.toFixed(3)}`)
}

const mostShift = 0.02

/** Everything that can be said of a page by measuring it, as one list of complaints. */
export async function lookAt(
  driver: Resizable,
  pages: readonly Shown[],
  { elder, widths }: Manner,
): Promise<void> {
  const complaints: string[] = []
  const target = elder ? 60 : 44
  for (const [url, text] of pages) {
    const complain = (what: string) => complaints.push(`${url}: ${what}`)
    await driver.open(url)
    await driver.see(text)
    await complainOfShift(driver, complain)
    for (const { name, tag, width, height } of await driver.measure(tappables)) {
      if (!name) complain(`a ${tag} without a name`)
      if (Math.min(width, height) < target) complain(`「${name}」 is ${width} × ${height}`)
    }
    for (const faint of await driver.measure(faintText)) complain(`faint: ${faint}`)
    if (elder) {
      for (const { text: small, size } of await driver.measure(smallText)) {
        complain(`「${small}」 is ${size} px`)
      }
    }
    for (const width of widths) {
      await driver.resize(width)
      for (const wide of await driver.measure(overflowing))
        complain(`too wide at ${width}: ${wide}`)
    }
    await driver.measure(layBare)
    for (const width of widths) {
      await driver.resize(width)
      for (const cut of await driver.measure(cutText)) complain(`cut at ${width}: ${cut}`)
      for (const pair of await driver.measure(overlappingText))
        complain(`over at ${width}: ${pair}`)
    }
    await driver.resize(390)
  }
  assert.deepEqual(complaints, [])
}
