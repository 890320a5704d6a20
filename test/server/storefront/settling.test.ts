import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { storefrontFaults } from '@server/areas/storefront/faults'
import { monthAfter, monthOf, settleableBefore, settlesOn } from '@server/areas/storefront/months'
import { momentOf } from '@server/calendar'
import { openShop, type Shop, worthOf } from '../catalogue/shop'
import { jobsOf, runJobs } from '../harness/jobs'
import { newKeeper, newPlace } from './joining'
import { redeemOne } from './redeeming'

const base = '/tp5/api/VillageEnter/'

let shop: Shop
before(async () => {
  shop = await openShop()
  await newPlace(shop)
})
after(() => shop.house.close())

describe('what a shop redeemed', () => {
  test('is settled however often it was', async () => {
    const own = await newKeeper(shop)
    const facts = { worth: worthOf({ uses: 2, valid_days: 60 }), settle: 3 }
    const goodsId = await shop.goods({ kind: 'packet', facts, merchantId: own.merchantId })
    const buyer = await shop.buyer()
    await shop.exchange(buyer, goodsId)
    const [thing] = await shop.held(buyer)
    const { pool, db } = shop.house.database
    await pool.query(
      `insert into holding_uses
         (user_id, holding_id, code_window, merchant_id, redeemed_by, redeemed_at)
       select $1::uuid, $2::uuid, nth, $3::bigint, $4::uuid, $5::timestamptz
       from generate_series(1, 14000) as nth`,
      [buyer.userId, thing!.holdingId, own.merchantId, own.userId, shop.now()],
    )
    const month = monthOf(shop.now())
    const jobs = jobsOf(shop.house.config, 'storefront')
    await runJobs(shop.house, jobs, momentOf(settlesOn(month), 1))
    const { rows } = await pool.query<{ pieces: number; amount: number }>(
      'select pieces, amount from merchant_settlements where merchant_id = $1',
      [own.merchantId],
    )
    assert.deepEqual(rows, [{ pieces: 14_000, amount: 42_000 }])
    assert.deepEqual(await storefrontFaults(db), [])
  })

  test('is settled once, to the cent, by what it was worth when it was sold', async () => {
    const own = await newKeeper(shop)
    const facts = { worth: worthOf({ uses: 2, valid_days: 60 }), settle: 333 }
    const goodsId = await shop.goods({ kind: 'packet', facts, merchantId: own.merchantId })
    const buyer = await shop.buyer()
    await shop.exchange(buyer, goodsId)
    // another price from now on
    await shop.house.database.pool.query(
      `update exchange_goods set facts = jsonb_set(facts, '{settle}', '1') where goods_id = $1`,
      [goodsId],
    )
    for (let use = 0; use < 2; use++) {
      assert.equal((await redeemOne(shop, buyer, own)).error, 0)
      shop.later(60)
    }
    const month = monthOf(shop.now())
    const sums = await shop.ask(`${base}orderSums`, {}, await shop.proved(own))
    assert.deepEqual([sums.pieces, sums.amount], [2, 666])
    const { list } = await shop.ask(`${base}orders`, {}, await shop.proved(own))
    assert.deepEqual(
      list.map(({ amount }) => amount),
      [333, 333],
    )
    const jobs = jobsOf(shop.house.config, 'storefront')
    const days = [momentOf(`${monthAfter(month)}-01`, 12), momentOf(settlesOn(month), 1)]
    shop.setNow(days[0]!)
    await runJobs(shop.house, jobs, shop.now())
    const early = await shop.ask(`${base}settlements`, {}, await shop.anew(own))
    assert.deepEqual(early.list, [])
    shop.setNow(days[1]!)
    await runJobs(shop.house, jobs, shop.now())
    await runJobs(shop.house, jobs, shop.now())
    const paid = await shop.ask(`${base}settlements`, {}, await shop.anew(own))
    assert.deepEqual(
      paid.list.map((one) => [one.month, one.pieces, one.amount]),
      [[month, 2, 666]],
    )
    const { rows } = await shop.house.database.pool.query<{ amount: string }>(
      `select amount from incomes where user_id = $1 and source = 'shop'`,
      [own.userId],
    )
    assert.deepEqual(
      rows.map(({ amount }) => Number(amount)),
      [666],
    )
    assert.deepEqual(await storefrontFaults(shop.house.database.db), [])
  })
})

test('settles a month on the second of the next', () => {
  assert.equal(settlesOn('2026-12'), '2027-01-02')
  assert.equal(settleableBefore('2027-01-01'), '2026-12')
  assert.equal(settleableBefore('2027-01-02'), '2027-01')
})
