import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { wholePhone } from '@server/areas/auth/auth'
import { seckillLeaving } from '@server/areas/seckill/leaving'
import { answers } from '@server/areas/seckill/load'
import { paces } from '@server/areas/seckill/pace'
import { enter } from '@server/areas/seckill/queue'
import { seckillRules } from '@server/areas/seckill/rules'
import { promiseOf } from '@server/promise'
import type { Buyer } from '../harness/people'
import { base, type Market, openMarket, sales } from './market'

let market: Market
before(async () => {
  market = await openMarket()
})
after(() => market.close())
beforeEach(() => market.begin())

const phoneOf = ({ userId }: Buyer) =>
  wholePhone({ db: market.house.database.db, config: market.house.config }, userId)

describe('the queue of a sale', () => {
  test('gives each piece to one, in turn, and each person one', async () => {
    const open = await market.sale(-1, { pieces: 3, points: 10 })
    await market.work()
    const all = await market.pieces(open)
    const people = await Promise.all(Array.from({ length: 6 }, () => market.buyer(100)))
    for (const who of people) {
      assert.equal((await market.take(who, open)).error, 0)
      assert.equal((await market.take(who, open)).error, 0)
    }
    const just = await market.look(people[4]!, open)
    assert.deepEqual([just.state_text, just.ahead, just.chance], ['正在排队', 0, ''])
    assert.equal(just.ask_after, seckillRules.askSoon)
    market.settle()
    const before = await market.look(people[4]!, open)
    assert.deepEqual([before.state_text, before.ahead], ['正在排队，前面 4 位', 4])
    assert.match(before.chance, /^机会不大：剩 3 件，要有 2 位退出/)
    assert.match((await market.look(people[2]!, open)).chance, /^有机会：剩 3 件/)
    await Promise.all([market.work(), market.work()])
    const states = await Promise.all(
      people.map(async (who) => (await market.look(who, open)).state),
    )
    assert.deepEqual(states, ['ordered', 'ordered', 'ordered', 'waiting', 'waiting', 'waiting'])
    const after = await market.look(people[4]!, open)
    assert.deepEqual([after.ahead, after.gone], [1, 1])
    assert.match(after.chance, /^机会不大：要有 2 位退出/)
    assert.equal((await market.look(people[0]!, open)).chance, '')
    assert.equal(await market.pieces(open), all)
    const { points } = await market.house.ask('/user/Center/index', {}, people[0])
    assert.equal(points, 90)
  })

  test('tells nobody else when somebody moves up, but that there is an order', async () => {
    const open = await market.sale(-1, { pieces: 1 })
    const [first, second] = [await market.buyer(), await market.buyer()]
    for (const who of [first, second]) await market.take(who, open)
    market.settle()
    assert.equal(await market.touchedBy(first, open), undefined)
    await market.work()
    assert.deepEqual(await market.touchedBy(first, open), ['orders', 'wallet'])
    assert.equal((await market.look(second, open)).ahead, 0)
    assert.equal(await market.touchedBy(second, open), undefined)
  })

  test('passes a piece that nobody pays for to who is next', async () => {
    const open = await market.sale(-1, { pieces: 1, money: 990 })
    const all = await market.pieces(open)
    const [first, second] = [await market.buyer(), await market.buyer()]
    for (const who of [first, second]) await market.take(who, open)
    await market.work()
    const { state, order_sn } = await market.look(first, open)
    assert.equal(state, 'ordered')
    const got = await market.house.ask(`${base}successPage`, { order_sn }, first)
    assert.deepEqual([got.state, got.price.money], ['unpaid', 990])
    assert.equal(
      (await market.house.call(`${base}successPage`, { order_sn }, second)).error,
      refusals.notFound.error,
    )
    market.later(seckillRules.unpaidSeconds + 1)
    await market.work()
    await market.work()
    assert.equal((await market.look(first, open)).state, 'lapsed')
    assert.equal((await market.look(second, open)).state, 'ordered')
    assert.equal(await market.pieces(open), all)
  })

  test('skips who cannot pay, and tells why', async () => {
    const open = await market.sale(-1, { pieces: 1, points: 50 })
    const [poor, rich] = [await market.buyer(10), await market.buyer(100)]
    for (const who of [poor, rich]) await market.take(who, open)
    await market.work()
    await market.work()
    const told = await market.look(poor, open)
    assert.equal(told.state, 'dropped')
    assert.notEqual(told.state_text, '')
    assert.equal((await market.look(rich, open)).state, 'ordered')
    assert.equal((await market.house.ask('/user/Center/index', {}, poor)).points, 10)
  })

  test('gives what was granted too late back to the shop', async () => {
    const open = await market.sale(-1, { pieces: 1, points: 50 })
    const all = await market.pieces(open)
    const poor = await market.buyer(10)
    await market.take(poor, open)
    await market.grant()
    assert.equal((await market.look(poor, open)).state, 'granted')
    assert.equal(
      (await market.house.call(`${base}leave`, { item_id: open.itemId }, poor)).error,
      refusals.seckillMoved.error,
    )
    market.later(3601)
    await market.work()
    assert.equal((await market.look(poor, open)).state, 'dropped')
    assert.equal(await market.pieces(open), all)
    const [item] = await market.rowsOf<{ pieces: number }>(
      'select pieces from seckill_items where item_id = $1',
      [open.itemId],
    )
    assert.equal(item!.pieces, 0)
  })

  test('goes on while others are just taking their places', async () => {
    const open = await market.sale(-1, { pieces: 1, points: 10 })
    const [first, other] = [await market.buyer(100), await market.buyer(100)]
    await market.take(first, open)
    await market.house.database.transaction(async (tx) => {
      await enter(tx, { ...other, itemId: open.itemId, now: market.now() })
      await market.grant()
    })
    assert.equal((await market.look(first, open)).state, 'granted')
  })

  test('goes on to the next when who was granted a piece closes the account', async () => {
    const open = await market.sale(-1, { pieces: 1, points: 10 })
    const [gone, next] = [await market.buyer(100), await market.buyer(100)]
    for (const who of [gone, next]) await market.take(who, open)
    await market.grant()
    const { config, database } = market.house
    await database.transaction((tx) =>
      seckillLeaving.settle!(tx, { userId: gone.userId, config, now: market.now() }),
    )
    assert.equal((await market.look(gone, open)).state, 'dropped')
    await market.work()
    assert.equal((await market.look(gone, open)).state, 'dropped')
    assert.equal((await market.look(next, open)).state, 'ordered')
  })

  test('tells each of a long line how far it is, and only ever nearer', async () => {
    const open = await market.sale(-1, { pieces: 1, money: 990 })
    const long = seckillRules.longLine + 20
    await market.fill(open, long)
    const [mine, behind] = [await market.buyer(), await market.buyer()]
    await market.take(mine, open)
    market.settle()
    assert.equal((await market.look(mine, open)).ahead, long)
    await market.take(behind, open)
    market.settle()
    assert.equal((await market.look(behind, open)).ahead, long + 1)
    await market.work()
    market.later(seckillRules.askSoon / 1000)
    const looked = await market.look(mine, open)
    assert.equal(looked.ahead, long - 1)
    assert.ok(looked.ask_after >= seckillRules.askLate)
    await market.house.ask(`${base}leave`, { item_id: open.itemId }, mine)
    market.later(seckillRules.askSoon / 1000)
    assert.equal((await market.look(behind, open)).ahead, long - 1)
  })

  test('has phones ask more seldom while much is asked, and as before once that is over', async () => {
    const open = await market.sale(-1, { pieces: 1, money: 990 })
    const soon = await market.sale(1, { pieces: 1, money: 990 })
    const who = await market.buyer()
    await market.take(who, open)
    await market.take(who, soon)
    const [busiest] = paces
    let end = () => {}
    const rush = new Promise<void>((resolve) => (end = resolve))
    const others = Array.from({ length: busiest!.inside }, () => answers.during(() => rush))
    for (const sale of [open, soon])
      assert.equal((await market.look(who, sale)).ask_after, busiest!.soonest)
    end()
    await Promise.all(others)
    for (const sale of [open, soon])
      assert.equal((await market.look(who, sale)).ask_after, seckillRules.askSoon)
  })

  test('lets who gave up their place stand behind the others', async () => {
    const open = await market.sale(-1, { pieces: 1, money: 990 })
    const [one, other] = [await market.buyer(), await market.buyer()]
    for (const who of [one, other]) await market.take(who, open)
    await market.house.ask(`${base}leave`, { item_id: open.itemId }, one)
    await market.take(one, open)
    market.settle()
    assert.equal((await market.look(one, open)).ahead, 1)
    await market.work()
    assert.equal((await market.look(other, open)).state, 'ordered')
    assert.equal(
      (await market.house.call(`${base}leave`, { item_id: open.itemId }, other)).error,
      refusals.seckillMoved.error,
    )
  })
})

