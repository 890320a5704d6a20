import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { type Fleet, openFleet } from '../machine/fleet'
import { newSlot } from '../machine/machines'
import { openRound } from './slots'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(async () => {
  assert.deepEqual(await fleet.wrongs(), [])
  await fleet.close()
})

const save = '/tp5/api/FranchiseSlot/saveGoods'
const display = '/tp5/api/FranchiseSlot/display'
const price = { points: 30, gold: 3, money: 350, limit_per_day: 0 }

type Round = Awaited<ReturnType<typeof openRound>>

const hide = (round: Round, shown: 0 | 1 = 0) =>
  fleet.ask(display, { ...round.which, shown }, round.me)

test('a machine of a neighbour is refused like one that does not exist', async () => {
  const { which, slot, me } = await openRound(fleet)
  const other = await fleet.operator()
  const done = { work_id: randomUUID(), done_at: fleet.now().toISOString() }
  const refusalsOf = async (machine_sn: string) => {
    const place = { ...which, machine_sn }
    const goods = { ...place, goods_id: slot.offlineGoodsId }
    const replies = await Promise.all([
      fleet.call('/tp5/api/Slot/list', { machine_sn }, other),
      fleet.call('/tp5/api/Slot/show', place, other),
      fleet.call('/tp5/api/Slot/displayAllGoods', { machine_sn, shown: 0 }, other),
      fleet.call(display, { ...place, shown: 0 }, other),
      fleet.call(save, { ...goods, ...price, title: '他的' }, other),
      fleet.call('/tp5/api/Slot/load', { ...goods, ...done, units: 1 }, other),
      fleet.call('/tp5/api/Slot/count', { ...goods, ...done, found: 1, reason: 'lost' }, other),
      fleet.call('/tp5/api/MachineSlotTest/scan', place, other),
    ])
    return replies.map(({ error }) => error)
  }
  for (const machine_sn of [which.machine_sn, 'TM-NOWHERE'])
    for (const error of await refusalsOf(machine_sn)) assert.equal(error, refusals.notFound.error)
  const { list } = await fleet.ask('/tp5/api/Slot/list', { machine_sn: which.machine_sn }, me)
  assert.deepEqual(
    list.map(({ title, stock, shown }) => [title, stock, shown]),
    [['山楂汽水', 5, 1]],
  )
})

test('the slots of a machine come with their states, and the machine with its sums', async () => {
  const round = await openRound(fleet, { stock: 0 })
  const { machineId } = round.slot
  await newSlot(fleet.house.database, machineId, { stock: 2 })
  await newSlot(fleet.house.database, machineId, { stuck: true, hidden: true })
  const { list, totals } = await fleet.ask(
    '/tp5/api/Slot/list',
    { machine_sn: round.which.machine_sn },
    round.me,
  )
  assert.deepEqual(totals, { slots: 3, low: 1, empty: 1, stuck: 1, hidden: 1 })
  assert.deepEqual(list.map(({ state }) => state).sort(), ['empty', 'low', 'stuck'])
})

describe('a hidden slot', () => {
  const offered = async ({ slot: { machineId: machine_id } }: Round) =>
    (await fleet.ask('/tp5/api/ExchangeShop/OfflineGoods/lists', { machine_id }, null)).slots

  test('is offered nowhere, and is again once it is shown', async () => {
    const round = await openRound(fleet)
    const buyer = await fleet.person()
    assert.equal((await offered(round)).length, 1)
    await hide(round)
    assert.deepEqual(await offered(round), [])
    const asked = [
      await fleet.call(
        '/tp5/api/ExchangeShop/OfflineGoods/checkExchange',
        { ...fleet.placeOf(round.slot), exchange_type: 1 },
        buyer,
      ),
      await fleet.call(
        '/tp5/api/OfflineOrder/checkOnlineCreate',
        { machine_id: round.slot.machineId, goods_id: round.slot.offlineGoodsId },
        buyer,
      ),
    ]
    for (const { error } of asked) assert.equal(error, refusals.offShelf.error)
    await hide(round, 1)
    assert.equal((await offered(round)).length, 1)
    await fleet.exchange(buyer, round.slot)
  })

  test('is not sold to who was on the way to buy it', async () => {
    const round = await openRound(fleet)
    const buyer = await fleet.person()
    const ticket = await fleet.ticketFor(buyer, round.slot)
    const sale = await fleet.saleTicket(buyer, round.slot)
    await fleet.stand(buyer, round.slot)
    await hide(round)
    const taken = await fleet.call(
      '/tp5/api/ExchangeShop/OfflineGoods/exchange',
      { ticket, take: 'now' },
      buyer,
    )
    const bought = await fleet.call(
      '/tp5/api/OfflineOrder/onlineCreate',
      { ticket: sale, take: 'now' },
      buyer,
    )
    assert.deepEqual([taken.error, bought.error], [2002, 2002])
    assert.match(taken.message, /停售/)
    assert.deepEqual(await fleet.purse(buyer), { points: 1000, gold: 100 })
    assert.deepEqual(await round.lies(), { stock: 5, held: 0, book: 5 })
  })

  test('still gives what was bought before', async () => {
    const round = await openRound(fleet)
    const buyer = await fleet.person()
    const { order_sn } = await fleet.exchange(buyer, round.slot)
    await hide(round)
    const machine = fleet.device(round.which.machine_sn)
    const [command] = await machine.commands()
    await machine.result(command!.command_no, 'delivered')
    assert.equal(await fleet.stateOf(buyer, order_sn), 'delivered')
  })

  test('is one of all that a machine hides and shows at once', async () => {
    const round = await openRound(fleet)
    await newSlot(fleet.house.database, round.slot.machineId, { hidden: true })
    const all = (shown: 0 | 1) =>
      fleet.ask(
        '/tp5/api/Slot/displayAllGoods',
        { machine_sn: round.which.machine_sn, shown },
        round.me,
      )
    assert.equal((await all(0)).changed, 1)
    assert.deepEqual(await offered(round), [])
    assert.equal((await all(1)).changed, 2)
    assert.equal((await offered(round)).length, 2)
  })
})

