import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { and, eq, isNull } from 'drizzle-orm'
import type { In } from '@contract/api'
import { refusals } from '@contract/refusals'
import { userRoles } from '@server/areas/auth/tables'
import { giveDuties } from '@server/areas/duty/duty'
import { duties } from '@server/areas/duty/tables'
import { afterSales } from '@server/areas/after-sale/tables'
import { saleMarks } from '@server/areas/iter/tables'
import { businessDay, dayAfter } from '@server/calendar'
import type { Person } from '../harness/people'
import { type Fleet, openFleet } from '../machine/fleet'

const lists = '/tp5/api/IterOrder/lists'
const detail = '/tp5/api/IterOrder/detail'
const failures = '/tp5/api/AbnormalOrder/list'
const refundList = '/tp5/api/RefundOrder/list'
const mark = '/tp5/api/AbnormalOrder/mark'
const refund = '/tp5/api/RefundOrder/refund'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())

type Machine = Awaited<ReturnType<Fleet['machine']>>

async function fresh(slot: Parameters<Fleet['machine']>[1] = {}) {
  const operator = await fleet.operator()
  const machine = await fleet.machine({ operatorId: operator.userId }, slot)
  return { operator, machine, buyer: await fleet.person() }
}

/** Ordered for points, fetched by the machine, which says what came of it; or nothing. */
async function order(
  { machineSn, slot }: Machine,
  buyer: Person,
  said: 'delivered' | 'failed' | 'silent' | 'unheard',
) {
  const { order_sn } = await fleet.exchange(buyer, slot)
  if (said === 'unheard' || said === 'silent') {
    if (said === 'silent') await fleet.device(machineSn).commands()
    fleet.later(120)
    await fleet.work()
    await fleet.device(machineSn).beat()
    return order_sn
  }
  const device = fleet.device(machineSn)
  const [command] = (await device.commands()).slice(-1)
  await device.result(command!.command_no, said, said === 'failed' ? '弹簧没转' : undefined)
  return order_sn
}

/** Bought for money, and it comes out. */
async function sold({ machineSn, slot }: Machine, buyer: Person) {
  const { order_sn } = await fleet.hold(buyer, slot)
  await fleet.pay(await fleet.cashierOf(buyer, order_sn))
  const device = fleet.device(machineSn)
  const [command] = (await device.commands()).slice(-1)
  await device.result(command!.command_no, 'delivered')
  return order_sn
}

const unstick = ({ slot: { offlineGoodsId } }: Machine) =>
  fleet.house.database.pool.query(
    'update iter_slots set stuck = false where offline_goods_id = $1',
    [offlineGoodsId],
  )