describe('a place in the queue', () => {
  const give = `${base}giveOtherUser` as const

  test('is offered to a neighbour, who is told of it and takes it where it was', async () => {
    const open = await market.sale(-1, { pieces: 1, points: 10 })
    const [mine, behind, guest] = [
      await market.buyer(100),
      await market.buyer(100),
      await market.buyer(100),
    ]
    for (const who of [mine, behind]) await market.take(who, open)
    const phone = await phoneOf(guest)
    const left = await market.house.ask(give, { item_id: open.itemId, phone }, mine)
    assert.equal(left.state, 'left')
    assert.equal((await market.look(guest, open)).state, 'offered')
    const { list } = await market.house.ask('/tp5/api/Message/messagePage', {}, guest)
    assert.match(list[0]!.link, new RegExp(`item_id=${open.itemId}$`))
    await market.take(guest, open)
    market.settle()
    assert.equal((await market.look(guest, open)).state_text, '正在排队，前面 0 位')
    await market.work()
    const states = await Promise.all(
      [guest, behind].map(async (who) => (await market.look(who, open)).state),
    )
    assert.deepEqual(states, ['ordered', 'waiting'])
    const again = await market.house.call(give, { item_id: open.itemId, phone }, mine)
    assert.equal(again.error, refusals.seckillMoved.error)
  })

  test('is for nobody who stands there too, nor is it told whose a number is', async () => {
    const open = await market.sale(-1, { points: 10 })
    const [mine, other] = [await market.buyer(100), await market.buyer(100)]
    for (const who of [mine, other]) await market.take(who, open)
    const phones = [await phoneOf(mine), await phoneOf(other), '13000000000']
    const told = new Set<string>()
    for (const phone of phones)
      told.add((await market.house.call(give, { item_id: open.itemId, phone }, mine)).message)
    assert.equal(told.size, 1)
    assert.equal((await market.look(mine, open)).state, 'waiting')
  })
})

