import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { wholePhone } from '@server/areas/auth/auth'
import { putSlotAside } from '@server/areas/machine/machine'
import { promiseOf } from '@server/areas/seckill/hours'
import { seckillRules } from '@server/areas/seckill/rules'
import { dayMs } from '@server/calendar'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer } from '../harness/people'
import { newSale, type Sale } from './sales'

const base = '/tp5/api/ExchangeShop/OnlineSeckill/'
const push = `${base}push` as const
const sales = '/activity/GoodsActivity/getFlashSalesList'
const pushResult = `${base}pushResult` as const

let house: House
let now = new Date()
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(() => void (now = new Date()))

const rowsOf = async <Row extends object>(words: string, values: unknown[] = []) =>
  (await house.database.pool.query<Row>(words, values)).rows
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))

/** As they would run now, one after another, and once more for what the first left to the next. */
async function work() {
  for (let round = 0; round < 2; round += 1)
    await runJobs(
      house,
      jobsOf(house.config, 'seckill', 'order').filter(({ every }) => every),
      now,
    )
}

/** An hour that begins in so many seconds. */
const sale = (startsIn: number, given: Partial<Parameters<typeof newSale>[1]> = {}) =>
  newSale(house.database, { startsAt: new Date(now.getTime() + startsIn * 1000), ...given })

const buyer = (points = 0) => newBuyer(house, points ? { points } : {})

const take = (who: Buyer, { itemId }: Sale) =>
  house.call(push, { item_id: itemId, address_id: who.addressId }, who)
const look = (who: Buyer, { itemId }: Sale) => house.ask(pushResult, { item_id: itemId }, who)

/** Pieces of goods wherever they are: in the shop, in a sale, ordered and not given back. */
async function pieces({ goodsId }: Sale): Promise<number> {
  const [sum] = await rowsOf<{ sum: number }>(
    `select ((select stock + sold from exchange_stock where goods_id = $1)
       + (select coalesce(sum(pieces), 0) from seckill_items where goods_id = $1))::int as sum`,
    [goodsId],
  )
  return sum!.sum
}

