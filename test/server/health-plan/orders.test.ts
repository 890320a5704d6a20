import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { giveGoods } from '@server/areas/catalogue/catalogue'
import { type House, openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer } from '../harness/people'
import { givePackage, orderPaths } from './planning'

let house: House
let buyer: Buyer
before(async () => {
  house = await openHouse()
})
after(() => house.close())
beforeEach(async () => {
  buyer = await newBuyer(house, {})
})

const by = () => ({ token: buyer.token })
const userId = () => buyer.userId

async function give(key: string, now = new Date()) {
  const { rows } = await house.database.pool.query<{ id: number }>(
    'select goods_id::int as id from exchange_goods where goods_key = $1',
    [key],
  )
  const gift = { userId: userId(), goodsId: rows[0]!.id, addressId: buyer.addressId, note: '', now }
  return house.database.transaction((tx) => giveGoods(tx, gift))
}

describe('orders of what is about health', () => {
  test('of both kinds stand together, the newest first, and no others among them', async () => {
    const times = await givePackage(house, userId(), new Date(Date.now() - 3000))
    await give('rice', new Date(Date.now() - 2000))
    const posted = await give('thermometer', new Date(Date.now() - 1000))
    const { list } = await house.ask(orderPaths.merged, {}, by())
    assert.deepEqual(
      list.map(({ order_sn: sn, kind }) => [sn, kind]),
      [
        [posted.orderSn, 'goods'],
        [times.orderSn, 'times'],
      ],
    )
    const only = await house.ask(orderPaths.list, { kind: 'times' }, by())
    assert.deepEqual(
      only.list.map(({ order_sn: sn }) => sn),
      [times.orderSn],
    )
  })

  test('come by pages without one twice', async () => {
    for (let nth = 0; nth < 23; nth += 1)
      await givePackage(house, userId(), new Date(Date.now() - nth * 60_000))
    const first = await house.ask(orderPaths.merged, {}, by())
    const second = await house.ask(orderPaths.merged, { cursor: first.next! }, by())
    const numbers = [...first.list, ...second.list].map(({ order_sn: sn }) => sn)
    assert.deepEqual([first.list.length, second.list.length, second.next], [20, 3, null])
    assert.equal(new Set(numbers).size, 23)
  })

  test('tell what is left of their times, and when they were used', async () => {
    const { orderSn, holdingId } = await givePackage(house, userId())
    const detail = () => house.ask(orderPaths.detail, { id: orderSn }, by())
    const fresh = await detail()
    assert.equal(fresh.sentence, '一共 2 次，还能用 2 次')
    assert.deepEqual([fresh.things.length, fresh.things[0]!.used], [1, []])
    const { pool } = house.database
    await pool.query(
      `insert into holding_uses (user_id, holding_id, code_window, merchant_id, redeemed_by, redeemed_at)
       select user_id, holding_id, 1, merchant_id, $1, now() from holdings where holding_id = $2`,
      [userId(), holdingId],
    )
    await pool.query('update holdings set uses_left = 1 where holding_id = $1', [holdingId])
    const used = await detail()
    assert.equal(used.sentence, '一共 2 次，还能用 1 次')
    assert.equal(used.things[0]!.used.length, 1)
  })

  test('are as unknown as none where they are another person’s, or of something else', async () => {
    const { orderSn } = await givePackage(house, userId())
    const rice = await give('rice')
    const other = await newBuyer(house, {})
    const theirs = await house.call(orderPaths.detail, { id: orderSn }, { token: other.token })
    const ofRice = await house.call(orderPaths.detail, { id: rice.orderSn }, by())
    assert.deepEqual(
      [theirs.error, ofRice.error],
      [refusals.notFound.error, refusals.notFound.error],
    )
  })
})