describe('what was sold at my machines', () => {
  test('is listed with sums that agree with the owner’s and with the orders', async () => {
    const { operator, machine, buyer } = await fresh({ money: 350, points: 30 })
    const first = await sold(machine, buyer)
    fleet.later(5)
    const second = await order(machine, buyer, 'delivered')
    fleet.later(5)
    await order(machine, buyer, 'failed')
    const page = await fleet.ask(lists, {}, operator)
    assert.deepEqual(
      page.list.map(({ order_sn, money, points, back }) => [order_sn, money, points, back]),
      [
        [second, 0, 30, 0],
        [first, 350, 0, 0],
      ],
    )
    assert.deepEqual(page.totals, { sold: 2, refunds: 0, money: 350, points: 30, gold: 0 })
    assert.match(page.list[0]!.customer, /^.\*\*$/)
    assert.ok(!JSON.stringify(page).includes(buyer.userId))

    const owner = await fleet.person()
    const { db } = fleet.house.database
    await db.insert(userRoles).values({ userId: owner.userId, role: 'owner' })
    const { machineId } = machine
    const startsAt = new Date(2020, 0)
    await giveDuties(db, [{ userId: owner.userId, role: 'owner', machineId, share: 10, startsAt }])
    const told = await fleet.ask('/tp5/api/Franchise/total', {}, owner)
    const { sold: pieces, money, points, gold, refunds } = told
    assert.deepEqual({ sold: pieces, refunds, money, points, gold }, page.totals)
  })

  test('is narrowed by machine, day and goods, and pages to the end', async () => {
    const { operator, machine, buyer } = await fresh({ title: '乌龙茶', stock: 30, capacity: 30 })
    const other = await fleet.machine({ operatorId: operator.userId }, { title: '脐橙' })
    for (let nth = 0; nth < 21; nth++) {
      await order(machine, buyer, 'delivered')
      fleet.later(1)
    }
    await order(other, buyer, 'delivered')
    const all = await fleet.ask(lists, {}, operator)
    assert.equal(all.list.length, 20)
    const rest = await fleet.ask(lists, { cursor: all.next! }, operator)
    assert.equal(rest.next, null)
    const numbers = [...all.list, ...rest.list].map(({ order_sn }) => order_sn)
    assert.equal(new Set(numbers).size, 22)
    const here = await fleet.ask(lists, { machine_id: other.machineId }, operator)
    assert.deepEqual([here.list.length, here.totals.sold], [1, 1])
    const goods = await fleet.ask(lists, { title: '脐橙' }, operator)
    assert.deepEqual([goods.list.length, goods.totals.sold], [1, 1])
    const today = businessDay(fleet.now())
    const days = { start_time: dayAfter(today, 1), end_time: dayAfter(today, 2) }
    const later = await fleet.ask(lists, days, operator)
    assert.deepEqual([later.list.length, later.totals.sold], [0, 0])
    const now = { start_time: dayAfter(today, -1), end_time: today }
    assert.equal((await fleet.ask(lists, now, operator)).totals.sold, 22)
    const wrongWay = { start_time: today, end_time: dayAfter(today, -1) }
    assert.equal((await fleet.call(lists, wrongWay, operator)).error, refusals.invalid.error)
  })

  test('is nobody else’s, and not the operator’s of before either', async () => {
    const { operator, machine, buyer } = await fresh()
    const order_sn = await order(machine, buyer, 'delivered')
    const stranger = await fleet.operator()
    assert.deepEqual((await fleet.ask(lists, {}, stranger)).list, [])
    for (const path of [lists, failures, refundList] as const) {
      const asked = { machine_id: machine.machineId }
      assert.equal((await fleet.call(path, asked, stranger)).error, 404, path)
    }
    assert.equal((await fleet.call(detail, { order_sn }, stranger)).error, 404)
    const back = { order_sn, reason: 'stuck' } as const
    assert.equal((await fleet.call(refund, back, stranger)).error, 404)
    assert.equal((await fleet.call(lists, {}, buyer)).error, refusals.forbidden.error)
    const { machineId } = machine
    const his = and(eq(duties.machineId, machineId), isNull(duties.endsAt))
    await fleet.house.database.db.update(duties).set({ endsAt: fleet.now() }).where(his)
    fleet.later(1)
    assert.equal((await fleet.call(detail, { order_sn }, operator)).error, 404)
  })
})

describe('what went wrong at my machines', () => {
  test('says what the machine did, and that the money is back already', async () => {
    const { operator, machine, buyer } = await fresh()
    const failed = await order(machine, buyer, 'failed')
    await unstick(machine)
    const unknown = await order(machine, buyer, 'silent')
    const unheard = await order(machine, buyer, 'unheard')
    await order(machine, buyer, 'delivered')
    const page = await fleet.ask(failures, {}, operator)
    assert.deepEqual(
      page.list.map(({ order_sn, outcome }) => [order_sn, outcome]).sort(),
      [
        [failed, 'failed'],
        [unknown, 'unknown'],
        [unheard, 'unheard'],
      ].sort(),
    )
    assert.equal(page.open, 3)
    const only = await fleet.ask(failures, { outcome: 'unknown', open: '1' }, operator)
    assert.deepEqual(
      only.list.map(({ order_sn }) => order_sn),
      [unknown],
    )
    const one = await fleet.ask(detail, { order_sn: failed }, operator)
    assert.deepEqual([one.fault, one.refund?.done, one.refund?.by_itself], ['弹簧没转', 1, 1])
    assert.deepEqual(one.actions, ['settled'])
    const given = await fleet.ask(refundList, {}, operator)
    assert.deepEqual(
      new Set(given.list.map(({ why }) => why)),
      new Set(['故障已退回', '超时已退回']),
    )
    // what went back by itself is not given back again
    const again = { order_sn: failed, reason: 'stuck' } as const
    assert.equal((await fleet.call(refund, again, operator)).error, refusals.orderMoved.error)
  })

  test('is settled once, with a reason', async () => {
    const { operator, machine, buyer } = await fresh()
    const order_sn = await order(machine, buyer, 'failed')
    const said: In<typeof mark> = { order_sn, outcome: 'settled', note: '换了弹簧，试转正常' }
    const blank = await fleet.call(mark, { ...said, note: ' ' }, operator)
    assert.equal(blank.error, refusals.invalid.error)
    const found = await fleet.call(mark, { ...said, outcome: 'found' }, operator)
    assert.equal(found.error, refusals.orderMoved.error)
    const taps = await Promise.all([1, 2].map(() => fleet.call(mark, said, operator)))
    assert.deepEqual(taps.map(({ error }) => error).sort(), [0, refusals.orderMoved.error])
    const marked = await fleet.ask(detail, { order_sn }, operator)
    assert.deepEqual([marked.mark?.note, marked.actions], [said.note, []])
    const { list, open } = await fleet.ask(failures, { open: '1' }, operator)
    assert.deepEqual([list, open], [[], 0])
    assert.equal((await fleet.ask(failures, { open: '0' }, operator)).list.length, 1)
    const rows = fleet.house.database.db.$count(saleMarks, eq(saleMarks.orderSn, order_sn))
    assert.equal(await rows, 1)
  })

  test('that lies in its slot after all is on sale again, once', async () => {
    const { operator, machine, buyer } = await fresh({ stock: 3, capacity: 8 })
    const order_sn = await order(machine, buyer, 'silent')
    assert.equal((await fleet.stockOf(machine.slot)).stock, 2)
    const said = { order_sn, outcome: 'found', note: '打开看过，还在' } as const
    const shown = await fleet.ask(mark, said, operator)
    assert.equal(shown.outcome, 'failed')
    assert.equal((await fleet.stockOf(machine.slot)).stock, 3)
    // the machine says the same an hour later: it is known already
    fleet.later(3600)
    const { rows } = await fleet.house.database.pool.query<{ command_no: string }>(
      'select command_no from machine_commands where order_sn = $1',
      [order_sn],
    )
    await fleet.device(machine.machineSn).result(Number(rows[0]!.command_no), 'failed')
    assert.equal((await fleet.stockOf(machine.slot)).stock, 3)
  })

  test('that was counted meanwhile is in the count already', async () => {
    const { operator, machine, buyer } = await fresh({ stock: 3, capacity: 8 })
    const order_sn = await order(machine, buyer, 'silent')
    fleet.later(60)
    const { slotNo: slot_no, offlineGoodsId: goods_id } = machine.slot
    const counted = {
      ...{ machine_sn: machine.machineSn, slot_no, goods_id, found: 3, reason: 'counted' as const },
      work_id: crypto.randomUUID(),
      done_at: fleet.now().toISOString(),
    }
    await fleet.ask('/tp5/api/Slot/count', counted, operator)
    assert.equal((await fleet.stockOf(machine.slot)).stock, 3)
    await fleet.ask(mark, { order_sn, outcome: 'found', note: '盘点时看到了' }, operator)
    assert.equal((await fleet.stockOf(machine.slot)).stock, 3)
  })
})

