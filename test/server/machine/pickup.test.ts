import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { guessRules, keepingRules } from '@server/areas/machine/pickup/rules'
import type { Person } from '../harness/people'
import { type Fleet, openFleet, type Slot, type WholeSlot } from './fleet'

const exchange = '/tp5/api/ExchangeShop/OfflineGoods/exchange'
const pickUp = '/tp5/api/OfflineOrder/pickUp'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())
afterEach(async () => {
  assert.deepEqual(await fleet.wrongs(), [])
})

const minutes = (count: number) => fleet.later(count * 60)

/** Somebody who ordered from somewhere else. */
async function kept(slot: Partial<WholeSlot> = {}) {
  const made = await fleet.machine({}, { points: 30, stock: 5, ...slot })
  const person = await fleet.person({ points: 100 })
  const { order_sn, state } = await fleet.order(person, made.slot)
  assert.equal(state, 'kept')
  const { pick_up_code: code } = await fleet.detail(person, order_sn)
  return { ...made, person, order_sn, code, device: fleet.device(made.machineSn) }
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('what is ordered from somewhere else', () => {
  test('is paid for and held, and the machine hears nothing', async () => {
    const { device, person, order_sn, code, slot } = await kept({ limitPerDay: 1 })
    assert.match(code, /^\d{6}$/)
    assert.deepEqual(await device.commands(), [])
    assert.deepEqual(await fleet.purse(person), { points: 70, gold: 0 })
    assert.equal((await fleet.stockOf(slot)).stock, 4)
    const told = await fleet.detail(person, order_sn)
    assert.deepEqual([told.state_text, told.actions], ['待取货', ['pickUp', 'refund']])
    assert.deepEqual([told.latitude, told.longitude], [30.4, 120.05])
    const { list } = await fleet.ask('/tp5/api/OfflineOrder/list', { state: 'kept' }, person)
    assert.deepEqual([list.length, list[0]!.pick_up_code], [1, code])
  })

  test('comes out by its code, once', async () => {
    const { device, person, order_sn, code } = await kept()
    assert.equal((await device.pickup(code)).error, 0)
    const [command] = await device.commands()
    assert.equal((await device.pickup(code)).error, refusals.pickUpWrong.error)
    await device.result(command!.command_no, 'delivered')
    const told = await fleet.detail(person, order_sn)
    assert.deepEqual([told.state, told.pick_up_code], ['delivered', ''])
  })

  test('comes out of no other machine', async () => {
    const { code, person, order_sn } = await kept()
    const other = await fleet.machine()
    const reply = await fleet.device(other.machineSn).pickup(code)
    assert.equal(reply.error, refusals.pickUpWrong.error)
    assert.equal(await fleet.stateOf(person, order_sn), 'kept')
  })

  test('comes out for its owner who stands there, and for nobody who does not', async () => {
    const { device, person, order_sn, slot } = await kept()
    const far = await fleet.call(pickUp, { order_sn }, person)
    assert.equal(far.error, refusals.presenceNeeded.error)
    assert.deepEqual(await device.commands(), [])
    await fleet.stand(person, slot)
    const stranger = await fleet.person()
    await fleet.stand(stranger, slot)
    assert.equal((await fleet.call(pickUp, { order_sn }, stranger)).error, refusals.notFound.error)
    await fleet.ask(pickUp, { order_sn }, person)
    assert.equal((await device.commands()).length, 1)
    assert.equal((await fleet.call(pickUp, { order_sn }, person)).error, refusals.orderMoved.error)
  })

  test('stays kept while the machine cannot give it', async () => {
    const { person, order_sn, slot } = await kept()
    await fleet.stand(person, slot)
    const { pool } = fleet.house.database
    const machine = (fault: string) =>
      pool.query('update iter_machines set fault = $2 where machine_id = $1', [
        slot.machineId,
        fault,
      ])
    await machine('制冷故障')
    const broken = await fleet.call(pickUp, { order_sn }, person)
    assert.equal(broken.error, refusals.machineFault.error)
    assert.match(broken.message, /也可以取消，全额退回/)
    await machine('')
    await pool.query('update iter_slots set stuck = true where offline_goods_id = $1', [
      slot.offlineGoodsId,
    ])
    const stuck = await fleet.call(pickUp, { order_sn }, person)
    assert.equal(stuck.error, refusals.slotStuck.error)
    assert.equal(await fleet.stateOf(person, order_sn), 'kept')
  })

  test('goes back whole, once, when nobody has come in time', async () => {
    const { device, person, order_sn, code, slot } = await kept({ limitPerDay: 1 })
    minutes(keepingRules.minutes - 1)
    await fleet.work()
    assert.equal(await fleet.stateOf(person, order_sn), 'kept')
    minutes(2)
    await device.beat()
    assert.notEqual((await device.pickup(code)).error, 0)
    await fleet.work()
    await fleet.work()
    const told = await fleet.detail(person, order_sn)
    assert.deepEqual([told.state, told.state_text], ['refunded', '没来取，已退回'])
    assert.equal(told.refund?.text, '30 积分已退回您的账户')
    assert.deepEqual(await fleet.purse(person), { points: 100, gold: 0 })
    assert.equal((await fleet.stockOf(slot)).stock, 5)
    assert.equal((await device.pickup(code)).error, refusals.pickUpWrong.error)
    assert.equal(
      (await fleet.order(person, slot)).state,
      'kept',
      'nothing counts against the limit',
    )
  })

  test('goes back when its owner gives it up', async () => {
    const { device, person, order_sn, code, slot } = await kept()
    await fleet.ask('/tp5/api/OfflineOrder/refund', { order_sn }, person)
    assert.deepEqual(await fleet.purse(person), { points: 100, gold: 0 })
    assert.equal((await fleet.stockOf(slot)).stock, 5)
    assert.equal((await device.pickup(code)).error, refusals.pickUpWrong.error)
  })

  test('is what an order becomes by itself where nobody says otherwise', async () => {
    const { slot } = await fleet.machine()
    const person = await fleet.person()
    await fleet.stand(person, slot)
    const { state } = await fleet.ask(
      exchange,
      { ticket: await fleet.ticketFor(person, slot) },
      person,
    )
    assert.equal(state, 'kept')
  })
})

describe('what is bought with money', () => {
  const paid = async (take: 'now' | 'later', wait = 0) => {
    const made = await fleet.machine({}, { money: 350 })
    const person = await fleet.person()
    const { order_sn } = await fleet.hold(person, made.slot, take)
    await fleet.house.database.pool.query(
      `update machine_presences set until = $2 where user_id = $1`,
      [person.userId, new Date(fleet.now().getTime() + 200_000)],
    )
    fleet.later(wait)
    await fleet.pay(await fleet.cashierOf(person, order_sn))
    return { ...made, person, order_sn, device: fleet.device(made.machineSn) }
  }

  test('comes out at once for who still stands there', async () => {
    const { device } = await paid('now', 100)
    assert.equal((await device.commands()).length, 1)
  })

  test('is kept for who has left while paying, and for who comes later', async () => {
    for (const sale of [await paid('now', 240), await paid('later')]) {
      assert.deepEqual(await sale.device.commands(), [])
      assert.equal(await fleet.stateOf(sale.person, sale.order_sn), 'kept')
    }
  })

  test('goes back as money where nobody fetched it', async () => {
    const { person, order_sn, slot } = await paid('later')
    minutes(keepingRules.minutes + 1)
    await fleet.work()
    const told = await fleet.detail(person, order_sn)
    assert.equal(told.state, 'refunded')
    assert.match(told.refund!.text, /3\.50 元/)
    assert.equal((await fleet.stockOf(slot)).stock, 5)
  })
})

describe('who lets goods wait in vain', () => {
  const order = async (person: Person, slot: Slot) =>
    fleet.call(exchange, { ticket: await fleet.ticketFor(person, slot), take: 'later' }, person)

  test('has two kept at once, however many taps come together', async () => {
    const { slot } = await fleet.machine({}, { stock: 8, points: 1 })
    const person = await fleet.person()
    const tickets = await Promise.all(
      Array.from({ length: 5 }, () => fleet.ticketFor(person, slot)),
    )
    const replies = await Promise.all(
      tickets.map((ticket) => fleet.call(exchange, { ticket, take: 'later' }, person)),
    )
    const errors = replies.map(({ error }) => error).sort()
    const refused = refusals.keptEnough.error
    assert.deepEqual(errors, [0, 0, refused, refused, refused])
    assert.equal((await fleet.stockOf(slot)).stock, 6)
  })

  /** All that they ordered so far, with what counts it. */
  const monthAgo = async ({ userId }: Person) => {
    const { pool } = fleet.house.database
    const mine = 'where user_id = $1'
    await pool.query(`update orders set created_at = created_at - interval '31 days' ${mine}`, [
      userId,
    ])
    await pool.query(`update purchases set period = (period::date - 31)::text ${mine}`, [userId])
  }

  test('after three of a month takes goods where they stand, and there alone', async () => {
    const { machineSn, slot } = await fleet.machine({}, { stock: 8, points: 1 })
    const person = await fleet.person()
    for (let nth = 0; nth < keepingRules.lapses.most; nth++) {
      assert.equal((await order(person, slot)).error, 0)
      minutes(keepingRules.minutes + 1)
      await fleet.work()
      await fleet.device(machineSn).beat()
    }
    const refused = await order(person, slot)
    assert.equal(refused.error, refusals.keptEnough.error)
    assert.match(refused.message, /最近 30 天有 3 单没来取/)
    assert.equal((await fleet.exchange(person, slot)).state, 'commanded')
    await monthAgo(person)
    assert.equal((await order(person, slot)).error, 0)
  })

  test('may change their mind at once, but not at the last minute', async () => {
    const { slot } = await fleet.machine({}, { stock: 8, points: 1 })
    const person = await fleet.person()
    const giveUp = async (after: number) => {
      const reply = await order(person, slot)
      assert.equal(reply.error, 0, reply.message)
      const { order_sn } = reply.data as { order_sn: string }
      minutes(after)
      await fleet.ask('/tp5/api/OfflineOrder/refund', { order_sn }, person)
    }
    for (let nth = 0; nth < 4; nth++) await giveUp(0)
    await fleet.house.database.pool.query('update iter_machines set last_seen_at = $1', [
      new Date(fleet.now().getTime() + 3_600_000),
    ])
    for (let nth = 0; nth < 3; nth++) await giveUp(keepingRules.regretMinutes + 1)
    assert.equal((await order(person, slot)).error, refusals.keptEnough.error)
  })
})

test('a machine takes few wrong codes, then none for a while; the phone still opens it', async () => {
  const { device, person, order_sn, code, slot } = await kept()
  const [{ most, seconds }] = guessRules
  for (let nth = 0; nth < most; nth++) {
    assert.equal((await device.pickup(wrongFor(code))).error, refusals.pickUpWrong.error)
  }
  assert.equal((await device.pickup(code)).error, refusals.tooOften.error)
  await fleet.stand(person, slot)
  await fleet.ask(pickUp, { order_sn }, person)
  const later = await fleet.person()
  const other = await fleet.order(later, slot)
  fleet.later(seconds + 1)
  await device.beat()
  const { pick_up_code } = await fleet.detail(later, other.order_sn)
  assert.equal((await device.pickup(pick_up_code)).error, 0)
})
