import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { type Fleet, openFleet } from './fleet'

const check = '/tp5/api/ExchangeShop/OfflineGoods/checkExchange'
const exchange = '/tp5/api/ExchangeShop/OfflineGoods/exchange'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())
afterEach(async () => {
  assert.deepEqual(await fleet.wrongs(), [])
})

/** Somebody who has just exchanged, and the machine that was told. */
async function exchanged(slot = {}) {
  const made = await fleet.machine({}, { points: 30, stock: 5, ...slot })
  const person = await fleet.person({ points: 100, gold: 20 })
  const { order_sn } = await fleet.exchange(person, made.slot)
  return { ...made, person, order_sn, device: fleet.device(made.machineSn) }
}

test('an order counts as under way until the machine has given', async () => {
  const { device, person } = await exchanged()
  const underWay = async () =>
    (await fleet.ask('/tp5/api/OfflineOrder/waiting', {}, person)).under_way
  assert.equal(await underWay(), 1)
  const [command] = await device.commands()
  assert.equal(await underWay(), 1)
  await device.result(command!.command_no, 'delivered')
  assert.equal(await underWay(), 0)
  assert.equal(
    (await fleet.ask('/tp5/api/OfflineOrder/waiting', {}, await fleet.person())).under_way,
    0,
  )
})

describe('what the machine says', () => {
  test('it gives: the goods are paid for and gone', async () => {
    const { device, person, order_sn, slot } = await exchanged()
    assert.equal(await fleet.stateOf(person, order_sn), 'commanded')
    const [command] = await device.commands()
    assert.equal(command?.slot_no, slot.slotNo)
    assert.equal(await fleet.stateOf(person, order_sn), 'delivering')
    await device.result(command.command_no, 'delivered')
    const detail = await fleet.detail(person, order_sn)
    assert.deepEqual([detail.state, detail.state_text, detail.actions], ['delivered', '已出货', []])
    assert.ok(detail.timeline.every(({ done }) => done === 1))
    assert.deepEqual(await fleet.purse(person), { points: 70, gold: 20 })
    assert.deepEqual(await fleet.stockOf(slot), { stock: 4, stuck: false })
    assert.deepEqual(await device.commands(), [])
  })

  test('a fault: everything goes back, the slot is shut and the operator is told', async () => {
    const { device, person, order_sn, slot } = await exchanged({ limitPerDay: 1 })
    const [command] = await device.commands()
    await device.result(command!.command_no, 'failed', '推杆卡住')
    const detail = await fleet.detail(person, order_sn)
    assert.deepEqual([detail.state, detail.fault], ['refunded', '推杆卡住'])
    assert.deepEqual(detail.refund, { done: 1, amount: 30, text: '30 积分已退回您的账户' })
    assert.deepEqual(await fleet.purse(person), { points: 100, gold: 20 })
    assert.deepEqual(await fleet.stockOf(slot), { stock: 5, stuck: true })
    const mine = (await fleet.incidents()).filter(({ orderSn }) => orderSn === order_sn)
    assert.deepEqual(mine, [{ kind: 'fault', orderSn: order_sn }])
    const wanted = { ...fleet.placeOf(slot), exchange_type: 1 as const }
    assert.equal((await fleet.call(check, wanted, person)).error, refusals.slotStuck.error)
  })

  test('gold goes back as gold', async () => {
    const { machineSn, slot } = await fleet.machine({}, { gold: 7 })
    const person = await fleet.person({ gold: 10 })
    const { order_sn, balance } = await fleet.exchange(person, slot, 'gold')
    assert.equal(balance, 3)
    const device = fleet.device(machineSn)
    await device.result((await device.commands())[0]!.command_no, 'failed')
    assert.deepEqual(await fleet.purse(person), { points: 0, gold: 10 })
    assert.equal((await fleet.detail(person, order_sn)).refund?.text, '7 金币已退回您的账户')
  })

  test('nothing, because it never fetched the command: the unit is on sale again', async () => {
    const { device, person, order_sn, slot } = await exchanged()
    fleet.later(59)
    await fleet.work()
    assert.equal(await fleet.stateOf(person, order_sn), 'commanded')
    fleet.later(2)
    assert.deepEqual(await device.commands(), [], 'it is too late to begin')
    await fleet.work()
    const detail = await fleet.detail(person, order_sn)
    assert.deepEqual([detail.state, detail.state_text], ['refunded', '超时已退回'])
    assert.deepEqual(await fleet.purse(person), { points: 100, gold: 20 })
    assert.deepEqual(await fleet.stockOf(slot), { stock: 5, stuck: false })
  })

  test('nothing after it has fetched it: what may have come out is not sold again', async () => {
    const { device, person, order_sn, slot } = await exchanged()
    const [command] = await device.commands()
    fleet.later(61)
    await fleet.work()
    assert.equal(await fleet.stateOf(person, order_sn), 'refunded')
    assert.deepEqual(await fleet.purse(person), { points: 100, gold: 20 })
    assert.equal((await fleet.stockOf(slot)).stock, 4)
    const mine = (await fleet.incidents()).filter(({ orderSn }) => orderSn === order_sn)
    assert.deepEqual(mine, [{ kind: 'silence', orderSn: order_sn }])
    await device.result(command!.command_no, 'failed', '断电')
    assert.deepEqual(await fleet.stockOf(slot), { stock: 5, stuck: true })
    assert.deepEqual(await fleet.purse(person), { points: 100, gold: 20 })
  })

  test('success too late: the refund stays, and the operator is told', async () => {
    const { device, person, order_sn, slot } = await exchanged()
    const [command] = await device.commands()
    fleet.later(61)
    await fleet.work()
    await device.result(command!.command_no, 'delivered')
    const detail = await fleet.detail(person, order_sn)
    assert.deepEqual([detail.state, detail.state_text], ['lateDelivered', '已退回，机器后来出了货'])
    assert.deepEqual(await fleet.purse(person), { points: 100, gold: 20 })
    assert.equal((await fleet.stockOf(slot)).stock, 4)
    const mine = (await fleet.incidents()).filter(({ orderSn }) => orderSn === order_sn)
    assert.deepEqual(
      mine.map(({ kind }) => kind),
      ['silence', 'lateDelivered'],
    )
  })

  test('each machine is waited for as long as it may take', async () => {
    const { slot } = await fleet.machine({ patienceSeconds: 5 })
    const person = await fleet.person()
    const { order_sn } = await fleet.exchange(person, slot)
    fleet.later(6)
    await fleet.work()
    assert.equal(await fleet.stateOf(person, order_sn), 'refunded')
  })
})

