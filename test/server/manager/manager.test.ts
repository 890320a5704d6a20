import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { userRoles } from '@server/areas/auth/tables'
import { giveDuties } from '@server/areas/duty/duty'
import { machineBonds } from '@server/areas/home/tables'
import { businessDay, dayAfter } from '@server/calendar'
import { type Fleet, openFleet } from '../machine/fleet'
import type { Person } from '../harness/people'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())

async function newOwner() {
  const person = await fleet.person()
  await fleet.house.database.db.insert(userRoles).values({ userId: person.userId, role: 'owner' })
  return person
}

const owns = ({ userId }: Person, machineId: number, share: number, endsAt: Date | null = null) =>
  giveDuties(fleet.house.database.db, [
    { userId, role: 'owner', machineId, share, startsAt: new Date(2020, 0), endsAt },
  ])

type Machine = Awaited<ReturnType<Fleet['machine']>>

/** Somebody buys for money, and it comes out. */
async function sells({ machineSn, slot }: Machine, person: Person) {
  const { order_sn } = await fleet.hold(person, slot)
  await fleet.pay(await fleet.cashierOf(person, order_sn))
  const device = fleet.device(machineSn)
  const [command] = await device.commands()
  await device.result(command!.command_no, 'delivered')
}

const bind = ({ userId }: Person, machineId: number) =>
  fleet.house.database.db.insert(machineBonds).values({ userId, machineId, boundAt: fleet.now() })

/** An owner of two machines, one of which somebody else owns a part of too. */
async function franchise() {
  const owner = await newOwner()
  const [one, two] = [
    await fleet.machine({}, { title: '豆奶', money: 333 }),
    await fleet.machine({}, { title: '汽水', money: 250 }),
  ]
  await owns(owner, one.machineId, 40)
  await owns(owner, two.machineId, 35)
  const [fan, passer] = [await fleet.person(), await fleet.person()]
  await bind(fan, one.machineId)
  await sells(one, fan)
  await sells(two, fan)
  await sells(two, passer)
  return { owner, one, two, fan }
}

const ofMachine = [
  '/tp5/api/MachineManager/detail',
  '/tp5/api/Franchise/list',
  '/tp5/api/Franchise/total',
  '/tp5/api/Franchise/incomeStatistics',
  '/tp5/api/Franchise/userStatistics',
  '/tp5/api/Franchise/bindUsers',
  '/tp5/api/Franchise/export',
  '/tp5/api/MachinePv/list',
] as const

async function refusedAll(machine_id: number, person: Person) {
  for (const path of ofMachine) {
    const reply = await fleet.call(path, { machine_id }, person)
    assert.equal(reply.error, refusals.notFound.error, path)
  }
  const path = '/tp5/api/Franchise/machineStatistics'
  const grouped = await fleet.call(path, { machine_id, by: 'day' }, person)
  assert.equal(grouped.error, refusals.notFound.error)
  const goods = { machine_id, title: '豆奶' }
  const detail = await fleet.call('/tp5/api/Franchise/detail', goods, person)
  assert.equal(detail.error, refusals.notFound.error)
}

