import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { nothing, type Price } from '@server/areas/order/price'
import { openShop, rightOf, type Shop, worthOf } from '../catalogue/shop'
import type { Buyer, Person } from '../harness/people'

const calls = {
  detail: '/tp5/api/ExchangeShop/UserExchange/detail',
  refund: '/tp5/api/ExchangeShop/UserExchange/refund',
  lists: '/tp5/api/ExchangeShop/UserExchange/lists',
  code: '/tp5/api/ExchangeShop/UserExchange/code',
  use: '/tp5/api/VillageEnter/useCode',
  order: '/tp5/api/ExchangeOrder/detail',
  cancel: '/tp5/api/ExchangeOrder/cancel',
  receive: '/tp5/api/VipPackets/receiveRights',
  invite: '/tp5/api/VipPackets/invite',
  accept: '/tp5/api/ExchangeShop/Goods/exchangeByInviteId',
} as const

let shop: Shop
let merchantId: number
let clerk: Person
before(async () => {
  shop = await openShop()
  ;({ merchantId, clerk } = await shop.merchant())
})
after(() => shop.close())

const day = 24 * 3600
const price = { points: 100, gold: 7, money: 1000 }

interface Sold {
  number?: number
  uses?: number
  ways?: Price[]
  refund?: '' | 'left'
}

/** A service of so many uses, paid for. */
async function bought(buyer: Buyer, { number = 1, uses = 3, ...given }: Sold = {}) {
  const { ways = [price], refund = 'left' } = given
  const facts = { worth: worthOf({ uses, valid_days: 5 }) }
  const goodsId = await shop.goods({ kind: 'packet', merchantId, ways, refund, facts })
  const { order_sn, state } = await shop.exchange(buyer, goodsId, { number, exchange_type: 7 })
  if (state === 'unpaid') await shop.pay(buyer, order_sn)
  const { list } = await shop.ask(calls.lists, {}, buyer)
  const ids = list.filter(({ goods_id }) => goods_id === goodsId).map((one) => one.holding_id)
  return { order_sn, goodsId, ids, holding_id: ids[0]! }
}

const packetFacts = {
  worth: worthOf({ valid_days: 5 }),
  rights: [
    { ...rightOf('01', 'coupon'), share: 3 },
    rightOf('02', 'coupon'),
    rightOf('03', 'goods'),
  ],
}

async function packet(buyer: Buyer) {
  const goodsId = await shop.goods({
    ...{ kind: 'vip', ways: [price], refund: 'left', facts: packetFacts },
  })
  const { order_sn } = await shop.exchange(buyer, goodsId, { exchange_type: 7 })
  await shop.pay(buyer, order_sn)
  const { list } = await shop.ask(calls.lists, { kind: 'vip' }, buyer)
  const { holding_id } = list.find(({ goods_id }) => goods_id === goodsId)!
  const { rights } = await shop.ask(calls.detail, { holding_id }, buyer)
  return { order_sn, holding_id, rights: rights.map((one) => one.holding_id) }
}

async function use(buyer: Buyer, holding_id: string) {
  shop.later(60)
  const { code } = await shop.ask(calls.code, { holding_id }, buyer)
  await shop.ask(calls.use, { code }, await shop.proved(clerk))
}

const newBuyer = () => shop.buyer({ points: 1000, gold: 100 })
const left = async (buyer: Buyer, holding_id: string) =>
  (await shop.ask(calls.detail, { holding_id }, buyer)).refundable
const moneyBack = async (buyer: Buyer) => {
  const { rows } = await shop.house.database.pool.query<{ sum: number }>(
    `select coalesce(sum(refunds.amount), 0)::int as sum
     from refunds join payments using (payment_no)
     where user_id = $1 and refunds.done_at is not null`,
    [buyer.userId],
  )
  return rows[0]!.sum
}
const sumOf = ({ points, gold, money }: Price) => ({ points, gold, money })

const inbox = async (buyer: Buyer) =>
  (await shop.ask('/tp5/api/Message/messagePage', {}, buyer)).list.map(({ text }) => text)

