import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { exchangeGoods, exchangeStock } from '@server/areas/catalogue/tables'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer, newPerson } from '../harness/people'
import { someNonce } from '../harness/request'
import { newGoods } from './goods'

const check = '/tp5/api/ExchangeShop/check'
const exchange = '/tp5/api/ExchangeShop/exchange'
const detail = '/tp5/api/ExchangeOrder/detail'
const success = '/tp5/api/ExchangeShop/Goods/exchangeSuccess'

let now: Date
let house: House
before(async () => {
  house = await openHouse({ clock: () => now })
})
beforeEach(() => {
  now = new Date()
})
after(() => house.close())

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const timestamp = () => Math.floor(now.getTime() / 1000)

async function ticketFor({ token }: Buyer, goodsId: number, number = 1, type: 1 | 2 = 1) {
  const wish = { goods_id: goodsId, number, exchange_type: type }
  return (await house.ask(check, wish, { token })).ticket
}

const use = (buyer: Buyer, ticket: string, sending = {}) =>
  house.call(
    exchange,
    { ticket, address_id: buyer.addressId },
    { token: buyer.token, timestamp: timestamp(), ...sending },
  )

async function stockOf(goodsId: number) {
  const [row] = await house.database.db
    .select()
    .from(exchangeStock)
    .where(eq(exchangeStock.goodsId, goodsId))
  return [row?.stock, row?.sold]
}

async function pointsOf({ token }: Buyer) {
  return (await house.ask('/user/Center/index', {}, { token })).points
}

describe('an exchange', () => {
  test('takes the points and the stock and leaves an order', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const goodsId = await newGoods(house.database, { points: 300, stock: 5 })
    const ticket = await ticketFor(buyer, goodsId, 2)
    const { token } = buyer
    const form = { ticket, address_id: buyer.addressId, note: '放门口' }
    const made = await house.ask(exchange, form, { token })
    assert.match(made.order_sn, /^LJ\d{22}$/)
    assert.deepEqual([made.points, made.gold, made.money], [600, 0, 0])
    assert.deepEqual(await stockOf(goodsId), [3, 2])

    const order = await house.ask(detail, { order_sn: made.order_sn }, { token })
    assert.deepEqual(
      [order.state, order.number, order.points, order.note],
      ['paid', 2, 600, '放门口'],
    )
    assert.deepEqual(order.address, {
      province: '浙江省',
      city: '杭州市',
      district: '余杭区',
      name: '李明',
      phone: '13912345678',
      detail: '东苑 1 幢',
    })
    const said = await house.ask(success, { order_sn: made.order_sn }, { token })
    assert.deepEqual([said.points, said.purse], [600, { points: 400, gold: 0 }])
    const ledger = await house.ask('/tp5/api/ExchangeShop/UserPoints/detail', {}, { token })
    assert.deepEqual(
      [ledger.list[0]?.amount, ledger.list[0]?.balance, ledger.list[0]?.order_sn],
      [-600, 400, made.order_sn],
    )
  })

  test('for gold takes gold and no points', async () => {
    const buyer = await newBuyer(house, { points: 1000, gold: 30 })
    const goodsId = await newGoods(house.database, { gold: 12 })
    const reply = await use(buyer, await ticketFor(buyer, goodsId, 2, 2))
    assert.deepEqual([reply.error, (reply.data as { gold: number }).gold], [0, 24], reply.message)
    assert.equal(await pointsOf(buyer), 1000)
  })

  test('keeps the address as it was, whatever becomes of it later', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const goodsId = await newGoods(house.database)
    const { token, addressId } = buyer
    const made = await use(buyer, await ticketFor(buyer, goodsId))
    const moved = { name: '李明', phone: '13912345678', region_code: '440305', detail: '新家' }
    await house.ask('/user/address/edit', { ...moved, address_id: addressId }, { token })
    const { order_sn } = made.data as { order_sn: string }
    const order = await house.ask(detail, { order_sn }, { token })
    assert.equal(order.address?.detail, '东苑 1 幢')
    assert.equal(order.address?.city, '杭州市')
  })

  test('stores name, phone and detail of the recipient sealed', async () => {
    const { rows } = await house.database.pool.query<{ text: string }>(
      `select encode(recipient, 'escape') || orders::text as text from orders
         where recipient is not null
       union all
       select encode(recipient, 'escape') || addresses::text from addresses`,
    )
    assert.ok(rows.length > 0)
    for (const { text } of rows) assert.doesNotMatch(text, /王桂兰|13800000001|李明|13912345678|幢/)
  })

  test('with the same request again gives the same answer and takes nothing more', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const goodsId = await newGoods(house.database, { stock: 5 })
    const ticket = await ticketFor(buyer, goodsId)
    const nonce = someNonce()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => use(buyer, ticket, { nonce })),
    )
    assert.equal(new Set(replies.map(({ text }) => text)).size, 1)
    assert.equal(replies[0]?.error, 0)
    assert.deepEqual(await stockOf(goodsId), [4, 1])
    assert.equal(await pointsOf(buyer), 900)
  })
})

