import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { businessDay, dayAfter } from '@server/calendar'
import type { Person } from '../harness/people'
import { type Fleet, openFleet } from '../machine/fleet'

const total = '/tp5/api/IterReport/total'
const list = '/tp5/api/IterReport/list'
const detail = '/tp5/api/IterReport/detail'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())

type Machine = Awaited<ReturnType<Fleet['machine']>>

async function gives(machine: Machine, buyer: Person, said: 'delivered' | 'failed') {
  await fleet.exchange(buyer, machine.slot)
  const device = fleet.device(machine.machineSn)
  const [command] = (await device.commands()).slice(-1)
  await device.result(command!.command_no, said)
}

/** Loads four, finds one over its day, sells one and fails once. */
async function aDay() {
  const operator = await fleet.operator()
  const machine = await fleet.machine(
    { operatorId: operator.userId },
    { title: '酸奶', stock: 2, capacity: 10, points: 30 },
  )
  const buyer = await fleet.person()
  fleet.later(60)
  const { slotNo: slot_no, offlineGoodsId: goods_id } = machine.slot
  const step = () => ({
    ...{ machine_sn: machine.machineSn, slot_no, goods_id },
    ...{ work_id: randomUUID(), done_at: fleet.now().toISOString() },
  })
  await fleet.ask('/tp5/api/Slot/load', { ...step(), units: 4 }, operator)
  fleet.later(1)
  await fleet.ask('/tp5/api/Slot/count', { ...step(), found: 5, reason: 'expired' }, operator)
  await gives(machine, buyer, 'delivered')
  await gives(machine, buyer, 'failed')
  return { operator, machine }
}

describe('how machines ran', () => {
  test('comes to the same in all, by period, by machine and by goods', async () => {
    const { operator, machine } = await aDay()
    const idle = await fleet.machine({ operatorId: operator.userId })
    const today = businessDay(fleet.now())
    const days = { start_time: dayAfter(today, -6), end_time: today }
    const all = await fleet.ask(total, days, operator)
    const { before: earlier, ...figures } = all
    const expected = {
      ...{ sold: 1, refunds: 0, money: 0, points: 30, gold: 0 },
      ...{ loaded: 4, expired: 1, lost: 0, failed: 1 },
    }
    assert.deepEqual(figures, expected)
    assert.deepEqual(earlier, { sold: 0, money: 0 })
    for (const by of ['day', 'week', 'month'] as const) {
      const page = await fleet.ask(list, { by, ...days }, operator)
      assert.equal(page.list.length, 1, by)
      const { from, to, ...same } = page.list[0]!
      assert.deepEqual(same, expected, by)
      assert.ok(from <= today && today <= to, `${by} ${from} ${to}`)
    }
    const parts = await fleet.ask(detail, days, operator)
    const { machine_id, machine_sn, name, ...mine } = parts.machines[0]!
    assert.deepEqual(
      [machine_id, machine_sn, name],
      [machine.machineId, machine.machineSn, '试验机'],
    )
    assert.deepEqual(mine, expected)
    assert.deepEqual([parts.machines[1]!.machine_id, parts.machines[1]!.sold], [idle.machineId, 0])
    assert.deepEqual(parts.goods, [{ title: '酸奶', ...expected }])
    const other = await fleet.ask(total, { machine_id: idle.machineId }, operator)
    assert.deepEqual([other.sold, other.failed, other.before], [0, 0, null])
    const none = { start_time: dayAfter(today, 1), end_time: dayAfter(today, 2) }
    assert.equal((await fleet.ask(total, none, operator)).loaded, 0)
  })

  test('is of nobody else’s machines', async () => {
    const { machine } = await aDay()
    const stranger = await fleet.operator()
    const { machineId: machine_id } = machine
    for (const path of [total, detail] as const)
      assert.equal((await fleet.call(path, { machine_id }, stranger)).error, 404, path)
    const listed = await fleet.call(list, { machine_id, by: 'day' }, stranger)
    assert.equal(listed.error, 404)
    assert.deepEqual((await fleet.ask(list, { by: 'week' }, stranger)).list, [])
    const buyer = await fleet.person()
    assert.equal((await fleet.call(total, {}, buyer)).error, refusals.forbidden.error)
  })
})
