import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ports } from '@server/areas/assembled'
import { findOrder, listOrders, type Order, ordersIn, writeOrder } from '@server/areas/order/order'
import { openShop, type Shop } from '../catalogue/shop'
import type { Person } from '../harness/people'
import { payFor } from '../payment/pay-for'

let shop: Shop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const look = { image: '/static/goods/thermos.svg', tint: 'a' } as const
const threeLines = [
  { item: '31', title: '搪瓷缸', number: 2, points: 20, ...look },
  { item: '12', title: '蓝印花布', number: 1, points: 7, ...look },
  { item: '23', title: '桂花皂', number: 4, points: 3, ...look },
] as const

type Given = Partial<Omit<Parameters<typeof writeOrder>[1], 'lines'>>

const write = ({ userId }: Person, given: Given = {}): Promise<Order> =>
  shop.house.database.transaction((tx) =>
    writeOrder(tx, {
      ...{ userId, seller: 'shop', flow: 'parcel', kind: 'goods', state: 'paid' },
      ...{ points: 30, createdAt: shop.now(), lines: threeLines },
      ...given,
    }),
  )

describe('an order of several lines', () => {
  const itemsOf = ({ lines }: Order) => lines.map(({ line, item }) => [line, item])
  const inOrder = [
    [1, '31'],
    [2, '12'],
    [3, '23'],
  ]

  test('keeps them in the order in which they were written', async () => {
    const person = await shop.person()
    const written = await write(person)
    assert.deepEqual(itemsOf(written), inOrder)
    const found = await findOrder(shop.house.database.db, written)
    assert.deepEqual(found, written)
    assert.deepEqual(
      found.lines.map(({ title, number, points, returned }) => [title, number, points, returned]),
      [
        ['搪瓷缸', 2, 20, 0],
        ['蓝印花布', 1, 7, 0],
        ['桂花皂', 4, 3, 0],
      ],
    )
  })

  test('is listed once and with all of them, the newest first, a page at a time', async () => {
    const person = await shop.person()
    const made: string[] = []
    for (let nth = 0; nth < 23; nth++) {
      shop.later(1)
      made.push((await write(person)).orderSn)
    }
    const { db } = shop.house.database
    const wanted = { userId: person.userId, seller: 'shop' } as const
    const first = await listOrders(db, { ...wanted, cursor: undefined })
    const second = await listOrders(db, { ...wanted, cursor: first.next! })
    assert.equal(second.next, null)
    const all = [...first.list, ...second.list]
    assert.deepEqual(
      all.map(({ orderSn }) => orderSn),
      [...made].reverse(),
    )
    for (const order of all) assert.deepEqual(itemsOf(order), inOrder)
    const open = await ordersIn(db, { ...wanted, states: ['paid'] })
    assert.equal(open.length, 23)
    assert.deepEqual(itemsOf(open[0]!), inOrder)
  })

  test("is unknown to others, and at another seller's", async () => {
    const [mine, other] = [await shop.person(), await shop.person()]
    const { orderSn } = await write(mine)
    const { db } = shop.house.database
    const { userId } = other
    await assert.rejects(findOrder(db, { userId, orderSn }), { refusal: 'notFound' })
    const elsewhere = { userId: mine.userId, orderSn, seller: 'machine' } as const
    await assert.rejects(findOrder(db, elsewhere), { refusal: 'notFound' })
    const listed = { userId: mine.userId, seller: 'machine', cursor: undefined } as const
    assert.deepEqual((await listOrders(db, listed)).list, [])
  })
})

describe('a refund', () => {
  const refund = (order: Order, given: Partial<Parameters<typeof ports.orders.refund>[2]> = {}) =>
    shop.house.database.transaction((tx) =>
      ports.orders.refund(tx, order, { reason: 'afterSale', at: shop.now(), ...given }),
    )
  const part = (points: number, money: number) => ({ part: { points, gold: 0, money } })
  const newest = async (person: Person) => {
    const { list } = await shop.ask('/tp5/api/ExchangeShop/UserPoints/detail', {}, person)
    return list[0]!
  }

  test('of a part gives back that, and the rest later', async () => {
    const person = await shop.person()
    const order = await write(person)
    await refund(order, part(12, 0))
    assert.equal((await shop.purse(person)).points, 12)
    await refund(order, part(18, 0))
    assert.equal((await shop.purse(person)).points, 30)
  })

  test('of nothing changes nothing', async () => {
    const person = await shop.person()
    await refund(await write(person), part(0, 0))
    assert.deepEqual(await shop.purse(person), { points: 0, gold: 0 })
  })

  test('of the whole gives back all, of each what was paid', async () => {
    const person = await shop.person()
    await refund(await write(person, { points: 4, gold: 9 }))
    assert.deepEqual(await shop.purse(person), { points: 4, gold: 9 })
  })

  test('says what it was for', async () => {
    const person = await shop.person()
    const order = await write(person)
    await refund(order)
    assert.equal((await newest(person)).title, '退回 搪瓷缸')
    await refund(order, { title: '售后退款 搪瓷缸' })
    assert.equal((await newest(person)).title, '售后退款 搪瓷缸')
  })

  async function paidWithMoney() {
    const buyer = await shop.buyer()
    const goodsId = await shop.goods({ money: 990 })
    const { order_sn: orderSn } = await shop.exchange(buyer, goodsId)
    await payFor(shop.house, { token: buyer.token }, orderSn)
    const order = await findOrder(shop.house.database.db, { userId: buyer.userId, orderSn })
    const back = async () =>
      (await ports.orders.refundsOf(shop.house.database.db, order)).map(({ amount }) => amount)
    return { buyer, order, back }
  }

  test('of money goes back by the payment, in part and then the rest', async () => {
    const { buyer, order, back } = await paidWithMoney()
    await refund(order, part(40, 300))
    assert.deepEqual([(await shop.purse(buyer)).points, await back()], [940, [300]])
    await refund(order, part(60, 690))
    assert.deepEqual([(await shop.purse(buyer)).points, await back()], [1000, [300, 690]])
  })

  test('of the whole takes all the money that has not gone back', async () => {
    const { order, back } = await paidWithMoney()
    await refund(order)
    assert.deepEqual(await back(), [990])
  })

  test('of more money than came in gives back nothing at all', async () => {
    const { buyer, order, back } = await paidWithMoney()
    await assert.rejects(refund(order, part(40, 991)))
    assert.deepEqual([(await shop.purse(buyer)).points, await back()], [900, []])
    const unpaid = await write(buyer, { points: 0, money: 500, state: 'unpaid' })
    await assert.rejects(refund(unpaid, part(0, 100)), /There is no payment of/)
  })
})