describe('what is said twice', () => {
  const twice = [
    ['delivered', 'delivered', 'delivered', 70, 4],
    ['delivered', 'failed', 'delivered', 70, 4],
    ['failed', 'failed', 'refunded', 100, 5],
    ['failed', 'delivered', 'lateDelivered', 100, 4],
  ] as const
  for (const [first, second, state, points, stock] of twice) {
    test(`${first}, then ${second}: nothing is booked twice`, async () => {
      const { device, person, order_sn, slot } = await exchanged()
      const [command] = await device.commands()
      await device.result(command!.command_no, first)
      await device.result(command!.command_no, second)
      await device.result(command!.command_no, second)
      assert.equal(await fleet.stateOf(person, order_sn), state)
      assert.equal((await fleet.purse(person)).points, points)
      assert.equal((await fleet.stockOf(slot)).stock, stock)
    })
  }

  test('both results at the same moment: one of them counts', async () => {
    const { device, person, order_sn } = await exchanged()
    const [command] = await device.commands()
    const { command_no } = command!
    await Promise.all([device.result(command_no, 'failed'), device.result(command_no, 'failed')])
    assert.equal(await fleet.stateOf(person, order_sn), 'refunded')
    assert.equal((await fleet.purse(person)).points, 100)
  })

  test('a command whose answer was lost is given again, and never to another machine', async () => {
    const { device, person, order_sn } = await exchanged()
    const other = await fleet.machine()
    const [first] = await device.commands(0)
    assert.deepEqual(await fleet.device(other.machineSn).commands(0), [])
    assert.deepEqual(await device.commands(0), [first])
    assert.deepEqual(await device.commands(first!.command_no), [])
    await device.result(first!.command_no, 'delivered')
    assert.equal(await fleet.stateOf(person, order_sn), 'delivered')
  })
})

describe('a person', () => {
  test('gives an order back until the machine has begun', async () => {
    const { device, person, order_sn, slot } = await exchanged({ limitPerDay: 1 })
    const { state_text } = await fleet.ask('/tp5/api/OfflineOrder/refund', { order_sn }, person)
    assert.equal(state_text, '已取消，已退回')
    assert.deepEqual(await fleet.purse(person), { points: 100, gold: 20 })
    assert.equal((await fleet.stockOf(slot)).stock, 5)
    assert.deepEqual(await device.commands(), [], 'the machine is not told any more')
    const again = await fleet.exchange(person, slot)
    await device.commands()
    const late = await fleet.call('/tp5/api/OfflineOrder/refund', again, person)
    assert.equal(late.error, refusals.orderMoved.error)
    assert.match(late.message, /正在出货/)
  })

  test('takes no more of it a day than is allowed', async () => {
    const { slot } = await fleet.machine({}, { limitPerDay: 2 })
    const person = await fleet.person()
    await fleet.stand(person, slot)
    const tickets = [1, 2, 3].map(() => fleet.ticketFor(person, slot))
    const replies = []
    for (const ticket of await Promise.all(tickets)) {
      replies.push(await fleet.call(exchange, { ticket, take: 'now' }, person))
    }
    assert.deepEqual(
      replies.map(({ error }) => error),
      [0, 0, refusals.limitReached.error],
    )
    assert.match(replies[2]!.message, /每人每天限 2 件/)
  })

  test('spends a ticket once, and only their own', async () => {
    const { slot } = await fleet.machine()
    const person = await fleet.person()
    const ticket = await fleet.ticketFor(person, slot)
    const stranger = await fleet.person()
    assert.notEqual((await fleet.call(exchange, { ticket }, stranger)).error, 0)
    assert.equal((await fleet.call(exchange, { ticket }, person)).error, 0)
    const again = await fleet.call(exchange, { ticket }, person)
    assert.match(again.message, /已经下单/)
    assert.equal((await fleet.purse(person)).points, 970)
  })

  test('is told how much is missing', async () => {
    const { slot } = await fleet.machine({}, { points: 30 })
    const person = await fleet.person({ points: 12 })
    const wanted = { ...fleet.placeOf(slot), exchange_type: 1 as const }
    assert.match((await fleet.call(check, wanted, person)).message, /还差 18 积分/)
  })
})