describe('what an owner is told', () => {
  test('is of their machines alone, and of those no longer once the duty is over', async () => {
    const { owner, one, fan } = await franchise()
    const other = await newOwner()
    await refusedAll(one.machineId, other)
    const none = await fleet.ask('/tp5/api/MachineManager/total', {}, other)
    assert.deepEqual([none.machines, none.sold, none.fans], [0, 0, 0])
    const { list } = await fleet.ask('/tp5/api/Franchise/bindUsers', {}, owner)
    const { fan_id } = list[0]!
    const stranger = await fleet.call('/tp5/api/Franchise/bindUsers', { fan_id }, other)
    assert.equal(stranger.error, refusals.notFound.error)
    const neighbour = await fleet.call('/tp5/api/MachineManager/total', {}, fan)
    assert.equal(neighbour.error, refusals.forbidden.error)
    await fleet.house.database.pool.query(
      'update duties set ends_at = $2 where user_id = $1 and machine_id = $3',
      [owner.userId, fleet.now(), one.machineId],
    )
    fleet.later(1)
    await refusedAll(one.machineId, owner)
    const left = await fleet.ask('/tp5/api/Machine/lists', {}, owner)
    assert.equal(left.list.length, 1)
  })

  test('comes to the same on every page', async () => {
    const { owner, one, two } = await franchise()
    const today = businessDay(fleet.now())
    const days = { start_time: dayAfter(today, -6), end_time: today }
    const total = await fleet.ask('/tp5/api/Franchise/total', days, owner)
    // two parts, each cut to whole cents by machine and day: 133 of 333, 175 of 500
    const told = [total.sold, total.money, total.share, total.kinds, total.before]
    assert.deepEqual(told, [3, 833, 308, 2, 0])
    const all = await fleet.ask('/tp5/api/MachineManager/total', days, owner)
    assert.deepEqual([all.sold, all.money, all.share], [3, 833, 308])
    const { list } = await fleet.ask('/tp5/api/MachineManager/list', days, owner)
    assert.deepEqual(
      list.map(({ machine_id, percent, money, share }) => [machine_id, percent, money, share]),
      [
        [one.machineId, 40, 333, 133],
        [two.machineId, 35, 500, 175],
      ],
    )
    const income = await fleet.ask('/tp5/api/Franchise/incomeStatistics', days, owner)
    assert.equal(income.days.length, 7)
    const shares = income.days.reduce((sum, { share }) => sum + share, 0)
    assert.deepEqual([income.share, shares], [308, 308])
    for (const by of ['machine', 'goods', 'hour', 'day', 'month'] as const) {
      const path = '/tp5/api/Franchise/machineStatistics'
      const { list: parts } = await fleet.ask(path, { by, ...days }, owner)
      const sold = parts.reduce((sum, part) => sum + part.sold, 0)
      const money = parts.reduce((sum, part) => sum + part.money, 0)
      assert.deepEqual([sold, money], [3, 833], by)
    }
    const goods = await fleet.ask('/tp5/api/Franchise/list', days, owner)
    assert.deepEqual(
      goods.list.map(({ title, sold, money }) => [title, sold, money]),
      [
        ['汽水', 2, 500],
        ['豆奶', 1, 333],
      ],
    )
    const drink = { title: '汽水', ...days }
    const detail = await fleet.ask('/tp5/api/Franchise/detail', drink, owner)
    assert.deepEqual([detail.sold, detail.list.length, detail.list[0]?.money], [2, 1, 500])
    const ratio = await fleet.ask('/tp5/api/Machine/incomeRatio', days, owner)
    assert.deepEqual([ratio.money, ratio.list[0]?.machine_id], [833, two.machineId])
    assert.equal(
      ratio.list.reduce((sum, { per_mille }) => sum + per_mille, 0),
      1000,
    )
    const whole = await fleet.ask('/tp5/api/Machine/synthesizeIncome', {}, owner)
    assert.deepEqual([whole.today, whole.month, whole.total, whole.booked], [308, 308, 308, 0])
    const machine_id = one.machineId
    const machine = await fleet.ask('/tp5/api/MachineManager/detail', { machine_id }, owner)
    assert.deepEqual([machine.sold, machine.money, machine.percent], [1, 333, 40])
    assert.equal(machine.slots[0]?.stock, 4)
    const later = { start_time: dayAfter(today, 1), end_time: dayAfter(today, 2) }
    assert.equal((await fleet.ask('/tp5/api/Franchise/total', later, owner)).sold, 0)
  })

  test('of people is how many came, what they brought, and no name of theirs', async () => {
    const { owner, one, fan } = await franchise()
    const people = await fleet.ask('/tp5/api/Franchise/userStatistics', {}, owner)
    assert.deepEqual(
      [people.fans, people.new_fans, people.buyers, people.sold, people.money],
      [1, 1, 1, 2, 583],
    )
    for (const sort of ['newest', 'most'] as const) {
      const { list } = await fleet.ask('/tp5/api/Franchise/bindUsers', { sort }, owner)
      assert.deepEqual(
        list.map(({ machine_id, sold, money }) => [machine_id, sold, money]),
        [[one.machineId, 2, 583]],
      )
      assert.match(list[0]!.name, /^.\*\*$/)
      assert.ok(!JSON.stringify(list).includes(fan.userId))
    }
  })

  test('of visits counts what opened a page, and holds it against what was sold', async () => {
    const { owner, one } = await franchise()
    const path = '/tp5/api/ExchangeShop/OfflineGoods/lists'
    for (let nth = 0; nth < 3; nth++) await fleet.ask(path, { machine_id: one.machineId }, null)
    const seen = await fleet.ask('/tp5/api/MachinePv/list', {}, owner)
    assert.deepEqual([seen.visits, seen.sold, seen.list[0]?.machine_id], [3, 3, one.machineId])
    assert.deepEqual(
      seen.days.map(({ visits, sold }) => [visits, sold]),
      [[3, 3]],
    )
  })

  test('can be taken along, and not with an address that was made up', async () => {
    const { owner, one } = await franchise()
    const { url } = await fleet.ask('/tp5/api/Franchise/export', {}, owner)
    const fetched = await fleet.house.app.inject({ method: 'GET', url })
    assert.match(fetched.payload, /合计,3,0,8\.33,0,0,3\.08/)
    const other = url.replace('_all_', `_${one.machineId}_`)
    assert.equal((await fleet.house.app.inject({ method: 'GET', url: other })).statusCode, 403)
  })
})
