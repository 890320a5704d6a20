import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Out } from '@contract/api'
import { userRoles } from '@server/areas/auth/tables'
import { newBuyer, type Person } from '../harness/people'
import { type Depot, openDepot, water } from '../refill/depot'

const home = '/tp5/api/Work/home'

let depot: Depot
before(async () => {
  depot = await openDepot()
})
after(() => depot.close())

const look = (person: Person) => depot.ask(home, {}, person)

const countOf = ({ lists }: Out<typeof home>, kind: string) =>
  lists.find((list) => list.kind === kind)?.count ?? 0

test('what stops a machine stands before what stops a slot, and that before what soon will', async () => {
  const operator = await depot.operator()
  const silent = await depot.machine(operator, { lastSeenAt: new Date(0) })
  const worn = await depot.machine(operator)
  await depot.slot(silent.machineId, { stock: 5, capacity: 6 })
  for (const slotNo of ['A1', 'A2']) await depot.slot(worn.machineId, { slotNo, stock: 0 })
  await depot.slot(worn.machineId, { slotNo: 'B1', stock: 1, capacity: 10 })
  const { first } = await look(operator)
  assert.deepEqual(
    first.map(({ urgency, pieces, link }) => [urgency, pieces, link]),
    [
      ['now', 1, '/iter/earlyWarning?kind=offline'],
      ['soon', 2, '/iter/earlyWarning?kind=empty'],
      ['calm', 1, '/iter/earlyWarning?kind=low'],
    ],
  )
  assert.match(first[1]!.title, /卖空 2 个货道$/)
  assert.match(first[1]!.note, /A1、A2$/)
})

test('it counts what the lists themselves count', async () => {
  const operator = await depot.operator()
  const machine = await depot.machine(operator)
  for (const slotNo of ['A1', 'A2', 'A3'])
    await depot.slot(machine.machineId, { slotNo, stock: 0, title: water })
  const waiting = await look(operator)
  const warnings = await depot.ask('/tp5/api/Warning/list', {}, operator)
  assert.equal(countOf(waiting, 'warnings'), warnings.list.length)
  assert.equal(countOf(waiting, 'refills'), 0)
  assert.deepEqual(waiting.roles, [{ role: 'operator', standing: '1 台 · 都在线' }])
})

test("a neighbour's machines are not mine to see to", async () => {
  const [one, other] = [await depot.operator(), await depot.operator()]
  const machine = await depot.machine(one)
  await depot.slot(machine.machineId, { stock: 0 })
  assert.deepEqual((await look(other)).lists, [])
  assert.deepEqual((await look(other)).first, [])
  assert.equal((await look(other)).roles[0]!.standing, '现在没有归您管的机器')
})

test('who works for nobody here has nothing to do', async () => {
  const { roles, lists, first } = await look(await newBuyer(depot.house, {}))
  assert.deepEqual([roles, lists, first], [[], [], []])
})

test('somebody who is several things sees each of them', async () => {
  const operator = await depot.operator()
  await depot.database.db.insert(userRoles).values({ userId: operator.userId, role: 'owner' })
  const { roles } = await look(operator)
  assert.deepEqual(roles.map(({ role }) => role).sort(), ['operator', 'owner'])
  assert.equal(roles.find(({ role }) => role === 'owner')!.standing, '现在没有您的机器')
})
