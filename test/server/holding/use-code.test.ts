import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { GoodsKind } from '@server/areas/holding/kinds'
import type { Buyer, Person } from '../harness/people'
import { openShop, rightOf, type Shop, worthOf } from '../catalogue/shop'

const codePath = '/tp5/api/ExchangeShop/UserExchange/code'
const readCode = '/tp5/api/VillageEnter/readCode'
const useCode = '/tp5/api/VillageEnter/useCode'
const detail = '/tp5/api/ExchangeShop/UserExchange/detail'

const windowSeconds = 30

let shop: Shop
let noodles: { merchantId: number; clerk: Person }
let bakery: { merchantId: number; clerk: Person }
before(async () => {
  shop = await openShop()
  noodles = await shop.merchant('面馆')
  bakery = await shop.merchant('面包房')
})
after(() => shop.close())

/** Each test begins with a fresh window, whatever the time is. */
function freshWindow() {
  const window = Math.ceil(shop.now().getTime() / 1000 / windowSeconds)
  shop.setNow(new Date(window * windowSeconds * 1000))
}
beforeEach(freshWindow)

async function withThing(uses: number, kind: GoodsKind = 'packet', days = 30) {
  const facts = { worth: worthOf({ uses, valid_days: days }) }
  const goodsId = await shop.goods({ kind, facts, merchantId: noodles.merchantId })
  const owner = await shop.buyer()
  const { order_sn } = await shop.exchange(owner, goodsId)
  const [thing] = await shop.held(owner)
  return { owner, order_sn, holding_id: thing!.holdingId }
}

const codeOf = async (owner: Buyer, holding_id: string) =>
  (await shop.ask(codePath, { holding_id }, owner)).code
const redeem = (code: string, clerk = noodles.clerk) => shop.call(useCode, { code }, clerk)
const usesLeft = async (owner: Buyer, holding_id: string) =>
  (await shop.ask(detail, { holding_id }, owner)).uses_left

