import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { iterJobs } from '@server/areas/iter/jobs'
import { daysOver, spanOf } from '@server/areas/iter/reconcile/reconcile-day'
import { slotMovements, slotReadings } from '@server/areas/machine/tables'
import { orders } from '@server/areas/order/tables'
import { runJobs } from '../harness/jobs'
import { type Fleet, openFleet } from '../machine/fleet'
import { openRound } from './slots'

const call = '/tp5/api/Slot/reconciliation'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())

type Round = Awaited<ReturnType<typeof openRound>>

const beat = (round: Round, vended: number) =>
  fleet
    .device(round.which.machine_sn)
    .beat({ slots: [{ slot_no: round.slot.slotNo, stuck: false, vended }] })

async function sell(round: Round, says: 'delivered' | 'failed' = 'delivered') {
  await fleet.exchange(await fleet.person(), round.slot)
  const machine = fleet.device(round.which.machine_sn)
  const [command] = await machine.commands()
  await machine.result(command!.command_no, says)
}

/** To noon of the next day but one: today is over, and was looked at. */
async function nextDays() {
  const noon = new Date(fleet.now())
  noon.setUTCHours(4, 0, 0, 0)
  const passed = (noon.getTime() + 2 * 86_400_000 - fleet.now().getTime()) / 1000
  fleet.later(passed)
}

async function checked(round: Round) {
  await runJobs(fleet.house, iterJobs, fleet.now())
  await round.prove()
  return fleet.ask(call, { machine_sn: round.which.machine_sn }, round.me)
}

test('a day is over half an hour after four, and a week is caught up with', () => {
  const over = (at: string) => daysOver(new Date(at)).at(-1)
  assert.equal(over('2026-11-25T04:29:00+08:00'), '2026-11-23')
  assert.equal(over('2026-11-25T04:31:00+08:00'), '2026-11-24')
  assert.equal(daysOver(new Date()).length, 7)
  assert.deepEqual(spanOf('2026-11-24'), {
    from: new Date('2026-11-24T04:00:00+08:00'),
    to: new Date('2026-11-25T04:00:00+08:00'),
  })
})

test('counters are written down when they say something else, and of slots there are', async () => {
  const round = await openRound(fleet)
  for (const vended of [5, 5, 7, 7]) {
    fleet.later(60)
    await beat(round, vended)
  }
  await fleet
    .device(round.which.machine_sn)
    .beat({ slots: [{ slot_no: 'Z99', stuck: false, vended: 1 }] })
  const rows = await fleet.house.database.db.select().from(slotReadings)
  assert.deepEqual(
    rows.map(({ slotNo, total }) => [slotNo, total]),
    [
      [round.slot.slotNo, 5],
      [round.slot.slotNo, 7],
    ],
  )
})

test('sales are the differences of a counter, held against the book day by day, once', async () => {
  const [good, bad] = [await openRound(fleet), await openRound(fleet)]
  await beat(good, 100)
  await beat(bad, 50)
  await nextDays()
  await beat(good, 100)
  await beat(bad, 50)

  // the lost message of a sale: the counter has it, the book does not
  await sell(good)
  await sell(bad)
  fleet.later(60)
  await beat(good, 101)
  await beat(bad, 52)
  await nextDays()

  const agreed = await checked(good)
  assert.deepEqual([agreed.differing, agreed.list], [0, []])
  assert.ok(agreed.checked > 0)
  const { list, differing } = await checked(bad)
  assert.equal(differing, 1)
  assert.deepEqual(
    list.map(({ slot_no, metered, booked }) => [slot_no, metered, booked]),
    [[bad.slot.slotNo, 2, 1]],
  )
  assert.deepEqual((await checked(bad)).list, list)
})

test('a counter that falls is another one', async () => {
  const round = await openRound(fleet)
  await beat(round, 900)
  await nextDays()
  await beat(round, 3)
  await sell(round)
  fleet.later(60)
  await beat(round, 4)
  await nextDays()
  assert.deepEqual((await checked(round)).list, [])
})

test('what came out is held against its order, and that against what was taken for it', async () => {
  const [good, bad] = [await openRound(fleet), await openRound(fleet)]
  await sell(good)
  await sell(bad)
  const { db } = fleet.house.database
  const [sold] = await db
    .select()
    .from(slotMovements)
    .where(and(eq(slotMovements.machineId, bad.slot.machineId), eq(slotMovements.kind, 'given')))
  await db.update(orders).set({ points: 1 }).where(eq(orders.orderSn, sold!.subject))
  await db.insert(slotMovements).values({ ...sold!, movementNo: undefined, subject: 'SNOBODY' })
  await nextDays()

  assert.deepEqual((await checked(good)).orders, [])
  const { orders: differing } = await checked(bad)
  assert.deepEqual(
    differing.map(({ kind, order_sn, expected }) => [kind, order_sn, expected]).sort(),
    [
      ['order', 'SNOBODY', 0],
      ['wallet', sold!.subject, 1],
    ],
  )
  assert.deepEqual((await checked(bad)).orders, differing)
})

test('what was given back before it came out after all is owed nothing', async () => {
  const round = await openRound(fleet)
  await sell(round, 'failed')
  await nextDays()
  assert.deepEqual((await checked(round)).orders, [])
})

test('a neighbour sees nothing of it', async () => {
  const round = await openRound(fleet)
  const other = await openRound(fleet)
  const machine_sn = round.which.machine_sn
  assert.equal((await fleet.call(call, { machine_sn }, other.me)).error, refusals.notFound.error)
  assert.deepEqual(await fleet.ask(call, {}, other.me), {
    ...{ checked: 0, differing: 0, newest: null, list: [], orders: [] },
  })
})
