import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { returnExpired } from '@server/areas/holding/invites'
import { sweepNow } from '../harness/jobs'
import type { Buyer, Person } from '../harness/people'
import { openShop, rightOf, type Shop, worthOf } from './shop'

const invite = '/tp5/api/VipPackets/invite'
const inviteDetail = '/tp5/api/VipPackets/inviteDetail'
const takeBack = '/tp5/api/VipPackets/takeBack'
const accept = '/tp5/api/ExchangeShop/Goods/exchangeByInviteId'
const receive = '/tp5/api/VipPackets/receiveRights'
const checkReceive = '/tp5/api/VipPackets/checkReceiveRights'
const detail = '/tp5/api/ExchangeShop/UserExchange/detail'

let shop: Shop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const coupon = { worth: worthOf({ face: 1000, uses: 1, valid_days: 30 }) }
const packet = {
  worth: worthOf({ valid_days: 30 }),
  rights: [
    rightOf('01', 'coupon', { valid_days: 7 }),
    rightOf('02', 'digital'),
    rightOf('03', 'goods', { valid_days: 60 }),
  ],
}

/** Somebody with one thing in their hands. */
async function withThing(kind: 'coupon' | 'vip' | 'digital' = 'coupon') {
  const facts = kind === 'vip' ? packet : coupon
  const goodsId = await shop.goods({ kind, facts, stock: 20 })
  if (kind === 'digital') await shop.codes(goodsId, ['E-1', 'E-2'])
  if (kind === 'vip') await shop.codes(goodsId, ['R-1', 'R-2'], '02')
  const owner = await shop.buyer()
  const { order_sn } = await shop.exchange(owner, goodsId)
  const things = await shop.held(owner)
  const top = things.find(({ parentId }) => parentId === null)!
  return { owner, goodsId, order_sn, holding_id: top.holdingId }
}

const offer = async (owner: Buyer, holding_id: string) =>
  (await shop.ask(invite, { holding_id }, owner)).invite_id

const rightsOf = async (person: Person) =>
  (await shop.held(person))
    .filter(({ parentId }) => parentId !== null)
    .sort((one, other) => one.rightKey.localeCompare(other.rightKey))