test('two people want the last unit at the same moment: one gets it, the other keeps the points', async () => {
  const { slot } = await fleet.machine({}, { stock: 1, points: 30 })
  const people = await Promise.all([fleet.person({ points: 30 }), fleet.person({ points: 30 })])
  const tickets = await Promise.all(people.map((person) => fleet.ticketFor(person, slot)))
  const replies = await Promise.all(
    people.map((person, nth) => fleet.call(exchange, { ticket: tickets[nth]! }, person)),
  )
  assert.deepEqual(replies.map(({ error }) => error).sort(), [0, refusals.soldOut.error])
  const held = await Promise.all(people.map(async (person) => (await fleet.purse(person)).points))
  assert.deepEqual(held.sort(), [0, 30])
  assert.equal((await fleet.stockOf(slot)).stock, 0)
})

describe('what cannot be had is said before anything is taken', () => {
  const cases = [
    ['the machine is silent', { lastSeenAt: new Date(0) }, {}, 'machineOffline'],
    ['the machine is broken', { fault: '制冷故障' }, {}, 'machineFault'],
    ['the slot is stuck', {}, { stuck: true }, 'slotStuck'],
    ['the slot is empty', {}, { stock: 0 }, 'soldOut'],
    ['it is not given for points', {}, { points: 0 }, 'invalid'],
  ] as const
  for (const [what, machine, slot, name] of cases) {
    test(what, async () => {
      const made = await fleet.machine(machine, slot)
      const person = await fleet.person()
      const wanted = { ...fleet.placeOf(made.slot), exchange_type: 1 as const }
      const reply = await fleet.call(check, wanted, person)
      assert.equal(reply.error, refusals[name].error, reply.message)
    })
  }

  test('the price has changed since the check', async () => {
    const { slot } = await fleet.machine({}, { points: 30 })
    const person = await fleet.person()
    const ticket = await fleet.ticketFor(person, slot)
    await fleet.house.database.pool.query(
      'update iter_slots set points = 40 where offline_goods_id = $1',
      [slot.offlineGoodsId],
    )
    assert.match((await fleet.call(exchange, { ticket }, person)).message, /价格有变动/)
    assert.equal((await fleet.purse(person)).points, 1000)
  })
})

describe('the operator tests a slot', () => {
  const scan = '/tp5/api/MachineSlotTest/scan'

  test('a turn that works frees a stuck slot, and costs one unit', async () => {
    const operator = await fleet.operator()
    const { machineSn, slot } = await fleet.machine(
      { operatorId: operator.userId },
      { stuck: true, stock: 3 },
    )
    const wanted = { machine_sn: machineSn, slot_no: slot.slotNo }
    const { order_sn } = await fleet.ask(scan, wanted, operator)
    assert.equal(
      (await fleet.call(scan, wanted, operator)).error,
      refusals.orderMoved.error,
      'one at a time',
    )
    const device = fleet.device(machineSn)
    await device.result((await device.commands())[0]!.command_no, 'delivered')
    assert.equal(await fleet.stateOf(operator, order_sn), 'delivered')
    assert.deepEqual(await fleet.stockOf(slot), { stock: 2, stuck: false })
    const { list } = await fleet.ask('/tp5/api/OfflineOrder/list', {}, operator)
    assert.deepEqual(list, [], 'a test is no purchase')
  })

  test('a turn that fails leaves it stuck', async () => {
    const operator = await fleet.operator()
    const { machineSn, slot } = await fleet.machine({ operatorId: operator.userId }, { stock: 0 })
    await fleet.ask(scan, { machine_sn: machineSn, slot_no: slot.slotNo }, operator)
    const device = fleet.device(machineSn)
    await device.result((await device.commands())[0]!.command_no, 'failed', '电机不转')
    assert.deepEqual(await fleet.stockOf(slot), { stock: 0, stuck: true })
  })

  test("another operator's slot is unknown", async () => {
    const { machineSn, slot } = await fleet.machine()
    const wanted = { machine_sn: machineSn, slot_no: slot.slotNo }
    assert.equal(
      (await fleet.call(scan, wanted, await fleet.operator())).error,
      refusals.notFound.error,
    )
  })
})
