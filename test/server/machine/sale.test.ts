import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { type Fleet, openFleet } from './fleet'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())
afterEach(async () => {
  assert.deepEqual(await fleet.wrongs(), [])
})

async function held(slot = {}) {
  const made = await fleet.machine({}, { money: 350, stock: 5, ...slot })
  const person = await fleet.person({ points: 10 })
  const { order_sn } = await fleet.hold(person, made.slot)
  return { ...made, person, order_sn, device: fleet.device(made.machineSn) }
}

async function bought() {
  const sale = await held()
  await fleet.pay(await fleet.cashierOf(sale.person, sale.order_sn))
  return sale
}

/** What lies at the provider for good, in cents. */
async function kept(order_sn: string): Promise<number> {
  const { rows } = await fleet.house.database.pool.query<{ kept: number }>(
    `select coalesce(sum(entry.amount), 0)::int as kept
     from payment_entries entry join payments using (payment_no)
     where payments.order_sn = $1 and account = 'provider'`,
    [order_sn],
  )
  return rows[0]!.kept
}

describe('buying with money', () => {
  test('the unit is held, the machine hears nothing until it is paid', async () => {
    const { device, person, order_sn, slot } = await held()
    assert.equal(await fleet.stateOf(person, order_sn), 'unpaid')
    assert.equal((await fleet.stockOf(slot)).stock, 4)
    assert.deepEqual(await device.commands(), [])
    await fleet.pay(await fleet.cashierOf(person, order_sn))
    const [command] = await device.commands()
    await device.result(command!.command_no, 'delivered')
    const detail = await fleet.ask('/tp5/api/OfflineOrder/onlinePaySuccess', { order_sn }, person)
    assert.deepEqual([detail.state, detail.amount, detail.refund], ['delivered', 350, null])
    assert.equal(await kept(order_sn), 350)
    assert.equal((await fleet.purse(person)).points, 10)
  })

  test('a fault gives all of the money back, and says so when it is there', async () => {
    const { device, person, order_sn, slot } = await bought()
    const [command] = await device.commands()
    await device.result(command!.command_no, 'failed', '卡住')
    const asked = await fleet.detail(person, order_sn)
    assert.deepEqual([asked.state, asked.refund?.done], ['refunded', 0])
    assert.match(asked.refund!.text, /3\.50 元正在按原支付方式退回/)
    await fleet.work()
    const done = await fleet.detail(person, order_sn)
    assert.deepEqual(done.refund, { done: 1, amount: 350, text: '3.50 元已按原支付方式退回' })
    assert.equal(await kept(order_sn), 0)
    assert.equal((await fleet.stockOf(slot)).stock, 5)
  })

  test('silence gives it back; success after that changes nothing about the money', async () => {
    const { device, person, order_sn } = await bought()
    const [command] = await device.commands()
    fleet.later(61)
    await fleet.work()
    await device.result(command!.command_no, 'delivered')
    await fleet.work()
    const detail = await fleet.detail(person, order_sn)
    assert.deepEqual([detail.state, detail.refund?.done], ['lateDelivered', 1])
    assert.equal(await kept(order_sn), 0)
  })

  test("changing one's mind before the machine has begun gives it back", async () => {
    const { device, person, order_sn } = await bought()
    await fleet.ask('/tp5/api/OfflineOrder/refund', { order_sn }, person)
    assert.deepEqual(await device.commands(), [])
    await fleet.work()
    assert.equal(await kept(order_sn), 0)
  })

  test('what is not paid is on sale again after five minutes', async () => {
    const { person, order_sn, slot } = await held({ limitPerDay: 1 })
    const cashier = await fleet.cashierOf(person, order_sn)
    fleet.later(301)
    await fleet.work()
    const detail = await fleet.detail(person, order_sn)
    assert.deepEqual([detail.state, detail.state_text], ['cancelled', '超时未付款，已取消'])
    assert.equal((await fleet.stockOf(slot)).stock, 5)
    await fleet.pay(cashier)
    await fleet.work()
    assert.equal(await fleet.stateOf(person, order_sn), 'cancelled')
    assert.equal(await kept(order_sn), 0)
  })

  test('a second payment of the same order is refused', async () => {
    const { person, order_sn } = await bought()
    const gateway = '/tp5/api/OrderPay/gateway'
    const again = await fleet.call(gateway, { order_sn, way: 'h5' }, person)
    assert.equal(again.error, refusals.orderMoved.error)
  })

  test('the cashier says what is paid for, and a stranger learns nothing', async () => {
    const { person, order_sn, slot, machineId } = await held()
    const detail = await fleet.ask('/tp5/api/OrderPay/detail', { order_sn }, person)
    assert.deepEqual(
      [detail.title, detail.money, detail.state, detail.machine],
      [slot.title, 350, 'waiting', { machine_id: machineId, goods_id: slot.offlineGoodsId }],
    )
    const stranger = await fleet.person()
    const told = await fleet.call('/tp5/api/OrderPay/detail', { order_sn }, stranger)
    assert.equal(told.error, refusals.notFound.error)
  })

  test('two people want the last unit: one holds it until it is paid or the time is over', async () => {
    const { slot } = await fleet.machine({}, { stock: 1 })
    const people = await Promise.all([fleet.person(), fleet.person()])
    const tickets = await Promise.all(people.map((person) => fleet.saleTicket(person, slot)))
    const replies = await Promise.all(
      people.map((person, nth) =>
        fleet.call('/tp5/api/OfflineOrder/onlineCreate', { ticket: tickets[nth]! }, person),
      ),
    )
    const errors = replies.map(({ error }) => error)
    assert.deepEqual(errors.sort(), [0, refusals.soldOut.error])
    fleet.later(301)
    await fleet.work()
    assert.equal((await fleet.stockOf(slot)).stock, 1)
  })
})
