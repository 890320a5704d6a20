import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Out } from '@contract/api'
import type { Person } from '../harness/people'
import { openShop, type Shop, worthOf } from '../catalogue/shop'

const lists = '/tp5/api/ExchangeShop/PointsTask/lists'
const receive = '/tp5/api/ExchangeShop/PointsTask/receive'
const want = '/tp5/api/ExchangeShop/want'

type Task = Out<typeof lists>['list'][number]

let shop: Shop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const coupon = { worth: worthOf({ face: 1000, uses: 1, valid_days: 30 }) }

const taskOf = async (person: Person, key: Task['key']) =>
  (await shop.ask(lists, {}, person)).list.find((task) => task.key === key)!
const wantSomething = async (person: Person) =>
  shop.ask(want, { goods_id: await shop.goods({ stock: 0 }), wanted: 1 }, person)

/** So many hours after the coming midnight from Sunday to Monday, in Shanghai. */
function comingMonday(hours: number): Date {
  const eight = 8 * 3600 * 1000
  const days = Math.floor((shop.now().getTime() + eight) / 86_400_000)
  const toMonday = (11 - (days % 7)) % 7 || 7
  return new Date((days + toMonday) * 86_400_000 - eight + hours * 3600 * 1000)
}

describe('what gives points', () => {
  test('is told to who is not signed in, with nothing done', async () => {
    const person = await shop.person()
    const mine = await shop.ask(lists, {}, person)
    const { list, points, today } = await shop.ask(lists, {}, null)
    assert.deepEqual([points, today], [0, 0])
    assert.deepEqual(
      list.map(({ key }) => key),
      mine.list.map(({ key }) => key),
    )
    assert.ok(list.every(({ state, done }) => state === 'open' && done === 0))
  })
})

