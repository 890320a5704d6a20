import assert from 'node:assert/strict'
import { credit } from '@server/areas/wallet/wallet'
import { demo } from '@server/database/demo'
import { until } from '@linji/mini-program'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { thermometer } from './exchange'
import { callsTo, newestAnswer } from './pages'
import { signInBySms } from './auth'
import { goodsIdOf, whileIdentityIsAsked, whileSoldOut } from './shelf'
import type { Stage } from './stage'

const checkCall = '/tp5/api/ExchangeShop/check'
const coupon = '阿宁花铺 10 元券'
const eCode = '全国流量 1GB 七日包'
const packet = '长辈安心月包'

/** Where an offer is looked at, for points. */
export const offerUrl = async (
  stage: Stage,
  title: string,
  page: 'discountCoupon' | 'DigitalGoods' | 'GoodDetailsOnline' | 'VipPackets',
): Promise<string> => `/exchangeShop/${page}/${await goodsIdOf(stage, title)}/1`

/** By a word of its name to the last word, and back to what was found. */
async function findBySearch(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/exchangeShop')
  await driver.tap('搜索商品')
  await driver.at('searchGoods')
  await driver.see('邻居常换')
  await driver.fill('搜索词', '体温计')
  await driver.tap('搜索')
  await driver.tap(thermometer)
  await driver.at('goodDetailsOnline')
  await driver.tap('立即兑换')
  await driver.at('order')
  await driver.see('换后剩余积分')
  await driver.back()
  await driver.at('goodDetailsOnline')
  await driver.back()
  await driver.at('searchGoods')
  await driver.see(thermometer)
  assert.equal(callsTo(driver, '/tp5/api/ExchangeShop/Goods/lists').filter(isSearch).length, 1)
}

const isSearch = ({ parameters }: Driver['calls'][number]) => parameters.words === '体温计'

/** What the page cannot know the check says, and where to go with it. */
async function refusedByCheck(driver: Driver, stage: Stage): Promise<void> {
  const { database } = stage.server
  const at = new Date()
  const gift = { currency: 'points', amount: 5000, from: 'gift', title: '见面礼', at } as const
  await database.transaction((tx) => credit(tx, { userId: demo.otherMerchant.userId, ...gift }))
  await stage.signedIn(driver, 'otherMerchant')
  const couponId = await goodsIdOf(stage, coupon)
  await whileIdentityIsAsked(stage, couponId, async () => {
    await driver.open('/exchangeShop')
    await driver.tap('优惠券')
    await driver.at('goodsOfKind')
    await driver.tap(coupon)
    await driver.at('discountCoupon')
    await driver.see('满 39 可用')
    await driver.tap('立即兑换')
    await driver.see('兑换这件商品需要先完成实名认证')
    await driver.tap('去实名')
    await driver.at('authentication')
  })

  await driver.open(await offerUrl(stage, eCode, 'DigitalGoods'))
  await driver.see('查看券码')
  await whileSoldOut(stage, await goodsIdOf(stage, eCode), async () => {
    await driver.tap('立即兑换')
    await driver.see('这件已经换完了，看看别的')
    await driver.tap('已经换完了，到货提醒我')
    await driver.see('到货会提醒您')
    const { people } = await newestAnswer<{ people: number }>(driver, '/tp5/api/ExchangeShop/want')
    assert.ok(people >= 1)
  })
}

/** A shared packet is shown to everybody; who wants it signs in and goes on where they were going. */
async function sharedPacket(driver: Driver, stage: Stage): Promise<void> {
  await driver.open(await offerUrl(stage, packet, 'VipPackets'))
  await driver.see('里面有 4 项权益')
  await driver.tap('立即兑换')
  await signInBySms(driver, stage, 'otherMerchant')
  await driver.at('vipOrderConfirm')
  await until('the check of the last word', () =>
    Promise.resolve(callsTo(driver, checkCall).length > 0 || undefined),
  )
}

export const flows: readonly Flow[] = [
  { title: 'goods are found by a word and lead to the last word', run: findBySearch },
  { title: 'a check says why not and what to do about it', run: refusedByCheck },
  {
    title: 'a shared packet opens signed out and goes on after signing in',
    run: sharedPacket,
  },
]