describe('a sale of an hour', () => {
  test('is planned for today and tomorrow once, out of the stock of the shop', async () => {
    const counts = async () => {
      const [row] = await rowsOf<{ hours: number; day: number; pieces: number }>(`select
        (select count(*) from seckill_sessions)::int as hours,
        (select sum(cardinality(hours)) from seckill_plans where not ended)::int as day,
        ((select sum(stock + sold) from exchange_stock)
          + (select sum(pieces) from seckill_items))::int as pieces`)
      return row!
    }
    await work()
    const known = await counts()
    later(dayMs / 1000)
    await work()
    const next = await counts()
    assert.deepEqual([next.hours - known.hours, next.pieces], [known.day, known.pieces])
    await work()
    assert.deepEqual(await counts(), next)
    const { sessions } = await house.ask(sales, {})
    const { sale_id } = sessions.find(({ state }) => state === 'ahead')!
    const { list } = await house.ask(`${base}goods`, { sale_id })
    assert.ok(list.length > 0)
    for (const { mine, left, total } of list) assert.deepEqual([mine, left], ['none', total])
  })

  test('is closed before its time and after, and says what to do', async () => {
    const who = await buyer(100)
    const ahead = await sale(seckillRules.earlySeconds + 60, { points: 10 })
    assert.equal((await take(who, ahead)).error, refusals.seckillAhead.error)
    const check = `${base}checkExchange` as const
    assert.match((await house.ask(check, { item_id: ahead.itemId }, who)).reason, /提醒我/)
    const over = await sale(-3700, { points: 10 })
    assert.equal((await take(who, over)).error, refusals.seckillOver.error)
    const open = await sale(-1, { points: 10 })
    const strange = { item_id: open.itemId, address_id: (await buyer()).addressId }
    assert.equal((await house.call(push, strange, who)).error, refusals.notFound.error)
  })

  test('gives each piece to one, in turn, and each person one', async () => {
    const open = await sale(-1, { pieces: 3, points: 10 })
    await work()
    const all = await pieces(open)
    const people = await Promise.all(Array.from({ length: 6 }, () => buyer(100)))
    for (const who of people) {
      assert.equal((await take(who, open)).error, 0)
      assert.equal((await take(who, open)).error, 0)
    }
    const before = await look(people[4]!, open)
    assert.deepEqual([before.state, before.ahead], ['waiting', 4])
    await Promise.all([work(), work()])
    const states = await Promise.all(people.map(async (who) => (await look(who, open)).state))
    assert.deepEqual(states, ['ordered', 'ordered', 'ordered', 'waiting', 'waiting', 'waiting'])
    const after = await look(people[4]!, open)
    assert.deepEqual([after.ahead, after.gone], [1, 1])
    assert.equal(await pieces(open), all)
    const { points } = await house.ask('/user/Center/index', {}, people[0])
    assert.equal(points, 90)
  })

  test('passes a piece that nobody pays for to who is next', async () => {
    const open = await sale(-1, { pieces: 1, money: 990 })
    const all = await pieces(open)
    const [first, second] = [await buyer(), await buyer()]
    for (const who of [first, second]) await take(who, open)
    await work()
    const { state, order_sn } = await look(first, open)
    assert.equal(state, 'ordered')
    const got = await house.ask(`${base}successPage`, { order_sn }, first)
    assert.deepEqual([got.state, got.price.money], ['unpaid', 990])
    assert.equal(
      (await house.call(`${base}successPage`, { order_sn }, second)).error,
      refusals.notFound.error,
    )
    later(seckillRules.unpaidSeconds + 1)
    await work()
    await work()
    assert.equal((await look(first, open)).state, 'lapsed')
    assert.equal((await look(second, open)).state, 'ordered')
    assert.equal(await pieces(open), all)
  })

  test('skips who cannot pay, and tells why', async () => {
    const open = await sale(-1, { pieces: 1, points: 50 })
    const [poor, rich] = [await buyer(10), await buyer(100)]
    for (const who of [poor, rich]) await take(who, open)
    await work()
    await work()
    const told = await look(poor, open)
    assert.equal(told.state, 'dropped')
    assert.notEqual(told.state_text, '')
    assert.equal((await look(rich, open)).state, 'ordered')
    assert.equal((await house.ask('/user/Center/index', {}, poor)).points, 10)
  })

  test('lets who gave up their place stand behind the others', async () => {
    const open = await sale(-1, { pieces: 1, money: 990 })
    const [one, other] = [await buyer(), await buyer()]
    for (const who of [one, other]) await take(who, open)
    await house.ask(`${base}leave`, { item_id: open.itemId }, one)
    await take(one, open)
    assert.equal((await look(one, open)).ahead, 1)
    await work()
    assert.equal((await look(other, open)).state, 'ordered')
    assert.equal(
      (await house.call(`${base}leave`, { item_id: open.itemId }, other)).error,
      refusals.seckillMoved.error,
    )
  })

  test('ends: who waits has missed it, and what is left is the shop’s again', async () => {
    const open = await sale(-1, { pieces: 2, money: 990 })
    const all = await pieces(open)
    const [one, other] = [await buyer(), await buyer()]
    await take(one, open)
    await work()
    later(3600 - 2)
    assert.equal((await take(other, open)).error, 0)
    later(2)
    await work()
    assert.equal((await look(other, open)).state, 'missed')
    const [item] = await rowsOf<{ pieces: number }>(
      'select pieces from seckill_items where item_id = $1',
      [open.itemId],
    )
    assert.equal(item!.pieces, 0)
    later(seckillRules.unpaidSeconds)
    await work()
    assert.equal((await look(one, open)).state, 'lapsed')
    assert.equal(await pieces(open), all)
    const { list } = await house.ask(`${base}log`, {}, other)
    assert.deepEqual(
      list.map(({ item_id, state }) => [item_id, state]),
      [[open.itemId, 'missed']],
    )
  })
})

describe('a place in the queue', () => {
  const give = `${base}giveOtherUser` as const
  const phoneOf = ({ userId }: Buyer) =>
    wholePhone({ db: house.database.db, config: house.config }, userId)

  test('is offered to a neighbour, who is told of it and takes it where it was', async () => {
    const open = await sale(-1, { pieces: 1, points: 10 })
    const [mine, behind, guest] = [await buyer(100), await buyer(100), await buyer(100)]
    for (const who of [mine, behind]) await take(who, open)
    const phone = await phoneOf(guest)
    const left = await house.ask(give, { item_id: open.itemId, phone }, mine)
    assert.equal(left.state, 'left')
    assert.equal((await look(guest, open)).state, 'offered')
    const { list } = await house.ask('/tp5/api/Message/messagePage', {}, guest)
    assert.match(list[0]!.link, new RegExp(`item_id=${open.itemId}$`))
    await take(guest, open)
    assert.equal((await look(guest, open)).ahead, 0)
    await work()
    const states = await Promise.all(
      [guest, behind].map(async (who) => (await look(who, open)).state),
    )
    assert.deepEqual(states, ['ordered', 'waiting'])
    const again = await house.call(give, { item_id: open.itemId, phone }, mine)
    assert.equal(again.error, refusals.seckillMoved.error)
  })

  test('is for nobody who stands there too, nor is it told whose a number is', async () => {
    const open = await sale(-1, { points: 10 })
    const [mine, other] = [await buyer(100), await buyer(100)]
    for (const who of [mine, other]) await take(who, open)
    const phones = [await phoneOf(mine), await phoneOf(other), '13000000000']
    const told = new Set<string>()
    for (const phone of phones)
      told.add((await house.call(give, { item_id: open.itemId, phone }, mine)).message)
    assert.equal(told.size, 1)
    assert.equal((await look(mine, open)).state, 'waiting')
  })
})

