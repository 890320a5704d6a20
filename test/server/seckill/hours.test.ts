import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { putSlotAside } from '@server/areas/machine/machine'
import { seckillCard } from '@server/areas/seckill/card'
import { seckillRules } from '@server/areas/seckill/rules'
import { businessDay, dayAfter, dayMs, momentOf } from '@server/calendar'
import { base, type Market, openMarket, push, sales } from './market'

let market: Market
before(async () => {
  market = await openMarket()
})
after(() => market.close())
beforeEach(() => market.begin())

describe('a sale of an hour', () => {
  test('is planned for today and tomorrow once, out of the stock of the shop and of slots', async () => {
    const counts = async () => {
      const [row] = await market.rowsOf<{ hours: number; day: number; pieces: number }>(`select
        (select count(*) from seckill_sessions)::int as hours,
        (select sum(cardinality(hours)) from seckill_plans where not ended)::int as day,
        ((select sum(stock + sold) from exchange_stock)
          + (select sum(pieces) from seckill_items))::int as pieces`)
      return row!
    }
    await market.work()
    const known = await counts()
    market.later(dayMs / 1000)
    await market.work()
    const next = await counts()
    assert.deepEqual([next.hours - known.hours, next.pieces], [known.day, known.pieces])
    await market.work()
    assert.deepEqual(await counts(), next)
    const { sessions } = await market.house.ask(sales, {})
    const { sale_id } = sessions.find(({ state }) => state === 'ahead')!
    const { list } = await market.house.ask(`${base}goods`, { sale_id })
    assert.ok(list.length > 0)
    for (const { mine, left, total } of list) assert.deepEqual([mine, left], ['none', total])
    const before = momentOf(dayAfter(businessDay(market.now()), 1), 11.5)
    market.later((before.getTime() - market.now().getTime()) / 1000)
    await market.work()
    const running = (await market.house.ask(sales, {})).sessions.find(
      ({ state }) => state === 'open',
    )
    const sold = await market.house.ask(`${base}goods`, { sale_id: running!.sale_id })
    const inMachine = sold.list.filter(({ machine }) => machine)
    assert.ok(inMachine.length > 0 && inMachine.length < sold.list.length)
    assert.deepEqual(sold.list.slice(-inMachine.length), inMachine)
    for (const { left, usual } of inMachine) assert.ok(left > 0 && usual)
  })

  test('is closed before its time and after, and says what to do', async () => {
    const who = await market.buyer(100)
    const ahead = await market.sale(seckillRules.earlySeconds + 60, { points: 10 })
    assert.equal((await market.take(who, ahead)).error, refusals.seckillAhead.error)
    const check = `${base}checkExchange` as const
    assert.match((await market.house.ask(check, { item_id: ahead.itemId }, who)).reason, /提醒我/)
    const over = await market.sale(-3700, { points: 10 })
    assert.equal((await market.take(who, over)).error, refusals.seckillOver.error)
    const open = await market.sale(-1, { points: 10 })
    const strange = { item_id: open.itemId, address_id: (await market.buyer()).addressId }
    assert.equal((await market.house.call(push, strange, who)).error, refusals.notFound.error)
  })

  test('goes to a chat with a picture that says its own price', async () => {
    const { database, config, app } = market.house
    const { itemId } = await market.sale(-1, { points: 10 })
    const looking = { db: database.db, config, now: market.now() }
    const { title, price } = await seckillCard(looking, String(itemId))
    assert.notEqual(title, '')
    assert.equal(price, '秒杀 10 积分')
    const drawn = await app.inject({ url: `/cards/seckill/${itemId}.png` })
    assert.deepEqual([drawn.statusCode, drawn.headers['content-type']], [200, 'image/png'])
    assert.equal((await app.inject({ url: '/cards/seckill/999999999.png' })).statusCode, 404)
    assert.equal((await app.inject({ url: '/cards/seckill/x.png' })).statusCode, 404)
  })

  test('ends: who waits has missed it, and what is left is the shop’s again', async () => {
    const open = await market.sale(-1, { pieces: 2, money: 990 })
    const all = await market.pieces(open)
    const [one, other] = [await market.buyer(), await market.buyer()]
    await market.take(one, open)
    await market.work()
    market.later(3600 - 2)
    assert.equal((await market.take(other, open)).error, 0)
    market.later(2)
    await market.work()
    assert.equal((await market.look(other, open)).state, 'missed')
    const [item] = await market.rowsOf<{ pieces: number }>(
      'select pieces from seckill_items where item_id = $1',
      [open.itemId],
    )
    assert.equal(item!.pieces, 0)
    market.later(seckillRules.unpaidSeconds)
    await market.work()
    assert.equal((await market.look(one, open)).state, 'lapsed')
    assert.equal(await market.pieces(open), all)
    const { list } = await market.house.ask(`${base}log`, {}, other)
    assert.deepEqual(
      list.map(({ item_id, state }) => [item_id, state]),
      [[open.itemId, 'missed']],
    )
  })

  test('is missed by who took a place in the moment when it ended', async () => {
    const over = await market.sale(-3700, { points: 10 })
    const who = await market.buyer(100)
    await market.work()
    await market.rowsOf(
      `insert into seckill_entries (item_id, user_id, state, place, entered_at)
       values ($1, $2, 'waiting', nextval('seckill_place'), $3)`,
      [over.itemId, who.userId, market.now()],
    )
    market.later(5)
    await market.work()
    assert.equal((await market.look(who, over)).state, 'missed')
  })
})