describe('the code that a merchant reads', () => {
  test('renews itself, and says for how long it is good', async () => {
    const { owner, holding_id } = await withThing(3)
    const first = await shop.ask(codePath, { holding_id }, owner)
    assert.match(first.code, /^\d{18}$/)
    assert.equal(first.seconds, 30)
    shop.later(29)
    const late = await shop.ask(codePath, { holding_id }, owner)
    assert.deepEqual([late.code, late.seconds], [first.code, 1])
    shop.later(1)
    assert.notEqual(await codeOf(owner, holding_id), first.code)
  })

  test('is good in its window and the next, and no longer', async () => {
    for (const [seconds, error] of [
      [29, 0],
      [59, 0],
      [60, 2014],
    ] as const) {
      freshWindow()
      const { owner, holding_id } = await withThing(1)
      const code = await codeOf(owner, holding_id)
      shop.later(seconds)
      assert.equal((await redeem(code)).error, error, `${seconds} s later`)
    }
  })

  test('of a right in a packet is good at the place that the right names', async () => {
    const lasting = worthOf({ valid_days: 30 })
    const right = { ...rightOf('01', 'coupon'), merchantId: bakery.merchantId }
    const facts = { worth: lasting, rights: [right] }
    const owner = await shop.buyer()
    await shop.exchange(owner, await shop.goods({ kind: 'vip', facts }))
    const coupon = (await shop.held(owner)).find(({ parentId }) => parentId !== null)!
    const form = { holding_id: coupon.holdingId }
    await shop.ask('/tp5/api/VipPackets/receiveRights', form, owner)
    assert.equal((await shop.ask(detail, form, owner)).merchant?.name, '面包房')
    const code = await codeOf(owner, coupon.holdingId)
    assert.equal((await redeem(code)).error, 2015)
    assert.equal((await redeem(code, bakery.clerk)).error, 0)
  })

  test('tells what it is before it is redeemed, and redeems nothing by that', async () => {
    const { owner, holding_id } = await withThing(2)
    const code = await codeOf(owner, holding_id)
    const spaced = code.replace(/(\d{3})(?=\d)/g, '$1 ')
    const read = await shop.ask(readCode, { code: spaced }, noodles.clerk)
    assert.deepEqual([read.title, read.uses_left], ['搪瓷缸', 2])
    assert.match(read.customer, /^.\*\*$/)
    assert.equal(await usesLeft(owner, holding_id), 2)
  })

  test('is refused to another merchant, to customers, and with a wrong digit', async () => {
    const { owner, holding_id } = await withThing(2)
    const code = await codeOf(owner, holding_id)
    assert.equal((await redeem(code, bakery.clerk)).error, 2015)
    assert.equal((await redeem(code, owner)).error, 403)
    const wrong = code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
    assert.equal((await redeem(wrong)).error, 2014)
    assert.equal((await redeem(`0000000000${code.slice(10)}`)).error, 2014)
    assert.equal(await usesLeft(owner, holding_id), 2)
  })

  test('redeems once, however often it is scanned at once', async () => {
    const { owner, holding_id } = await withThing(5)
    const code = await codeOf(owner, holding_id)
    const replies = await Promise.all(Array.from({ length: 8 }, () => redeem(code)))
    assert.deepEqual(
      replies.map(({ error }) => error).sort((one, other) => one - other),
      [0, ...Array<number>(7).fill(2014)],
    )
    assert.equal((await redeem(code)).error, 2014)
    assert.equal(await usesLeft(owner, holding_id), 4)
  })

  test('of the window before is worth nothing once the newer one was redeemed', async () => {
    const { owner, holding_id } = await withThing(5)
    const older = await codeOf(owner, holding_id)
    shop.later(windowSeconds)
    assert.equal((await redeem(await codeOf(owner, holding_id))).error, 0)
    assert.equal((await redeem(older)).error, 2014)
    assert.equal(await usesLeft(owner, holding_id), 4)
  })

  test('redeems as often as there are uses, and every use is written down', async () => {
    const { owner, holding_id, order_sn } = await withThing(3)
    for (const left of [2, 1, 0]) {
      const { error, data } = await redeem(await codeOf(owner, holding_id))
      assert.deepEqual([error, (data as { uses_left: number }).uses_left], [0, left])
      shop.later(windowSeconds)
    }
    const seen = await shop.ask(detail, { holding_id }, owner)
    assert.deepEqual([seen.state, seen.actions, seen.uses.length], ['used', [], 3])
    assert.equal(seen.uses[0]?.merchant, '面馆')
    assert.equal((await shop.call(codePath, { holding_id }, owner)).error, 2015)
    assert.equal(
      (await shop.call('/tp5/api/ExchangeOrder/cancel', { order_sn }, owner)).error,
      2011,
    )
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('of a card redeems without end', async () => {
    const { owner, holding_id } = await withThing(0, 'card')
    for (let nth = 0; nth < 6; nth++) {
      assert.equal((await redeem(await codeOf(owner, holding_id))).error, 0)
      shop.later(windowSeconds)
    }
    const { state, uses } = await shop.ask(detail, { holding_id }, owner)
    assert.deepEqual([state, uses.length], ['usable', 6])
  })

  test('ends with the day that the thing is good for', async () => {
    const { owner, holding_id } = await withThing(2, 'coupon', 1)
    const [thing] = await shop.held(owner)
    const last = new Date(thing!.expiresAt!.getTime() - 1000)
    const before = shop.now()
    shop.setNow(last)
    const code = await codeOf(owner, holding_id)
    assert.equal((await redeem(code, await shop.anew(noodles.clerk))).error, 0)
    shop.later(1)
    assert.equal((await shop.call(codePath, { holding_id }, owner)).error, 2015)
    assert.equal((await shop.ask(detail, { holding_id }, owner)).state, 'expired')
    const expired = await shop.ask(
      '/tp5/api/ExchangeShop/UserExchange/lists',
      { state: 'expired' },
      owner,
    )
    assert.equal(expired.list.length, 1)
    shop.setNow(before)
  })
})

describe('codes that nobody showed', () => {
  const wrong = (code: string, nth = 1) =>
    code.slice(0, 10) + String((Number(code.slice(10)) + nth) % 10 ** 8).padStart(8, '0')
  const anHour = () => shop.later(3600)

  test('are borne five times for one thing, then its right one has to wait as well', async () => {
    const { owner, holding_id } = await withThing(1)
    const counters = [await shop.merchant('甲店'), await shop.merchant('乙店')]
    const code = await codeOf(owner, holding_id)
    for (let nth = 1; nth <= 5; nth++) {
      const { clerk } = counters[nth % 2]!
      assert.equal((await redeem(wrong(code, nth), clerk)).error, 2014)
    }
    const refused = await redeem(code)
    assert.deepEqual([refused.error, await usesLeft(owner, holding_id)], [429, 1])
    assert.match(refused.message, /这张券的券码被输错太多次/)
    anHour()
    assert.equal((await redeem(await codeOf(owner, holding_id))).error, 0)
  })

  const guess = (nth: number) => `${String(1000000000 + nth)}00000000`

  test('are borne ten times of one person, whether read or redeemed', async () => {
    const { clerk, merchantId } = await shop.merchant('丙店')
    const other = await shop.clerk(merchantId)
    for (let nth = 0; nth < 10; nth++) {
      const path = nth % 2 ? readCode : useCode
      assert.equal((await shop.call(path, { code: guess(nth) }, clerk)).error, 2014)
    }
    const refused = await shop.call(readCode, { code: guess(11) }, clerk)
    assert.deepEqual([refused.error, refused.message.includes('您这一小时')], [429, true])
    // who stands beside them goes on
    assert.equal((await shop.call(readCode, { code: guess(12) }, other)).error, 2014)
    const { owner, holding_id } = await withThing(1)
    assert.equal((await redeem(await codeOf(owner, holding_id))).error, 0)
    anHour()
    assert.equal((await shop.call(readCode, { code: guess(13) }, clerk)).error, 2014)
  })

  test('are borne twenty times from one counter, whoever stands there', async () => {
    const { clerk, merchantId } = await shop.merchant('丁店')
    const clerks = [clerk, await shop.clerk(merchantId)]
    for (let nth = 0; nth < 20; nth++) {
      const refused = await shop.call(useCode, { code: guess(100 + nth) }, clerks[nth % 2]!)
      assert.equal(refused.error, 2014)
    }
    const third = await shop.clerk(merchantId)
    const refused = await shop.call(readCode, { code: guess(120) }, third)
    assert.deepEqual([refused.error, refused.message.includes('店里这一小时')], [429, true])
  })

  test('are not those that were shown a while ago', async () => {
    const { owner, holding_id } = await withThing(1)
    const code = await codeOf(owner, holding_id)
    shop.later(5 * 60)
    for (let nth = 0; nth < 6; nth++) assert.equal((await redeem(code)).error, 2014)
    assert.equal((await redeem(await codeOf(owner, holding_id))).error, 0)
  })

  test('a thing that names no merchant is redeemed by none', async () => {
    const facts = { worth: worthOf({ uses: 1, valid_days: 30 }) }
    const owner = await shop.buyer()
    await shop.exchange(owner, await shop.goods({ kind: 'coupon', facts }))
    const [thing] = await shop.held(owner)
    const refused = await redeem(await codeOf(owner, thing!.holdingId))
    assert.deepEqual([refused.error, refused.message.includes('客服')], [2015, true])
  })
})

describe('a thing that is used at the moment it is', () => {
  test('cancelled is either', async () => {
    for (let round = 0; round < 10; round++) {
      const { owner, holding_id, order_sn } = await withThing(1, 'coupon')
      const code = await codeOf(owner, holding_id)
      const [cancelled, used] = await Promise.all([
        shop.call('/tp5/api/ExchangeOrder/cancel', { order_sn }, owner),
        redeem(code),
      ])
      assert.ok((cancelled.error === 0) !== (used.error === 0))
    }
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('offered is either', async () => {
    for (let round = 0; round < 10; round++) {
      const { owner, holding_id } = await withThing(1, 'coupon')
      const code = await codeOf(owner, holding_id)
      const [offered, used] = await Promise.all([
        shop.call('/tp5/api/VipPackets/invite', { holding_id }, owner),
        redeem(code),
      ])
      assert.ok((offered.error === 0) !== (used.error === 0))
    }
    assert.deepEqual(await shop.wrongs(), [])
  })
})