describe('what is left of a thing', () => {
  test('of points alone is told to its owner when its time is over, and never when they ask', async () => {
    const buyer = await newBuyer()
    const points = { ...nothing, points: 90 }
    const { holding_id } = await bought(buyer, { ways: [points] })
    await use(buyer, holding_id)
    shop.later(6 * day)
    await shop.work()
    await shop.work()
    const back = (await inbox({ ...buyer, ...(await shop.anew(buyer)) })).filter((text) =>
      text.includes('退回'),
    )
    assert.equal(back.length, 1)
    assert.match(back[0]!, /：过期没用完，60 积分已退回您的账户$/)
  })

  test('is told to the last point and cent, and goes back as it was told', async () => {
    const buyer = await newBuyer()
    const { holding_id, order_sn } = await bought(buyer)
    await use(buyer, holding_id)
    const told = (await left(buyer, holding_id))!
    assert.deepEqual(told, { points: 67, gold: 5, money: 667, left: 2, parts: 3 })
    const form = { holding_id, ...sumOf(told) }
    assert.deepEqual(await shop.ask(calls.refund, form, buyer), sumOf(told))
    assert.deepEqual(await shop.purse(buyer), { points: 967, gold: 98 })
    await shop.work()
    assert.equal(await moneyBack(buyer), 667)
    const { state, refundable, refunded } = await shop.ask(calls.detail, { holding_id }, buyer)
    assert.deepEqual([state, refundable, refunded?.money], ['refunded', null, 667])
    const { timeline } = await shop.ask(calls.order, { order_sn }, buyer)
    assert.equal(timeline.at(-1)?.text, '没用完，退回 67 积分 + 5 金币 + ¥6.67')
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('goes back once, however often and from however many sides it is asked for', async () => {
    const buyer = await newBuyer()
    const { holding_id, order_sn } = await bought(buyer)
    const form = { holding_id, ...sumOf((await left(buyer, holding_id))!) }
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => shop.call(calls.refund, form, buyer)),
      shop.call(calls.cancel, { order_sn }, buyer),
    ])
    assert.equal(replies.filter(({ error }) => error === 0).length, 1)
    assert.deepEqual(await shop.purse(buyer), { points: 1000, gold: 100 })
    await shop.work()
    assert.equal(await moneyBack(buyer), 1000)
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('does not go back by another sum than was told', async () => {
    const buyer = await newBuyer()
    const { holding_id } = await bought(buyer)
    const form = { holding_id, ...sumOf((await left(buyer, holding_id))!) }
    await use(buyer, holding_id)
    const reply = await shop.call(calls.refund, form, buyer)
    assert.deepEqual(
      [reply.error, reply.message],
      [2015, '可退的数目刚刚变了，请按现在的数目再确认一次'],
    )
    assert.deepEqual(await shop.purse(buyer), { points: 900, gold: 93 })
  })

  test('of each piece of an order goes back by itself, and all together make up the price', async () => {
    const buyer = await newBuyer()
    const three = [{ ...nothing, points: 10, gold: 1, money: 101 }]
    const { ids } = await bought(buyer, { number: 3, ways: three })
    for (const holding_id of ids) {
      const form = { holding_id, ...sumOf((await left(buyer, holding_id))!) }
      await shop.ask(calls.refund, form, buyer)
    }
    assert.deepEqual(await shop.purse(buyer), { points: 1000, gold: 100 })
    await shop.work()
    assert.equal(await moneyBack(buyer), 303)
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('is nobody else’s to ask for, nor of what was sold on other terms or given on', async () => {
    const buyer = await newBuyer()
    const mine = await bought(buyer)
    const form = { holding_id: mine.holding_id, ...price }
    assert.equal((await shop.call(calls.refund, form, await newBuyer())).error, 404)

    const other = await bought(buyer, { refund: '' })
    assert.equal(await left(buyer, other.holding_id), null)
    const refused = { holding_id: other.holding_id, ...price }
    assert.equal((await shop.call(calls.refund, refused, buyer)).error, 2015)

    const { invite_id } = await shop.ask(calls.invite, { holding_id: mine.holding_id }, buyer)
    assert.equal((await shop.call(calls.refund, form, buyer)).error, 2015)
    const guest = await newBuyer()
    const { holding_id } = await shop.ask(calls.accept, { invite_id }, guest)
    assert.equal(await left(guest, holding_id), null)
    assert.equal((await shop.call(calls.refund, { holding_id, ...price }, guest)).error, 2015)
    assert.equal((await shop.call(calls.refund, form, buyer)).error, 2015)
    assert.deepEqual(await shop.wrongs(), [])
  })
})

describe('what is left of a packet', () => {
  test('is what nobody asked for, by the share of each right', async () => {
    const buyer = await newBuyer()
    const { holding_id, rights, order_sn } = await packet(buyer)
    await shop.ask(calls.receive, { holding_id: rights[0]! }, buyer)
    const told = (await left(buyer, holding_id))!
    assert.deepEqual(told, { points: 40, gold: 3, money: 400, left: 2, parts: 5 })
    assert.equal((await shop.call(calls.cancel, { order_sn }, buyer)).error, 2011)
    await shop.ask(calls.refund, { holding_id, ...sumOf(told) }, buyer)
    const { rights: after } = await shop.ask(calls.detail, { holding_id }, buyer)
    assert.deepEqual(
      after.map(({ state }) => state),
      ['usable', 'refunded', 'refunded'],
    )
    const form = { holding_id: rights[2]!, address_id: buyer.addressId }
    assert.equal((await shop.call(calls.receive, form, buyer)).error, 2015)
    await shop.work()
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('that nothing was asked of goes back whole with its order', async () => {
    const buyer = await newBuyer()
    const { order_sn } = await packet(buyer)
    await shop.ask(calls.cancel, { order_sn }, buyer)
    assert.deepEqual(await shop.held(buyer), [])
    await shop.work()
    assert.equal(await moneyBack(buyer), 1000)
    assert.deepEqual(await shop.wrongs(), [])
  })
})

describe('what has run out', () => {
  test('gives back by itself what was not used, once', async () => {
    const buyer = await newBuyer()
    const { holding_id, order_sn } = await bought(buyer)
    await use(buyer, holding_id)
    shop.later(7 * day)
    for (const times of [1, 2]) {
      await shop.work()
      assert.deepEqual(await shop.purse(buyer), { points: 967, gold: 98 }, String(times))
      assert.equal(await moneyBack(buyer), 667)
    }
    const again = await shop.anew(buyer)
    const { refunded } = await shop.ask(calls.detail, { holding_id }, again)
    assert.deepEqual([refunded?.left, refunded?.expired], [2, 1])
    const { timeline } = await shop.ask(calls.order, { order_sn }, again)
    assert.equal(timeline.at(-1)?.text, '过期没用完，退回 67 积分 + 5 金币 + ¥6.67')
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('gives nothing back of what was used up, given on, or sold on other terms', async () => {
    const buyer = await newBuyer()
    const used = await bought(buyer, { uses: 1 })
    await use(buyer, used.holding_id)
    await bought(buyer, { refund: '' })
    const given = await bought(buyer)
    const { invite_id } = await shop.ask(calls.invite, { holding_id: given.holding_id }, buyer)
    await shop.ask(calls.accept, { invite_id }, await newBuyer())
    const purse = await shop.purse(buyer)
    shop.later(7 * day)
    await shop.work()
    assert.deepEqual(await shop.purse(await shop.anew(buyer)), purse)
    assert.equal(await moneyBack(buyer), 0)
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('also goes back while it was offered to a neighbour who never came', async () => {
    const buyer = await newBuyer()
    const { holding_id } = await bought(buyer)
    shop.later(4 * day)
    const owner = await shop.anew(buyer)
    await shop.ask(calls.invite, { holding_id }, owner)
    shop.later(3 * day)
    await shop.work()
    assert.deepEqual(await shop.purse(await shop.anew(buyer)), { points: 1000, gold: 100 })
    assert.equal(await moneyBack(buyer), 1000)
    assert.deepEqual(await shop.wrongs(), [])
  })
})