describe('a gift', () => {
  test('carries no words that no app may carry, and stays where it is', async () => {
    const { owner, holding_id } = await withThing()
    const { error } = await shop.call(invite, { holding_id, message: '代开发票，加我' }, owner)
    assert.equal(error, 1105)
    const { state } = await shop.ask(detail, { holding_id }, owner)
    assert.equal(state, 'usable')
  })

  test('shows what is offered, and moves when it is accepted', async () => {
    const { owner, holding_id, order_sn } = await withThing()
    const form = { holding_id, message: '尝尝看' }
    const { invite_id } = await shop.ask(invite, form, owner)
    const seen = await shop.ask(inviteDetail, { invite_id }, null)
    assert.deepEqual([seen.state, seen.mine, seen.message], ['open', 0, '尝尝看'])
    assert.equal((await shop.ask(inviteDetail, { invite_id }, owner)).mine, 1)

    const neighbour = await shop.buyer()
    const got = await shop.ask(accept, { invite_id }, neighbour)
    const theirs = await shop.ask(detail, got, neighbour)
    assert.deepEqual([theirs.state, theirs.order_sn], ['usable', ''])
    assert.match(theirs.from, /^.\*\*$/)
    const mine = await shop.ask(detail, { holding_id }, owner)
    assert.deepEqual([mine.state, mine.actions, mine.order_sn], ['given', [], order_sn])
    const after = await shop.ask(inviteDetail, { invite_id }, neighbour)
    assert.deepEqual([after.state, after.holding_id], ['accepted', got.holding_id])
    assert.equal((await shop.ask(inviteDetail, { invite_id }, null)).holding_id, '')
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('that two accept at once goes to one of them', async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, holding_id } = await withThing()
      const invite_id = await offer(owner, holding_id)
      const people = await Promise.all([shop.person(), shop.person(), shop.person()])
      const replies = await Promise.all(people.map((one) => shop.call(accept, { invite_id }, one)))
      assert.deepEqual(replies.map(({ error }) => error).sort(), [0, 2013, 2013])
      const held = await Promise.all(people.map((one) => shop.held(one)))
      assert.equal(held.flat().length, 1)
    }
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('is not accepted by the one who gave it', async () => {
    const { owner, holding_id } = await withThing()
    const invite_id = await offer(owner, holding_id)
    const { error, message } = await shop.call(accept, { invite_id }, owner)
    assert.deepEqual([error, message], [2013, '这是您自己送出的，发给邻居来领吧'])
    assert.equal((await shop.ask(detail, { holding_id }, owner)).state, 'offered')
  })

  test('is taken back or accepted, never both, and neither waits for the other for ever', async () => {
    const { pool } = shop.house.database
    const deadlocks = async () => {
      await pool.query('select pg_stat_force_next_flush()')
      const { rows } = await pool.query<{ deadlocks: number }>(
        'select deadlocks from pg_stat_database where datname = current_database()',
      )
      return rows[0]!.deadlocks
    }
    const before = await deadlocks()
    const won = { accepted: 0, takenBack: 0 }
    for (let round = 0; round < 25; round++) {
      const { owner, holding_id } = await withThing(round % 5 === 0 ? 'vip' : 'coupon')
      const invite_id = await offer(owner, holding_id)
      const neighbour = await shop.person()
      const [taken, accepted] = await Promise.all([
        shop.call(takeBack, { holding_id }, owner),
        shop.call(accept, { invite_id }, neighbour),
      ])
      assert.deepEqual([taken.error, accepted.error].sort(), [0, 2013])
      won[accepted.error === 0 ? 'accepted' : 'takenBack']++
      const { state } = await shop.ask(detail, { holding_id }, owner)
      assert.equal(state, accepted.error === 0 ? 'given' : 'usable')
    }
    assert.equal(won.accepted + won.takenBack, 25)
    assert.equal(await deadlocks(), before)
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('cannot be used, given again or cancelled meanwhile, and all of it afterwards', async () => {
    const { owner, holding_id, order_sn } = await withThing()
    const invite_id = await offer(owner, holding_id)
    const code = '/tp5/api/ExchangeShop/UserExchange/code'
    assert.equal((await shop.call(code, { holding_id }, owner)).error, 2015)
    assert.equal((await shop.call(invite, { holding_id }, owner)).error, 2012)
    assert.equal(
      (await shop.call('/tp5/api/ExchangeOrder/cancel', { order_sn }, owner)).error,
      2011,
    )
    await shop.ask(takeBack, { holding_id }, owner)
    assert.equal((await shop.call(takeBack, { holding_id }, owner)).error, 2013)
    assert.equal((await shop.call(code, { holding_id }, owner)).error, 0)
    const cancelled = await shop.ask('/tp5/api/ExchangeOrder/cancel', { order_sn }, owner)
    assert.deepEqual([cancelled.state, cancelled.points], ['cancelled', 100])
    const late = await shop.call(inviteDetail, { invite_id }, await shop.person())
    assert.deepEqual([late.error, late.message], [2013, '对方已经收回'])
  })

  test('comes back after three days, and can then be given again', async () => {
    const { owner, holding_id } = await withThing('digital')
    const invite_id = await offer(owner, holding_id)
    shop.later(72 * 3600 - 1)
    const { database } = shop.house
    const back = () => sweepNow(database, returnExpired, shop.now())
    assert.equal(await back(), 0)
    shop.later(1)
    const neighbour = await shop.person()
    assert.equal((await shop.call(accept, { invite_id }, neighbour)).error, 2013)
    assert.equal((await shop.ask(inviteDetail, { invite_id }, null)).state, 'expired')
    assert.ok((await back()) > 0)
    assert.equal(await back(), 0)
    const { state, actions } = await shop.ask(detail, { holding_id }, owner)
    assert.deepEqual([state, actions], ['usable', ['reveal', 'give']])
    const again = await offer(owner, holding_id)
    assert.equal((await shop.call(accept, { invite_id: again }, neighbour)).error, 0)
    assert.deepEqual(await shop.wrongs(), [])
  })

  test('never lasts longer than the thing itself', async () => {
    const facts = { worth: worthOf({ face: 100, uses: 1, valid_days: 1 }) }
    const goodsId = await shop.goods({ kind: 'coupon', facts })
    const owner = await shop.buyer()
    await shop.exchange(owner, goodsId)
    const [thing] = await shop.held(owner)
    const { expires_at } = await shop.ask(invite, { holding_id: thing!.holdingId }, owner)
    const seconds = (at: Date | string) => Math.floor(new Date(at).getTime() / 1000)
    assert.equal(seconds(expires_at), seconds(thing!.expiresAt!))
  })

  test('is no card, and nothing that was used or shown', async () => {
    const owner = await shop.buyer()
    const card = await shop.goods({ kind: 'card', facts: coupon })
    await shop.exchange(owner, card)
    const code = await shop.goods({ kind: 'digital', facts: coupon })
    await shop.codes(code, ['ONE'])
    await shop.exchange(owner, code)
    const things = await shop.held(owner)
    const revealed = things.find(({ kind }) => kind === 'digital')!
    const reveal = '/tp5/api/ExchangeShop/UserExchange/reveal'
    await shop.ask(reveal, { holding_id: revealed.holdingId }, owner)
    for (const { holdingId } of things) {
      assert.equal((await shop.call(invite, { holding_id: holdingId }, owner)).error, 2012)
    }
  })
})

describe('a packet', () => {
  test('moves whole with its rights, which its new owner receives', async () => {
    const { owner, holding_id } = await withThing('vip')
    const neighbour = await shop.buyer()
    await shop.ask(accept, { invite_id: await offer(owner, holding_id) }, neighbour)
    const gone = await rightsOf(owner)
    assert.deepEqual(
      gone.map(({ state }) => state),
      ['given', 'given', 'given'],
    )
    for (const { holdingId } of gone) {
      const form = { holding_id: holdingId, address_id: owner.addressId }
      assert.equal((await shop.call(receive, form, owner)).error, 2015)
    }
    const rights = await rightsOf(neighbour)
    assert.deepEqual(
      rights.map(({ state }) => state),
      ['waiting', 'waiting', 'waiting'],
    )
    for (const { holdingId } of rights) {
      const form = { holding_id: holdingId, address_id: neighbour.addressId }
      await shop.ask(receive, form, neighbour)
    }
    assert.deepEqual(
      (await rightsOf(neighbour)).map(({ state }) => state),
      ['usable', 'usable', 'used'],
    )
  })

  test('cannot be given on once a right was received, nor its rights received while it is offered', async () => {
    const { owner, holding_id } = await withThing('vip')
    const [first] = await rightsOf(owner)
    const right = { holding_id: first!.holdingId }
    await offer(owner, holding_id)
    const waits = await shop.call(checkReceive, right, owner)
    assert.deepEqual([waits.error, waits.message], [2015, '礼包正在转赠，先收回再领取'])
    assert.equal((await shop.call(receive, right, owner)).error, 2015)
    await shop.ask(takeBack, { holding_id }, owner)
    await shop.ask(receive, right, owner)
    assert.equal((await shop.call(invite, { holding_id }, owner)).error, 2012)
  })

  test('is offered or has a right received, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const { owner, holding_id } = await withThing('vip')
      const [first] = await rightsOf(owner)
      const [offered, received] = await Promise.all([
        shop.call(invite, { holding_id }, owner),
        shop.call(receive, { holding_id: first!.holdingId }, owner),
      ])
      assert.deepEqual(
        [offered.error, received.error].sort(),
        offered.error === 0 ? [0, 2015] : [0, 2012],
      )
    }
  })
})

describe('a right', () => {
  test('is received once, however often it is asked for at once', async () => {
    const { owner } = await withThing('vip')
    for (const { holdingId } of await rightsOf(owner)) {
      const form = { holding_id: holdingId, address_id: owner.addressId }
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => shop.call(receive, form, owner)),
      )
      assert.deepEqual(
        replies.map(({ error }) => error).sort((one, other) => one - other),
        [0, 2015, 2015, 2015, 2015],
      )
    }
    const orders = await shop.ask('/tp5/api/ExchangeOrder/lists', { kind: 'goods' }, owner)
    assert.equal(orders.list.length, 1)
    const [coupon, code, parcel] = await rightsOf(owner)
    assert.ok(coupon!.expiresAt! < parcel!.expiresAt!)
    const reveal = '/tp5/api/ExchangeShop/UserExchange/reveal'
    const shown = await shop.ask(reveal, { holding_id: code!.holdingId }, owner)
    assert.match(shown.code, /^R-[12]$/)
  })

  test('that is a parcel needs an address, and waits again when its order is cancelled', async () => {
    const { owner, goodsId, order_sn: bought } = await withThing('vip')
    const rights = await rightsOf(owner)
    const right = { holding_id: rights[2]!.holdingId }
    assert.equal((await shop.ask(checkReceive, right, owner)).needs.address, 1)
    assert.equal((await shop.call(receive, right, owner)).error, 2006)
    const form = { ...right, address_id: owner.addressId }
    const { order_sn } = await shop.ask(receive, form, owner)
    const before = [await shop.stockOf(goodsId), await shop.purse(owner)]
    const order = await shop.ask('/tp5/api/ExchangeOrder/detail', { order_sn }, owner)
    assert.deepEqual([order.state, order.points, order.address?.name], ['paid', 0, '李明'])

    await shop.ask('/tp5/api/ExchangeOrder/cancel', { order_sn }, owner)
    assert.deepEqual([await shop.stockOf(goodsId), await shop.purse(owner)], before)
    const [, , again] = await rightsOf(owner)
    assert.deepEqual([again?.state, again?.usesLeft, again?.orderSn], ['waiting', 1, bought])
    assert.deepEqual(again?.expiresAt, rights[2]!.expiresAt)
    assert.deepEqual(await shop.wrongs(), [])
    assert.equal((await shop.call(receive, form, owner)).error, 0)
  })

  test('of another person is not found', async () => {
    const { owner } = await withThing('vip')
    const stranger = await shop.buyer()
    for (const { holdingId } of await rightsOf(owner)) {
      const form = { holding_id: holdingId, address_id: stranger.addressId }
      assert.equal((await shop.call(receive, form, stranger)).error, 404)
    }
  })
})
