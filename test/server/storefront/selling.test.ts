import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { ownPhone } from '@server/areas/auth/auth'
import { monthOf } from '@server/areas/storefront/months'
import { businessDay } from '@server/calendar'
import { openShop, type Shop, worthOf } from '../catalogue/shop'
import { newPerson, type Person } from '../harness/people'
import { newKeeper, newPlace } from './joining'
import { redeemOne } from './redeeming'

const base = '/tp5/api/VillageEnter/'
const sales = `${base}sales` as const
const saleSums = `${base}saleSums` as const

let shop: Shop
before(async () => {
  shop = await openShop()
  await newPlace(shop)
})
after(() => shop.house.close())

/** A coupon of the shop for 100 points. */
const coupon = (merchantId: number, uses = 1) =>
  shop.goods({
    ...{ kind: 'coupon', merchantId, points: 100, stock: 100 },
    facts: { worth: worthOf({ uses, valid_days: 60 }), settle: 90 },
  })

const statesOf = async (person: Person, wish: { state?: 'returned' | 'usable' } = {}) =>
  (await shop.ask(sales, wish, person)).list.map(({ state }) => state)

async function clerkOf(own: Person) {
  const clerk = await newPerson(shop.house)
  const { config, database } = shop.house
  const phone = await ownPhone({ db: database.db, config }, clerk.userId)
  await shop.ask(`${base}addStaff`, { phone }, own)
  return shop.proved(clerk)
}

describe('what a shop sold', () => {
  test('is listed with what was paid and what became of it, to the shop alone', async () => {
    const [own, other] = [await newKeeper(shop), await newKeeper(shop)]
    const goodsId = await coupon(own.merchantId)
    const buyers = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
    const made = []
    for (const buyer of buyers) {
      made.push(await shop.exchange(buyer, goodsId))
      shop.later(60)
    }
    const [redeems, returns] = buyers
    assert.equal((await redeemOne(shop, redeems!, own)).error, 0)
    const { order_sn } = made[1]!
    await shop.ask('/tp5/api/ExchangeOrder/cancel', { order_sn }, returns!)
    const keeper = await shop.anew(own)
    const { list } = await shop.ask(sales, {}, keeper)
    assert.deepEqual(
      list.map(({ state, points }) => [state, points]),
      [
        ['usable', 100],
        ['returned', 100],
        ['redeemed', 100],
      ],
    )
    assert.ok(list.every(({ buyer }) => buyer === '' || buyer.includes('*')))
    assert.deepEqual(await statesOf(keeper, { state: 'returned' }), ['returned'])
    assert.deepEqual(await statesOf(await shop.anew(other)), [])
    const sums = await shop.ask(saleSums, {}, await shop.anew(other))
    assert.deepEqual([sums.sold, sums.days], [0, []])
  })

  test('is one thing although it was given on, and runs out in whosever hands it is', async () => {
    const own = await newKeeper(shop)
    const goodsId = await coupon(own.merchantId)
    const [buyer, friend] = [await shop.buyer(), await shop.buyer()]
    await shop.exchange(buyer, goodsId)
    const [thing] = await shop.held(buyer)
    const asked = { holding_id: thing!.holdingId }
    const { invite_id } = await shop.ask('/tp5/api/VipPackets/invite', asked, buyer)
    await shop.ask('/tp5/api/ExchangeShop/Goods/exchangeByInviteId', { invite_id }, friend)
    const given = await shop.ask(sales, {}, own)
    assert.deepEqual(
      given.list.map(({ state, given: isGiven }) => [state, isGiven]),
      [['usable', 1]],
    )
    assert.equal((await redeemOne(shop, friend, own)).error, 0)
    assert.deepEqual(await statesOf(own), ['redeemed'])
  })

  test('comes by day to what was paid, beside what its settlement counts', async () => {
    const own = await newKeeper(shop)
    const goodsId = await coupon(own.merchantId, 2)
    const buyer = await shop.buyer()
    await shop.exchange(buyer, goodsId, { number: 3 })
    assert.equal((await redeemOne(shop, buyer, own)).error, 0)
    const sums = await shop.ask(saleSums, {}, own)
    const day = businessDay(shop.now())
    assert.deepEqual(sums.days, [
      { day, sold: 3, points: 300, gold: 0, money: 0, pieces: 1, amount: 90 },
    ])
    const settled = await shop.ask(`${base}orderSums`, {}, own)
    assert.deepEqual(
      sums.days.map(({ pieces, amount }) => ({ day, pieces, amount })),
      settled.days,
    )
    assert.equal(sums.month, monthOf(shop.now()))
    const { list } = await shop.ask(sales, {}, own)
    assert.deepEqual(list.map(({ points, uses_left: left }) => [points, left]).sort(), [
      [100, 1],
      [100, 2],
      [100, 2],
    ])
  })

  test('is read by who works there, and what it took in by its owner alone', async () => {
    const own = await newKeeper(shop)
    const clerk = await clerkOf(own)
    await shop.exchange(await shop.buyer(), await coupon(own.merchantId))
    assert.deepEqual(await statesOf(clerk), ['usable'])
    const sums = await shop.ask(saleSums, {}, clerk)
    assert.deepEqual([sums.owner, sums.sold, sums.days], [0, 0, []])
    const stranger = await shop.call(sales, {}, await shop.buyer())
    assert.equal(stranger.error, refusals.forbidden.error)
  })

  test('comes in pages, none twice', async () => {
    const own = await newKeeper(shop)
    const goodsId = await coupon(own.merchantId)
    await shop.exchange(await shop.buyer({ points: 10_000 }), goodsId, { number: 25 })
    const first = await shop.ask(sales, {}, own)
    const second = await shop.ask(sales, { cursor: first.next! }, own)
    assert.deepEqual([first.list.length, second.list.length, second.next], [20, 5, null])
    assert.equal(new Set([...first.list, ...second.list].map(({ key }) => key)).size, 25)
  })
})
