import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { ports } from '@server/areas/assembled'
import { exchangeStock } from '@server/areas/catalogue/tables'
import { keepingRules } from '@server/areas/machine/pickup/rules'
import { told as toldAs } from '@server/areas/message/kinds'
import { linkTo } from '@server/areas/message/places'
import { waitingWishes } from '@server/areas/order/order'
import { packOrder } from '@server/areas/order/pack-order'
import { wishCase } from '@server/areas/order/wish-case'
import { identityCase } from '@server/areas/identity/desk'
import { type Counter, openCounter } from '../after-sale/counter'
import { openShop, type Shop, worthOf } from '../catalogue/shop'
import { openHouse } from '../harness/openHouse'
import { type Buyer, newPerson, type Person } from '../harness/people'
import { someApplication } from '../identity/applications'
import { openFleet } from '../machine/fleet'
import { openWechatTill } from '../payment/wechat-till'
import { openPostOffice, type PostOffice } from './post-office'

const messagePage = '/tp5/api/Message/messagePage'
const want = '/tp5/api/ExchangeShop/want'
const detail = '/tp5/api/ExchangeShop/Goods/detail'

const lasting = (days: number) => ({ worth: worthOf({ face: 500, uses: 1, valid_days: days }) })

describe('in the shop', () => {
  let office: PostOffice
  let person: Buyer
  before(async () => {
    office = await openPostOffice()
  })
  after(() => office.close())
  beforeEach(async () => {
    person = await office.buyer({ points: 100_000 })
  })

  async function daysLater(days: number) {
    office.later(days * 24 * 3600)
    person = { ...person, ...(await office.anew(person)) }
  }

  test('a parcel that the carrier took is told to its owner, once', async () => {
    await office.exchange(person, await office.goods())
    office.later(3600)
    await office.sweep('order')
    await office.sweep('order')
    assert.deepEqual(await office.titles(person), ['商品已发出'])
  })

  test('what expires is told three days before and the day before, in the morning', async () => {
    await office.exchange(person, await office.goods({ kind: 'coupon', facts: lasting(10) }))
    await daysLater(6)
    await office.sweep('holding')
    assert.deepEqual(await office.titles(person), [])
    await daysLater(1)
    person = { ...person, ...(await office.at(8.5, person)) }
    await office.sweep('holding')
    assert.deepEqual(await office.titles(person), [])
    person = { ...person, ...(await office.at(9, person)) }
    await office.sweep('holding')
    await office.sweep('holding')
    assert.deepEqual(await office.titles(person), ['卡券 3 天后到期'])
    await daysLater(2)
    await office.sweep('holding')
    assert.deepEqual(await office.titles(person), ['卡券明天到期', '卡券 3 天后到期'])
    await daysLater(2)
    await office.sweep('holding')
    assert.equal((await office.titles(person)).length, 2)
  })

  test('what expires on one day is told together, what was given just now not at all', async () => {
    const goodsId = await office.goods({ kind: 'coupon', title: '面馆券', facts: lasting(6) })
    await office.exchange(person, goodsId)
    await office.exchange(person, goodsId)
    await office.exchange(person, await office.goods({ kind: 'coupon', facts: lasting(1) }))
    await office.sweep('holding')
    assert.deepEqual(await office.titles(person), [])
    await daysLater(3)
    await office.sweep('holding')
    const { list } = await office.inbox(person)
    assert.deepEqual(
      list.map(({ text, link }) => [text, link]),
      [['“面馆券”等 2 张快到期了，记得用', '/exchangeShop/holdings']],
    )
  })

  test('who wanted what was sold out hears once that it is there again', async () => {
    const { db } = office.house.database
    const goodsId = await office.goods({ title: '龙井', stock: 0 })
    const stockUp = (stock: number) =>
      db.update(exchangeStock).set({ stock }).where(eq(exchangeStock.goodsId, goodsId))
    const wish = { goods_id: goodsId, wanted: 1 as const }
    const other = await office.person()
    await office.ask(want, wish, person)
    await office.ask(want, wish, other)
    await office.ask(want, { ...wish, wanted: 0 }, other)
    await office.sweep('catalogue')
    assert.deepEqual(await office.titles(person), [])
    await stockUp(3)
    await office.sweep('catalogue')
    await office.sweep('catalogue')
    const { list } = await office.inbox(person)
    assert.deepEqual(
      list.map(({ title, link }) => [title, link]),
      [['想要的有货了', `/exchangeShop/GoodDetailsOnline/${goodsId}`]],
    )
    assert.deepEqual(await office.titles(other), [])
    assert.equal((await office.call(want, wish, person)).message, '这件有货，现在就可以换')

    await stockUp(0)
    assert.equal((await office.ask(detail, { goods_id: goodsId }, person)).mine?.wanted, 0)
    await office.ask(want, wish, person)
    assert.equal((await office.ask(detail, { goods_id: goodsId }, person)).mine?.wanted, 1)
    await stockUp(3)
    await office.sweep('catalogue')
    assert.equal((await office.titles(person)).length, 1, 'a day has one such message')
    await stockUp(0)
    await daysLater(1)
    await office.ask(want, wish, person)
    await stockUp(1)
    await office.sweep('catalogue')
    assert.equal((await office.titles(person)).length, 2)
  })
})