describe('what lies in a machine', () => {
  let nth = 0
  /** Another slot each time. */
  async function slot() {
    const [row] = await rowsOf<{ id: string; machine_id: string }>(
      `update iter_slots set stock = 5, held = 0, stuck = false, hidden = false, points = 300
       where offline_goods_id = (select offline_goods_id from iter_slots where points > 0
         order by offline_goods_id offset $1 limit 1)
       returning offline_goods_id as id, machine_id`,
      [nth++],
    )
    return Number(row!.id)
  }
  const inSlot = async (id: number) =>
    (await rowsOf('select stock, held from iter_slots where offline_goods_id = $1', [id]))[0]

  test('is kept there under a code for who got it, and goes to the next who wants it', async () => {
    const offlineGoodsId = await slot()
    await house.database.transaction((tx) => putSlotAside(tx, offlineGoodsId, 1))
    const open = await sale(-1, { pieces: 1, points: 10, offlineGoodsId })
    assert.deepEqual(await inSlot(offlineGoodsId), { stock: 4, held: 1 })
    const [one, other] = [await buyer(100), await buyer(100)]
    for (const who of [one, other])
      assert.equal((await house.call(push, { item_id: open.itemId }, who)).error, 0)
    await work()
    const { state, order_sn } = await look(one, open)
    assert.equal(state, 'ordered')
    const got = await house.ask(`${base}successPage`, { order_sn }, one)
    assert.equal(got.machine?.minutes, 60)
    const told = await house.ask('/tp5/api/OfflineOrder/detail', { order_sn }, one)
    assert.equal(told.state, 'kept')
    assert.equal((await house.ask('/user/Center/index', {}, one)).points, 90)
    await house.ask('/tp5/api/OfflineOrder/refund', { order_sn }, one)
    await work()
    assert.deepEqual(
      [(await look(one, open)).state, (await look(other, open)).state],
      ['lapsed', 'ordered'],
    )
    assert.deepEqual(await inSlot(offlineGoodsId), { stock: 4, held: 1 })
    assert.equal((await house.ask('/user/Center/index', {}, one)).points, 100)
  })

  test('may be bought at the machine again when the hour is over', async () => {
    const offlineGoodsId = await slot()
    await house.database.transaction((tx) => putSlotAside(tx, offlineGoodsId, 2))
    await sale(-1, { pieces: 2, points: 10, offlineGoodsId })
    later(3700)
    await work()
    assert.deepEqual(await inSlot(offlineGoodsId), { stock: 5, held: 0 })
  })
})

describe('who was there before the start', () => {
  test('stands by the seed that was promised, before all who came later', async () => {
    const soon = await sale(30, { pieces: 2, points: 10 })
    const early = await Promise.all(Array.from({ length: 5 }, () => buyer(100)))
    for (const who of early) assert.equal((await take(who, soon)).error, 0)
    const detail = `${base}detail` as const
    const before = await house.ask(detail, { item_id: soon.itemId })
    assert.equal(before.proof.seed, '')
    later(31)
    const late = await buyer(100)
    await take(late, soon)
    await work()
    const { proof } = await house.ask(detail, { item_id: soon.itemId })
    assert.equal(before.proof.promised, promiseOf(proof.seed))
    const print = ({ userId }: Buyer) =>
      createHash('sha256')
        .update(proof.seed + userId)
        .digest('hex')
    const line = [...early].sort((one, other) => (print(one) < print(other) ? -1 : 1))
    const states = await Promise.all(line.map((who) => look(who, soon)))
    assert.deepEqual(
      states.map(({ state }) => state),
      ['ordered', 'ordered', 'waiting', 'waiting', 'waiting'],
    )
    assert.deepEqual(
      states.slice(2).map(({ ahead }) => ahead),
      [0, 1, 2],
    )
    assert.equal((await look(late, soon)).ahead, 3)
  })

  test('is told a few minutes ahead where they asked for it, once', async () => {
    const soon = await sale(600, { points: 10 })
    const [asks, changes] = [await buyer(), await buyer()]
    const which = { sale_id: soon.sessionId }
    for (const who of [asks, changes])
      await house.ask('/activity/GoodsActivity/messageSubscribe', which, who)
    await house.ask('/activity/GoodsActivity/messageUnsubscribe', which, changes)
    const told = async (who: Buyer) =>
      (await house.ask('/tp5/api/Message/messagePage', {}, who)).list.length
    await work()
    assert.equal(await told(asks), 0)
    const tip = async () =>
      (await house.ask(sales, {}, asks)).sessions.find(({ sale_id }) => sale_id === soon.sessionId)!
        .tip
    assert.equal(await tip(), 0)
    later(400)
    await work()
    await work()
    assert.deepEqual([await told(asks), await told(changes)], [1, 0])
    assert.equal(await tip(), 1)
    await house.ask('/tp5/api/GoodsActivity/setScheduleTipRead', which, asks)
    assert.equal(await tip(), 0)
  })
})