describe('who was there before the start', () => {
  test('stands by the seed that was promised, before all who came later', async () => {
    const soon = await market.sale(30, { pieces: 2, points: 10 })
    const early = await Promise.all(Array.from({ length: 5 }, () => market.buyer(100)))
    for (const who of early) assert.equal((await market.take(who, soon)).error, 0)
    const detail = `${base}detail` as const
    const before = await market.house.ask(detail, { item_id: soon.itemId })
    assert.equal(before.proof.seed, '')
    market.later(31)
    const late = await market.buyer(100)
    await market.take(late, soon)
    await market.work()
    market.settle()
    const { proof } = await market.house.ask(detail, { item_id: soon.itemId })
    assert.equal(before.proof.promised, promiseOf(proof.seed))
    const print = ({ userId }: Buyer) =>
      createHash('sha256')
        .update(proof.seed + userId)
        .digest('hex')
    const line = [...early].sort((one, other) => (print(one) < print(other) ? -1 : 1))
    const states = await Promise.all(line.map((who) => market.look(who, soon)))
    assert.deepEqual(
      states.map(({ state }) => state),
      ['ordered', 'ordered', 'waiting', 'waiting', 'waiting'],
    )
    assert.deepEqual(
      states.slice(2).map(({ ahead }) => ahead),
      [0, 1, 2],
    )
    assert.equal((await market.look(late, soon)).ahead, 3)
    const drawn = async (who?: Buyer) =>
      (await market.house.ask(detail, { item_id: soon.itemId }, who)).proof.mine
    for (const [nth, who] of line.entries())
      assert.deepEqual(await drawn(who), { user_id: who.userId, print: print(who), rank: nth + 1 })
    assert.deepEqual([await drawn(late), await drawn()], [null, null])
    const phone = await phoneOf(late)
    await market.house.ask(`${base}leave`, { item_id: soon.itemId }, late)
    market.later(1)
    const give = `${base}giveOtherUser` as const
    await market.house.ask(give, { item_id: soon.itemId, phone }, line[4])
    await market.take(late, soon)
    assert.equal(await drawn(late), null)
  })

  test('is told a few minutes ahead where they asked for it, once', async () => {
    const soon = await market.sale(600, { points: 10 })
    const [asks, changes] = [await market.buyer(), await market.buyer()]
    const which = { sale_id: soon.sessionId }
    for (const who of [asks, changes])
      await market.house.ask('/activity/GoodsActivity/messageSubscribe', which, who)
    await market.house.ask('/activity/GoodsActivity/messageUnsubscribe', which, changes)
    const told = async (who: Buyer) =>
      (await market.house.ask('/tp5/api/Message/messagePage', {}, who)).list.length
    await market.work()
    assert.equal(await told(asks), 0)
    const tip = async () =>
      (await market.house.ask(sales, {}, asks)).sessions.find(
        ({ sale_id }) => sale_id === soon.sessionId,
      )!.tip
    assert.equal(await tip(), 0)
    market.later(400)
    await market.work()
    await market.work()
    assert.deepEqual([await told(asks), await told(changes)], [1, 0])
    assert.equal(await tip(), 1)
    await market.house.ask('/tp5/api/GoodsActivity/setScheduleTipRead', which, asks)
    assert.equal(await tip(), 0)
  })
})