describe('after a sale', () => {
  let counter: Counter
  let person: Buyer
  before(async () => {
    counter = await openCounter()
  })
  after(() => counter.close())
  beforeEach(async () => {
    person = await counter.buyer({ points: 100 })
  })

  const inbox = async () => (await counter.ask(messagePage, {}, person)).list
  const told = async () => (await inbox()).map(({ title, link }) => `${title} ${link}`)

  test('each step that the house takes is told, and leads to it', async () => {
    const { no } = await counter.inState(person, 'applied')
    assert.deepEqual(await told(), [])
    await counter.approve(no)
    counter.later(1)
    await counter.sendBack(person, no)
    await counter.approve(no)
    const link = `/exchangeShop/lookAfter?after_sale_no=${no}`
    assert.deepEqual(await told(), [`售后已退款 ${link}`, `售后待寄回 ${link}`])
  })

  test('a no says why', async () => {
    const { no } = await counter.inState(person, 'applied')
    await counter.refuse(no, '照片里没有破损')
    const [message] = await inbox()
    assert.equal(message?.title, '售后未通过')
    assert.match(message?.text ?? '', /照片里没有破损。补充凭证后可以再申请一次/)
  })

  test('goods that were not taken back are told with the reason, and once they are on their way', async () => {
    const { no } = await counter.inState(person, 'toOwner')
    const messages = await inbox()
    const titled = (name: string) => messages.find(({ title }) => title === name)
    const [sent, rejected] = [titled('售后商品寄还中'), titled('售后验收未通过')]
    assert.match(sent?.text ?? '', /收到商品后请确认/)
    assert.match(rejected?.text ?? '', /照片看不清。商品会按订单的地址寄还给您/)
    assert.equal(rejected?.link, `/exchangeShop/lookAfter?after_sale_no=${no}`)
  })

  test('who has not sent the goods back hears of it a day before it is too late', async () => {
    const { no } = await counter.inState(person, 'agreed')
    const warnings = async () =>
      (await inbox()).filter(({ text }) => text.includes('一天内寄回')).length
    counter.laterDays(5)
    await counter.runJobs()
    person = { ...person, ...(await counter.anew(person)) }
    assert.equal(await warnings(), 0)
    counter.laterDays(1.5)
    await counter.runJobs()
    await counter.runJobs()
    person = { ...person, ...(await counter.anew(person)) }
    assert.equal(await warnings(), 1)
    await counter.sendBack(person, no)
    counter.laterDays(1)
    await counter.runJobs()
    person = { ...person, ...(await counter.anew(person)) }
    assert.equal(await warnings(), 1)
  })

  test('money of an after-sale is told once, when it is back', async () => {
    await counter.inState(person, 'refunding')
    counter.later(60)
    await counter.runJobs()
    await counter.runJobs()
    const titles = (await inbox()).map(({ title }) => title)
    assert.deepEqual(titles, ['售后已退款', '售后待寄回'])
  })
})

describe('money of an order that was cancelled', () => {
  test('is told when it is back, once', async (t) => {
    const { fake, till, close } = await openWechatTill()
    t.after(close)
    const person = await till.buyer()
    const orderSn = await till.order(person, await till.goods())
    const { payment_no } = await till.open(person, orderSn)
    fake.pay(payment_no)
    await till.hear(await fake.tell(payment_no))
    await till.ask('/tp5/api/ExchangeOrder/cancel', { order_sn: orderSn }, person)
    for (let nth = 0; nth < 3; nth++) {
      await till.refund()
      till.later(60)
    }
    const { list } = await till.ask(messagePage, {}, person)
    assert.deepEqual(
      list.map(({ title, link }) => [title, link]),
      [['退款已退回', `/exchangeShop/OrderDetails/${orderSn}`]],
    )
  })
})