describe('a reward', () => {
  test('is for what was done, once, however often it is asked for at once', async () => {
    const person = await shop.person()
    const key = 'daily-want'
    assert.equal((await shop.call(receive, { key }, person)).error, 2016)
    assert.equal((await taskOf(person, key)).state, 'open')
    await wantSomething(person)
    assert.equal((await taskOf(person, key)).state, 'reached')
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => shop.call(receive, { key }, person)),
    )
    assert.deepEqual(
      replies.map(({ error }) => error).sort((one, other) => one - other),
      [0, ...Array<number>(5).fill(2017)],
    )
    const { list, points, today } = await shop.ask(lists, {}, person)
    assert.deepEqual([points, today], [5, 5])
    assert.equal(list.find((task) => task.key === key)?.state, 'received')
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('that nobody knows is not found', async () => {
    const { error } = await shop.call(receive, { key: 'riches' }, await shop.person())
    assert.equal(error, 404)
  })

  test('of a day is there again after midnight in Shanghai', async () => {
    const person = await shop.person()
    const [key, now] = ['daily-want', shop.now()]
    shop.setNow(new Date(comingMonday(24).getTime() - 1000))
    await wantSomething(person)
    await shop.ask(receive, { key }, person)
    shop.later(1)
    assert.equal((await taskOf(person, key)).state, 'open')
    assert.equal((await shop.call(receive, { key }, person)).error, 2016)
    await wantSomething(person)
    assert.equal((await shop.ask(receive, { key }, person)).balance, 10)
    assert.equal((await shop.ask(lists, {}, person)).today, 5)
    shop.setNow(now)
  })

  test('for wanting is not had again by wanting the same goods anew', async () => {
    const person = await shop.person()
    const [key, now] = ['daily-want', shop.now()]
    const goods_id = await shop.goods({ stock: 0 })
    shop.setNow(new Date(comingMonday(24).getTime() - 1000))
    await shop.ask(want, { goods_id, wanted: 1 }, person)
    shop.later(2)
    assert.equal((await shop.ask(want, { goods_id, wanted: 0 }, person)).people, 0)
    assert.equal((await shop.ask(want, { goods_id, wanted: 1 }, person)).people, 1)
    assert.equal((await taskOf(person, key)).state, 'open')
    shop.setNow(now)
  })

  test('of a week runs from Monday to Sunday', async () => {
    const now = shop.now()
    const { clerk, merchantId } = await shop.merchant()
    const goodsId = await shop.goods({
      kind: 'packet',
      merchantId,
      facts: { worth: worthOf({ uses: 9 }) },
    })
    const buyer = await shop.buyer()
    await shop.exchange(buyer, goodsId)
    const [thing] = await shop.held(buyer)
    const useOnce = async () => {
      const own = { holding_id: thing!.holdingId }
      const { code } = await shop.ask('/tp5/api/ExchangeShop/UserExchange/code', own, buyer)
      await shop.ask('/tp5/api/VillageEnter/useCode', { code }, await shop.proved(clerk))
      shop.later(30)
    }
    const monday = comingMonday(0)
    shop.setNow(new Date(monday.getTime() - 20_000))
    await useOnce()
    assert.equal(shop.now().getTime(), monday.getTime() + 10_000)
    assert.equal((await taskOf(buyer, 'weekly-use')).done, 0)
    await useOnce()
    await useOnce()
    const { done, state } = await taskOf(buyer, 'weekly-use')
    assert.deepEqual([done, state], [2, 'reached'])
    await shop.ask(receive, { key: 'weekly-use' }, buyer)
    shop.setNow(new Date(monday.getTime() + 7 * 86_400_000 - 1000))
    assert.equal((await taskOf(buyer, 'weekly-use')).state, 'received')
    shop.later(1)
    assert.equal((await taskOf(buyer, 'weekly-use')).state, 'open')
    shop.setNow(now)
  })

  test('for a gift comes in the week in which it was accepted', async () => {
    const now = shop.now()
    const [owner, neighbour] = [await shop.buyer(), await shop.person()]
    await shop.exchange(owner, await shop.goods({ kind: 'coupon', facts: coupon }))
    const [thing] = await shop.held(owner)
    const monday = comingMonday(0)
    shop.setNow(new Date(monday.getTime() - 3600_000))
    const own = { holding_id: thing!.holdingId }
    const { invite_id } = await shop.ask('/tp5/api/VipPackets/invite', own, owner)
    shop.setNow(new Date(monday.getTime() + 3600_000))
    assert.equal((await taskOf(owner, 'weekly-gift')).state, 'open')
    await shop.ask('/tp5/api/ExchangeShop/Goods/exchangeByInviteId', { invite_id }, neighbour)
    assert.equal((await taskOf(owner, 'weekly-gift')).state, 'reached')
    shop.setNow(now)
  })

  test('for the first exchange is not for an order that was never paid', async () => {
    const buyer = await shop.buyer()
    const key = 'first-exchange'
    await shop.exchange(buyer, await shop.goods({ money: 500 }))
    assert.equal((await shop.call(receive, { key }, buyer)).error, 2016)
    await shop.exchange(buyer, await shop.goods({ kind: 'card', facts: coupon }))
    assert.equal((await shop.call(receive, { key }, buyer)).error, 0)
  })

  test('for the first exchange waits until it can no longer be given back', async () => {
    const { clerk, merchantId } = await shop.merchant()
    const buyer = await shop.buyer()
    const key = 'first-exchange'
    await shop.exchange(buyer, await shop.goods())
    await shop.exchange(buyer, await shop.goods({ kind: 'coupon', facts: coupon, merchantId }))
    assert.equal((await shop.call(receive, { key }, buyer)).error, 2016)
    const [thing] = await shop.held(buyer)
    const own = { holding_id: thing!.holdingId }
    const { code } = await shop.ask('/tp5/api/ExchangeShop/UserExchange/code', own, buyer)
    await shop.ask('/tp5/api/VillageEnter/useCode', { code }, await shop.proved(clerk))
    assert.equal((await shop.call(receive, { key }, buyer)).error, 0)
  })

  test('for a gift is not for what one was given, so that a ring earns one of it', async () => {
    const ring = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
    await shop.exchange(ring[0]!, await shop.goods({ kind: 'coupon', facts: coupon }))
    for (const [nth, owner] of ring.entries()) {
      const thing = (await shop.held(owner)).find(({ state }) => state === 'usable')
      const own = { holding_id: thing!.holdingId }
      const { invite_id } = await shop.ask('/tp5/api/VipPackets/invite', own, owner)
      const next = ring[(nth + 1) % ring.length]!
      await shop.ask('/tp5/api/ExchangeShop/Goods/exchangeByInviteId', { invite_id }, next)
    }
    const states = await Promise.all(ring.map((owner) => taskOf(owner, 'weekly-gift')))
    assert.deepEqual(
      states.map(({ state }) => state),
      ['reached', 'open', 'open'],
    )
  })

  test('that comes once stays received', async () => {
    const buyer = await shop.buyer({})
    const key = 'first-address'
    assert.equal((await shop.ask(receive, { key }, buyer)).balance, 50)
    const now = shop.now()
    shop.setNow(comingMonday(100))
    assert.equal((await shop.call(receive, { key }, buyer)).error, 2017)
    shop.setNow(now)
  })
})
