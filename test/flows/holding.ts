import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { type In, type Out, type Path } from '@contract/api'
import { exchangeGoods } from '@server/areas/catalogue/tables'
import { demo } from '@server/database/demo'
import { codeGroups } from '@/pages/holding/business-packets-use/codeGroups'
import { callOverHttp } from '../server/harness/overHttp'
import { sessionOf } from '../server/harness/sessions'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { houseOf } from './houseOf'
import { newestAnswer } from './pages'
import type { Stage, Who } from './stage'

const coupon = '檐下咖啡 10 元券'
const packet = '新邻居见面礼包'

/** What somebody does on another phone, or at a counter. */
async function ask<P extends Path>(stage: Stage, who: Who, call: P, input: In<P>): Promise<Out<P>> {
  const { url } = stage.server
  const { database, config } = houseOf(stage)
  const token = await sessionOf(database.db, demo[who].userId)
  const { error, message, data } = await callOverHttp(url, config, call, input, { token })
  if (error !== 0) throw new Error(`${call} was refused: ${error} ${message}`)
  return data
}

/** Exchanges one of that title, and gives what the person then holds. */
async function exchanged(stage: Stage, who: Who, title: string): Promise<string> {
  const [goods] = await stage.server.database.db
    .select({ goods_id: exchangeGoods.goodsId })
    .from(exchangeGoods)
    .where(eq(exchangeGoods.title, title))
  const wanted = { ...goods!, number: 1, exchange_type: 1 } as const
  const { ticket } = await ask(stage, who, '/tp5/api/ExchangeShop/check', wanted)
  const { order_sn } = await ask(stage, who, '/tp5/api/ExchangeShop/exchange', { ticket })
  const success = '/tp5/api/ExchangeShop/Goods/exchangeSuccess'
  const { holdings } = await ask(stage, who, success, { order_sn })
  return holdings[0]!
}

/** From the wallet to the neighbour who accepts it, and the points for the giver. */
async function giveToNeighbour(driver: Driver, stage: Stage, neighbour: Driver): Promise<void> {
  await exchanged(stage, 'consumer', coupon)
  await stage.signedIn(driver, 'consumer')
  await driver.open('/exchangeShop/holdings')
  await driver.tap(coupon)
  await driver.at('holding')
  await driver.tap('转赠')
  await driver.fill('想说的话（可不填）', '周末请你喝咖啡')
  await driver.tap('生成邀请')
  await driver.at('holdingInvite')
  await driver.see('等邻居来领')
  const invite = '/tp5/api/VipPackets/inviteDetail'
  const { invite_id } = await newestAnswer<Out<typeof invite>>(driver, invite)

  await stage.signedIn(neighbour, 'newcomer')
  await neighbour.open(`/exchangeShop/invite/${invite_id}`)
  await neighbour.see('王** 送您一份心意')
  await neighbour.see('周末请你喝咖啡')
  await neighbour.tap('收下这份心意')
  await neighbour.at('holding')
  await neighbour.see('王** 送给您的')
  await neighbour.see('出示券码')

  await driver.open('/exchangeShop/Task')
  await driver.tap('领取：本周送邻居一份心意')
  await driver.see('今天领到')
  const receive = '/tp5/api/ExchangeShop/PointsTask/receive'
  const { points } = await newestAnswer<Out<typeof receive>>(driver, receive)
  assert.equal(points, 80)
}

/** One right is sent home, one is a coupon: a merchant redeems it, which the phone notices by itself. */
export async function receiveRights(driver: Driver, stage: Stage): Promise<void> {
  const holding_id = await exchanged(stage, 'consumer', packet)
  const detail = '/tp5/api/ExchangeShop/UserExchange/detail'
  const { rights } = await ask(stage, 'consumer', detail, { holding_id })
  const ticket = rights.find(({ title }) => title.startsWith('麦垛烘焙'))!
  const parcel = rights.find(({ kind }) => kind === 'goods')!
  await stage.signedIn(driver, 'consumer')
  await driver.open(`/exchangeShop/holding/${holding_id}`)
  await driver.see(`权益，还有 ${rights.length} 项没领`)
  await driver.tap(`领取：${parcel.title}`)
  await driver.see('寄到哪里')
  await driver.tap('领取，寄到这里')
  await driver.at('orderDetails')
  await driver.see(parcel.title)
  await driver.back()
  await driver.at('holding')
  await driver.tap(`领取：${ticket.title}`)
  await driver.see(`权益，还有 ${rights.length - 2} 项没领`)
  await driver.tap(`去用：${ticket.title}`)

  await driver.at('businessPacketsUse')
  await driver.see('券码自动更新')
  const shown = '/tp5/api/ExchangeShop/UserExchange/code'
  const { code } = await newestAnswer<Out<typeof shown>>(driver, shown)
  await driver.see(codeGroups(code.slice(0, 9)))
  await ask(stage, 'otherMerchant', '/tp5/api/VillageEnter/useCode', { code })
  await driver.see('商家已核销')
  await driver.see('麦垛烘焙')
}

/** Whoever redeems finds the counter from the first page. */
async function goToCounter(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'merchant')
  await driver.tap('扫码核销，我的岗位')
  await driver.at('merchantRedeem')
  await driver.see('核销券码')
}

export const flows: readonly Flow[] = [
  { title: 'a merchant goes from the first page to the counter', run: goToCounter },
  {
    title: 'a coupon is given to a neighbour who accepts it, and the giver gets points',
    run: (driver, stage, onAnother) => onAnother((other) => giveToNeighbour(driver, stage, other)),
  },
  {
    title: 'the rights of a packet are received, one by parcel, one redeemed by a merchant',
    run: receiveRights,
  },
]