describe('what was asked of an order that is packed', () => {
  let shop: Shop
  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())

  async function answered(decision: 'approve' | 'refuse') {
    const { database, config } = shop.house
    const person = await shop.buyer({ points: 100 })
    const { order_sn } = await shop.exchange(person, await shop.goods({ title: '搪瓷缸' }))
    await database.transaction((tx) => packOrder(tx, order_sn, shop.now()))
    await shop.ask('/tp5/api/ExchangeOrder/askCancel', { order_sn }, person)
    const desk = wishCase(ports)
    await database.transaction(async (db) => {
      const context = { db, config, now: shop.now() }
      const wish = (await waitingWishes(db, [order_sn])).get(order_sn)!
      await desk[decision]?.(context, wish.wishId, '已经装车')
    })
    const { list } = await shop.ask(messagePage, {}, person)
    return { told: list.map(({ title, text, link }) => [title, text, link]), order_sn }
  }

  test('is told with the answer of the house', async () => {
    const { told, order_sn } = await answered('refuse')
    const link = `/exchangeShop/OrderDetails/${order_sn}`
    assert.deepEqual(told, [['客服没有同意取消', '“搪瓷缸”：已经装车', link]])
  })

  test('is told when the house agrees', async () => {
    const { told, order_sn } = await answered('approve')
    const link = `/exchangeShop/OrderDetails/${order_sn}`
    assert.deepEqual(told, [['客服已同意取消', '“搪瓷缸”：点开看现在的订单', link]])
  })
})

describe('points that went back without their owner having asked', () => {
  test('are told where a machine gave nothing, or nobody came for it', async (t) => {
    const fleet = await openFleet()
    t.after(() => fleet.close())
    const told = async (person: Person) =>
      (await fleet.ask(messagePage, {}, person)).list.map(({ text }) => text)
    const { slot, machineSn } = await fleet.machine({}, { points: 30, title: '汽水' })

    const late = await fleet.person({ points: 100 })
    const { order_sn } = await fleet.order(late, slot)
    fleet.later((keepingRules.minutes + 1) * 60)
    await fleet.work()
    await fleet.work()
    assert.deepEqual(await told(late), ['“汽水”：过了取货时间没有来取，30 积分已退回您的账户'])
    const { list } = await fleet.ask(messagePage, {}, late)
    const page = '/exchangeShop/OrderDetailsOnlineMachine'
    assert.equal(list[0]?.link, `${page}?order_sn=${order_sn}`)

    await fleet.device(machineSn).beat()
    const unlucky = await fleet.person({ points: 100 })
    await fleet.exchange(unlucky, slot)
    const [command] = await fleet.device(machineSn).commands()
    await fleet.device(machineSn).result(command!.command_no, 'failed', '推杆卡住')
    assert.deepEqual(await told(unlucky), ['“汽水”：货道故障，没有出货，30 积分已退回您的账户'])
  })

  test('are told where a silent machine was given up', async (t) => {
    const fleet = await openFleet()
    t.after(() => fleet.close())
    const { slot } = await fleet.machine({}, { points: 30, title: '汽水' })
    const person = await fleet.person({ points: 100 })
    await fleet.exchange(person, slot)
    fleet.later(61)
    await fleet.work()
    const { list } = await fleet.ask(messagePage, {}, person)
    assert.deepEqual(
      list.map(({ text }) => text),
      ['“汽水”：机器没有响应，没有出货，30 积分已退回您的账户'],
    )
  })
})

for (const [seller, link] of [
  ['shop', '/exchangeShop/OrderDetails/LJ1'],
  ['machine', '/exchangeShop/OrderDetailsOnlineMachine?order_sn=LJ1'],
  ['campaign', '/campaignOrders'],
  ['advertiser', '/advertiserswallet'],
  ['refill', '/iter/purchaseOrder/orderDetail?order_sn=LJ1'],
] as const)
  test(`money of an order of ${seller} leads to where that order stands`, () => {
    const { place } = toldAs('refund', { order_sn: 'LJ1', seller, goods: '充值', cents: 100 })
    assert.equal(linkTo(place), link)
  })

describe('an application to be verified', () => {
  test('is told when it was decided, with the reason of a no', async (t) => {
    const house = await openHouse({ seeded: false })
    t.after(() => house.close())
    const person = await newPerson(house)
    const decide = async (decision: 'approve' | 'refuse') => {
      await house.ask('/user/nameVerify/verify', await someApplication(house, person.token), person)
      const { rows } = await house.database.pool.query<{ case_id: string }>(
        `select case_id from identities where state = 'waiting'`,
      )
      await house.database.transaction(async (db) => {
        const context = { db, config: house.config, now: new Date() }
        await identityCase[decision]?.(context, rows[0]!.case_id, '照片看不清')
      })
    }
    await decide('refuse')
    await decide('approve')
    const { list } = await house.ask(messagePage, {}, person)
    assert.deepEqual(
      list.map(({ title, text }) => [title, text]),
      [
        ['实名认证通过了', '需要实名的商品现在可以兑换了'],
        ['实名认证没有通过', '照片看不清，改好可以再提交一次'],
      ],
    )
  })
})
