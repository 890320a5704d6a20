import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { expireHoldings } from '@server/areas/holding/expire'
import { openShop, rightOf, type Shop, worthOf } from '../catalogue/shop'

const lists = '/tp5/api/ExchangeShop/UserExchange/lists'
const rights = '/tp5/api/ExchangeShop/UserRightsCenter/detail'
const receive = '/tp5/api/VipPackets/receiveRights'
const detail = '/tp5/api/ExchangeShop/UserExchange/detail'

let shop: Shop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const day = 24 * 3600
const lasting = (days: number) => ({ worth: worthOf({ face: 500, uses: 1, valid_days: days }) })
const writeDown = () => shop.house.database.transaction((tx) => expireHoldings(tx, shop.now()))

describe('what was exchanged', () => {
  test('stands in the list of all that was received, what lies in a packet in the packet alone', async () => {
    const received = '/tp5/api/Campaign/receiveList'
    const counts = () => shop.ask('/tp5/api/Campaign/receiveCount', {}, buyer)
    const buyer = await shop.buyer()
    const facts = { worth: worthOf({ valid_days: 30 }), rights: [rightOf('01', 'coupon')] }
    await shop.exchange(buyer, await shop.goods({ kind: 'coupon', facts: lasting(2) }))
    shop.later(1)
    await shop.exchange(buyer, await shop.goods({ kind: 'vip', facts }))
    const { list } = await shop.ask(received, { standing: 'usable' }, buyer)
    const held = (await shop.ask(lists, {}, buyer)).list
    assert.deepEqual(
      list.map(({ link, from }) => [link, from]),
      held.map(({ holding_id }) => [`/exchangeShop/holding/${holding_id}`, '商城兑换']),
    )
    assert.deepEqual(await counts(), { waiting: 0, usable: 2, over: 0 })
    shop.later(4 * day)
    assert.deepEqual(await counts(), { waiting: 0, usable: 1, over: 1 })
    const over = (await shop.ask(received, { standing: 'over' }, buyer)).list
    assert.deepEqual(
      over.map(({ state_text }) => state_text),
      ['已过期'],
    )
    await writeDown()
  })
})

describe('what has run out', () => {
  test('moves to its tab at that moment, whether it was written down or not', async () => {
    const buyer = await shop.buyer()
    await shop.exchange(buyer, await shop.goods({ kind: 'coupon', facts: lasting(2) }))
    await shop.exchange(buyer, await shop.goods({ kind: 'coupon', facts: lasting(9) }))
    const shown = async () => {
      const numbers = []
      for (const state of ['usable', 'used', 'expired'] as const) {
        numbers.push((await shop.ask(lists, { state }, buyer)).list.length)
      }
      return [...numbers, (await shop.ask(rights, {}, buyer)).usable]
    }
    assert.deepEqual(await shown(), [2, 0, 0, 2])
    shop.later(4 * day)
    assert.deepEqual(await shown(), [1, 0, 1, 1])
    assert.equal(await writeDown(), 1)
    assert.equal(await writeDown(), 0)
    assert.deepEqual(await shown(), [1, 0, 1, 1])
    const [gone] = (await shop.ask(lists, { state: 'expired' }, buyer)).list
    assert.deepEqual([gone?.state, gone?.actions], ['expired', []])
  })

  test('is told so, also where it waited in a packet', async () => {
    const facts = { worth: worthOf({ valid_days: 2 }), rights: [rightOf('01', 'coupon')] }
    const buyer = await shop.buyer()
    await shop.exchange(buyer, await shop.goods({ kind: 'vip', facts }))
    const { list } = await shop.ask(lists, { kind: 'vip' }, buyer)
    const own = { holding_id: list[0]!.holding_id }
    const [right] = (await shop.ask(detail, own, buyer)).rights
    shop.later(4 * day)
    for (const times of [1, 2]) {
      const reply = await shop.call(receive, { holding_id: right!.holding_id }, buyer)
      assert.deepEqual([reply.error, reply.message], [2015, '权益已过期'], String(times))
      await writeDown()
    }
  })

  test('is leafed through once each, of both sorts together', async () => {
    const buyer = await shop.buyer({ points: 100_000 })
    const goodsId = await shop.goods({ kind: 'coupon', stock: 99, points: 1, facts: lasting(2) })
    for (let nth = 0; nth < 46; nth++) {
      await shop.exchange(buyer, goodsId)
      shop.later(1)
    }
    shop.later(4 * day)
    await shop.house.database.pool.query(
      `update holdings set state = 'expired' where user_id = $1 and number % 2 = 0`,
      [buyer.userId],
    )
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await shop.ask(lists, { state: 'expired', cursor }, buyer)
      seen.push(...page.list.map(({ holding_id }) => holding_id))
      cursor = page.next ?? undefined
    } while (cursor)
    assert.equal(new Set(seen).size, 46)
    assert.deepEqual(seen, [...seen].sort().reverse())
  })
})