test('the books of all of it are right', async () => {
  assert.deepEqual(await fleet.wrongs(), [])
})

describe('what came out and was no good', () => {
  test('is given back once, and nobody is given it again', async () => {
    const { operator, machine, buyer } = await fresh({ points: 30 })
    const before = (await fleet.purse(buyer)).points
    const order_sn = await order(machine, buyer, 'delivered')
    assert.equal((await fleet.purse(buyer)).points, before - 30)
    const wanted = { order_sn, reason: 'stuck' } as const
    const taps = await Promise.all([1, 2, 3].map(() => fleet.call(refund, wanted, operator)))
    assert.equal(taps.filter(({ error }) => error === 0).length, 1)
    assert.equal((await fleet.purse(buyer)).points, before)
    const shown = await fleet.ask(detail, { order_sn }, operator)
    assert.deepEqual(
      [shown.state, shown.refund?.done, shown.refund?.by_itself, shown.actions],
      ['refunded', 1, 0, []],
    )
    const asks = { order_sn, kind: 'refund', number: 1, reason: 'stuck' } as const
    const customer = await fleet.call('/tp5/api/OrderSaleService/apply', asks, buyer)
    assert.notEqual(customer.error, 0)
    const { totals, list } = await fleet.ask(lists, {}, operator)
    assert.deepEqual([totals.sold, totals.refunds, totals.points, list[0]?.back], [1, 1, 0, 1])
  })

  test('answers what its customer has asked for, instead of paying twice', async () => {
    const { operator, machine, buyer } = await fresh({ money: 350 })
    const order_sn = await sold(machine, buyer)
    const asks = { order_sn, kind: 'refund', number: 1, reason: 'stuck' } as const
    await fleet.ask('/tp5/api/OrderSaleService/apply', asks, buyer)
    const waits = await fleet.ask(detail, { order_sn }, operator)
    assert.match(waits.after_sale, /^LS/)
    assert.deepEqual(waits.actions, ['refund'])
    await fleet.ask(refund, { order_sn, reason: 'stuck' }, operator)
    await fleet.work()
    const rows = await fleet.house.database.db
      .select({ money: afterSales.money })
      .from(afterSales)
      .where(eq(afterSales.orderSn, order_sn))
    assert.deepEqual(rows, [{ money: 350 }])
    const { list } = await fleet.ask(refundList, {}, operator)
    assert.deepEqual([list[0]?.order_sn, list[0]?.done], [order_sn, 1])
  })
})