describe('the goods in a slot', () => {
  const saving = (round: Round, more: object = {}) => ({
    ...round.which,
    ...price,
    goods_id: round.slot.offlineGoodsId,
    title: '酸梅汤',
    ...more,
  })

  test('are called and cost what was saved, and stay the same goods', async () => {
    const round = await openRound(fleet)
    const input = saving(round, { points: 45, money: 0, limit_per_day: 1 })
    assert.equal((await fleet.ask(save, input, round.me)).goods_id, round.slot.offlineGoodsId)
    const { slot } = await round.show()
    assert.deepEqual(
      [slot.title, slot.points, slot.money, slot.limit_per_day, slot.stock],
      ['酸梅汤', 45, 0, 1, 5],
    )
  })

  test('are called nothing that customers may not read', async () => {
    const round = await openRound(fleet)
    const { error } = await fleet.call(save, saving(round, { title: '赌博代金券' }), round.me)
    assert.equal(error, refusals.contentRisky.error)
    assert.equal((await round.show()).slot.title, round.slot.title)
  })

  test('have a price', async () => {
    const round = await openRound(fleet)
    const input = saving(round, { points: 0, gold: 0, money: 0 })
    const { error, message } = await fleet.call(save, input, round.me)
    assert.equal(error, refusals.invalid.error)
    assert.match(message, /至少填一种价格/)
  })

  test('give way to others only once they were counted out', async () => {
    const round = await openRound(fleet, { title: '旧货' })
    const other = await newSlot(fleet.house.database, round.slot.machineId, {
      title: '新货',
      image: '/static/goods/tea.svg',
    })
    const input = saving(round, { title: '新货', other_goods_id: other.offlineGoodsId })
    assert.equal((await fleet.call(save, input, round.me)).error, refusals.slotFilled.error)
    fleet.later(60)
    await round.count(0, {}, 'expired')
    const { goods_id } = await fleet.ask(save, input, round.me)
    assert.notEqual(goods_id, round.slot.offlineGoodsId)
    assert.notEqual(goods_id, other.offlineGoodsId)
    const { slot, movements } = await round.show()
    assert.deepEqual(
      [slot.title, slot.image, slot.stock, movements.length],
      ['新货', '/static/goods/tea.svg', 0, 0],
    )
    const late = await fleet.call('/tp5/api/Slot/load', { ...round.step(), units: 1 }, round.me)
    assert.equal(late.error, refusals.slotMoved.error)
    assert.equal((await fleet.call(save, input, round.me)).error, refusals.slotMoved.error)
  })

  test('are none of a neighbour, and never change while somebody waits for them', async () => {
    const round = await openRound(fleet, { stock: 1 })
    const theirs = await openRound(fleet)
    await fleet.order(await fleet.person(), round.slot)
    const other = { other_goods_id: theirs.slot.offlineGoodsId }
    const waits = await fleet.call(save, saving(round, other), round.me)
    assert.equal(waits.error, refusals.slotFilled.error)
    assert.match(waits.message, /1 件等着出货/)
    const empty = await openRound(fleet, { stock: 0 })
    const stolen = await fleet.call(save, saving(empty, other), empty.me)
    assert.equal(stolen.error, refusals.notFound.error)
    const { list } = await fleet.ask('/tp5/api/Slot/goods', {}, empty.me)
    assert.deepEqual(
      list.map(({ goods_id }) => goods_id),
      [empty.slot.offlineGoodsId],
    )
  })
})