describe('what lies in a machine', () => {
  let nth = 0
  /** Another slot each time. */
  async function slot() {
    const [row] = await market.rowsOf<{ id: string; machine_id: string }>(
      `update iter_slots set stock = 5, held = 0, stuck = false, hidden = false, points = 300
       where offline_goods_id = (select offline_goods_id from iter_slots where points > 0
         order by offline_goods_id offset $1 limit 1)
       returning offline_goods_id as id, machine_id`,
      [nth++],
    )
    return Number(row!.id)
  }
  const inSlot = async (id: number) =>
    (await market.rowsOf('select stock, held from iter_slots where offline_goods_id = $1', [id]))[0]

  test('is kept there under a code for who got it, and goes to the next who wants it', async () => {
    const offlineGoodsId = await slot()
    await market.house.database.transaction((tx) => putSlotAside(tx, offlineGoodsId, 1))
    const open = await market.sale(-1, { pieces: 1, points: 10, offlineGoodsId })
    assert.deepEqual(await inSlot(offlineGoodsId), { stock: 4, held: 1 })
    const [one, other] = [await market.buyer(100), await market.buyer(100)]
    for (const who of [one, other])
      assert.equal((await market.house.call(push, { item_id: open.itemId }, who)).error, 0)
    await market.work()
    const { state, order_sn } = await market.look(one, open)
    assert.equal(state, 'ordered')
    const got = await market.house.ask(`${base}successPage`, { order_sn }, one)
    assert.equal(got.machine?.minutes, 60)
    const told = await market.house.ask('/tp5/api/OfflineOrder/detail', { order_sn }, one)
    assert.equal(told.state, 'kept')
    assert.equal((await market.house.ask('/user/Center/index', {}, one)).points, 90)
    await market.house.ask('/tp5/api/OfflineOrder/refund', { order_sn }, one)
    await market.work()
    assert.deepEqual(
      [(await market.look(one, open)).state, (await market.look(other, open)).state],
      ['lapsed', 'ordered'],
    )
    assert.deepEqual(await inSlot(offlineGoodsId), { stock: 4, held: 1 })
    assert.equal((await market.house.ask('/user/Center/index', {}, one)).points, 100)
  })

  test('may be bought at the machine again when the hour is over', async () => {
    const offlineGoodsId = await slot()
    await market.house.database.transaction((tx) => putSlotAside(tx, offlineGoodsId, 2))
    await market.sale(-1, { pieces: 2, points: 10, offlineGoodsId })
    market.later(3700)
    await market.work()
    assert.deepEqual(await inSlot(offlineGoodsId), { stock: 5, held: 0 })
  })
})
