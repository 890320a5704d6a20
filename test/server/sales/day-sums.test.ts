import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { approve } from '@server/areas/after-sale/decide'
import { ports } from '@server/areas/assembled'
import { businessDay, dayAfter, hourOf, momentOf } from '@server/calendar'
import { type Fleet, openFleet, type Slot } from '../machine/fleet'

const tables = ['machine_days', 'machine_hours', 'machine_goods_days'] as const

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())
afterEach(async () => {
  const wrongs = JSON.stringify(await fleet.wrongs())
  assert.ok(!wrongs.includes('a day of a machine'), wrongs)
})

type Person = Awaited<ReturnType<Fleet['person']>>
type Row = Record<string, unknown>

async function rows(table: (typeof tables)[number], machineId?: number): Promise<Row[]> {
  const { rows: found } = await fleet.house.database.pool.query<{ row: Row }>(
    `select to_jsonb(kept) as row from ${table} kept
     where $1::bigint is null or machine_id = $1 order by machine_id, kept::text`,
    [machineId ?? null],
  )
  return found.map(({ row }) => row)
}

async function bought(person: Person, slot: Slot) {
  const { order_sn } = await fleet.hold(person, slot)
  await fleet.pay(await fleet.cashierOf(person, order_sn))
  return order_sn
}

const say = async (machineSn: string, result: 'delivered' | 'failed') => {
  const device = fleet.device(machineSn)
  const [command] = await device.commands()
  await device.result(command!.command_no, result, result === 'failed' ? '卡住' : undefined)
  return () => device.result(command!.command_no, result)
}

/** Until so many seconds before the next midnight in Shanghai. */
function waitForMidnight(seconds: number) {
  const midnight = momentOf(dayAfter(businessDay(fleet.now()), 1), 0)
  fleet.later(Math.floor((midnight.getTime() - fleet.now().getTime()) / 1000) - seconds)
}

const live = async ({ machineSn }: { machineSn: string }) => fleet.device(machineSn).beat()

test('what came out is counted once, what never came out is not', async () => {
  const made = await fleet.machine({}, { money: 350, points: 30 })
  const { machineId, machineSn, slot } = made
  const day = businessDay(fleet.now())
  await bought(await fleet.person(), slot)
  const again = await say(machineSn, 'delivered')
  await again()
  await fleet.exchange(await fleet.person(), slot, 'gold')
  await say(machineSn, 'delivered')
  await bought(await fleet.person(), slot)
  await say(machineSn, 'failed')
  const sums = { sold: 2, money: 350, points: 0, gold: 3, refunds: 0 }
  const back = { money_back: 0, points_back: 0, gold_back: 0 }
  const of = { machine_id: machineId, day }
  assert.deepEqual(await rows('machine_days', machineId), [{ ...of, ...sums, ...back }])
  const { offlineGoodsId: offline_goods_id, title } = slot
  assert.deepEqual(await rows('machine_goods_days', machineId), [
    { ...of, offline_goods_id, title, ...sums, ...back },
  ])
  assert.deepEqual(await rows('machine_hours', machineId), [
    { ...of, hour: hourOf(fleet.now()), sold: 2, money: 350 },
  ])
})

test('what comes out at once is all counted', async () => {
  const { machineId, machineSn, slot } = await fleet.machine({}, { money: 350, stock: 5 })
  const people = await Promise.all([fleet.person(), fleet.person(), fleet.person()])
  for (const person of people) await bought(person, slot)
  const device = fleet.device(machineSn)
  const commands = await device.commands()
  assert.equal(commands.length, 3)
  await Promise.all(commands.map(({ command_no }) => device.result(command_no, 'delivered')))
  const [{ sold, money }] = (await rows('machine_days', machineId)) as [Row]
  assert.deepEqual([sold, money], [3, 1050])
})

test('a day ends at midnight in Shanghai, and what goes back later counts when it does', async () => {
  const made = await fleet.machine({}, { money: 350, points: 30 })
  const { machineId, machineSn, slot } = made
  const person = await fleet.person()
  waitForMidnight(2)
  await live(made)
  const day = businessDay(fleet.now())
  await fleet.exchange(person, slot)
  await bought(await fleet.person(), slot)
  const device = fleet.device(machineSn)
  const [first, second] = await device.commands()
  await device.result(first!.command_no, 'delivered')
  fleet.later(3)
  await device.result(second!.command_no, 'delivered')
  const days = () =>
    rows('machine_days', machineId).then((found) =>
      found.map((row) => [row.day, row.sold, row.money, row.points, row.refunds, row.points_back]),
    )
  const next = dayAfter(day, 1)
  assert.deepEqual(await days(), [
    [day, 1, 0, 30, 0, 0],
    [next, 1, 350, 0, 0, 0],
  ])
  assert.deepEqual(
    (await rows('machine_hours', machineId)).map(({ hour }) => hour),
    [23, 0],
  )
})

test('an after-sale is counted with what it gives back', async () => {
  const made = await fleet.machine({}, { points: 30 })
  const person = await fleet.person()
  const { order_sn } = await fleet.exchange(person, made.slot)
  await say(made.machineSn, 'delivered')
  const wish = { order_sn, kind: 'refund', number: 1, reason: 'stuck', description: '' } as const
  const { after_sale_no: no } = await fleet.ask(
    '/tp5/api/OrderSaleService/apply',
    { ...wish, description: '拿到时已经漏了' },
    person,
  )
  const { database, config } = fleet.house
  await database.transaction((db) => approve({ ...ports, config, now: fleet.now(), db }, no))
  const [row] = (await rows('machine_days', made.machineId)) as [Row]
  assert.deepEqual([row.sold, row.points, row.refunds, row.points_back], [1, 30, 1, 30])
  const [goods] = (await rows('machine_goods_days', made.machineId)) as [Row]
  assert.deepEqual([goods.refunds, goods.points_back], [1, 30])
})

test('the migration counts the orders that there were to the same sums', async () => {
  const kept = await Promise.all(tables.map((table) => rows(table)))
  assert.ok(kept[0]!.length > 3)
  const file = join('server', 'database', 'migrations', '0175_machine_days.sql')
  const text = readFileSync(file, 'utf8')
  const fill = text.slice(text.indexOf('insert into machine_days'))
  const { pool } = fleet.house.database
  for (const table of tables) await pool.query(`delete from ${table}`)
  await pool.query(fill)
  assert.deepEqual(await Promise.all(tables.map((table) => rows(table))), kept)
})