describe('a ticket', () => {
  test('is good once, however many taps there are', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const goodsId = await newGoods(house.database, { stock: 5 })
    const ticket = await ticketFor(buyer, goodsId)
    const replies = await Promise.all(Array.from({ length: 10 }, () => use(buyer, ticket)))
    assert.deepEqual(
      replies.map(({ error }) => error).sort((one, other) => one - other),
      [0, ...Array<number>(9).fill(2007)],
    )
    assert.deepEqual(await stockOf(goodsId), [4, 1])
    assert.equal(await pointsOf(buyer), 900)
  })

  test('expires after ten minutes', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const ticket = await ticketFor(buyer, await newGoods(house.database))
    later(601)
    assert.equal((await use(buyer, ticket)).error, 2008)
  })

  test('of another person is as unknown as one that never was', async () => {
    const [owner, thief] = [
      await newBuyer(house, { points: 1000 }),
      await newBuyer(house, { points: 1000 }),
    ]
    const goodsId = await newGoods(house.database, { stock: 5 })
    const ticket = await ticketFor(owner, goodsId)
    assert.equal((await use(thief, ticket)).error, 2008)
    assert.equal((await use(thief, '01940000-0000-7000-8000-00000000ffff')).error, 2008)
    assert.equal((await use(owner, ticket)).error, 0)
  })

  test('survives a refusal, so that the person may mend what was wrong', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const other = await newBuyer(house, {})
    const ticket = await ticketFor(buyer, await newGoods(house.database))
    const wrong = await use({ ...buyer, addressId: other.addressId }, ticket)
    assert.equal(wrong.error, 404)
    assert.equal((await use(buyer, ticket)).error, 0)
  })

  test('is no use at another price than the one that was shown', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const goodsId = await newGoods(house.database, { stock: 5 })
    const ticket = await ticketFor(buyer, goodsId)
    await house.database.db
      .update(exchangeGoods)
      .set({ ways: [{ points: 150, gold: 0, money: 0 }] })
      .where(eq(exchangeGoods.goodsId, goodsId))
    const { error, message } = await use(buyer, ticket)
    assert.deepEqual([error, message], [2008, '价格有变动，请返回商品页重新兑换'])
    assert.deepEqual(await stockOf(goodsId), [5, 0])
    assert.equal(await pointsOf(buyer), 1000)
  })
})

describe('what is refused', () => {
  test('at the check is told by its reason', async () => {
    const poor = await newBuyer(house, { points: 10 })
    const soldOut = await newGoods(house.database, { stock: 0 })
    const dear = await newGoods(house.database, { points: 5000 })
    const gone = await newGoods(house.database, { onShelf: false })
    const ask = async (goodsId: number, exchangeType: 1 | 2 = 1) => {
      const wish = { goods_id: goodsId, number: 1, exchange_type: exchangeType }
      return (await house.call(check, wish, { token: poor.token })).error
    }
    assert.deepEqual(
      [await ask(soldOut), await ask(dear), await ask(gone), await ask(dear, 2), await ask(999999)],
      [2001, 2003, 2002, 400, 404],
    )
  })

  test('between check and exchange is told as well, and changes nothing', async () => {
    const buyer = await newBuyer(house, { points: 250 })
    const goodsId = await newGoods(house.database, { stock: 2 })
    const first = await ticketFor(buyer, goodsId, 2)
    const second = await ticketFor(buyer, goodsId, 1)
    assert.equal((await use(buyer, first)).error, 0)
    assert.equal((await use(buyer, second)).error, 2001)

    const other = await newGoods(house.database, { stock: 2 })
    const rich = await newBuyer(house, { points: 150 })
    const [one, two] = [await ticketFor(rich, other), await ticketFor(rich, other)]
    assert.equal((await use(rich, one)).error, 0)
    assert.equal((await use(rich, two)).error, 2003)
    assert.deepEqual(await stockOf(other), [1, 1])
    assert.equal(await pointsOf(rich), 50)

    const vanished = await newGoods(house.database, { stock: 2, points: 10 })
    const ticket = await ticketFor(rich, vanished)
    await house.database.db
      .update(exchangeGoods)
      .set({ onShelf: false })
      .where(eq(exchangeGoods.goodsId, vanished))
    assert.equal((await use(rich, ticket)).error, 2002)
    assert.deepEqual(await stockOf(vanished), [2, 0])
  })

  test('holds a limit per person against many exchanges at once', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const goodsId = await newGoods(house.database, { stock: 50, limitPerUser: 3 })
    const tickets = await Promise.all(Array.from({ length: 8 }, () => ticketFor(buyer, goodsId)))
    const replies = await Promise.all(tickets.map((ticket) => use(buyer, ticket)))
    assert.equal(replies.filter(({ error }) => error === 0).length, 3)
    assert.equal(replies.filter(({ error }) => error === 2005).length, 5)
    assert.deepEqual(await stockOf(goodsId), [47, 3])
    assert.equal(await pointsOf(buyer), 700)
    const shown = await house.ask(
      '/tp5/api/ExchangeShop/Goods/detail',
      { goods_id: goodsId },
      { token: buyer.token },
    )
    assert.equal(shown.mine?.bought, 3)
  })
})

describe("another person's order", () => {
  test('is not found, neither in detail nor as a success', async () => {
    const mine = await house.signIn(demo.consumer.userId)
    const orders = await house.ask('/tp5/api/ExchangeOrder/lists', {}, { token: mine })
    const { order_sn } = orders.list[0]!
    const { token } = await newPerson(house)
    for (const path of [detail, success] as const) {
      assert.equal((await house.call(path, { order_sn }, { token: mine })).error, 0)
      assert.equal((await house.call(path, { order_sn }, { token })).error, 404)
    }
    const theirs = await house.ask('/tp5/api/ExchangeOrder/lists', {}, { token })
    assert.deepEqual(theirs.list, [])
  })
})
