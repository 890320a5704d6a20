import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { momentOf } from '@server/calendar'
import { jobsOf, runJobs } from '../harness/jobs'
import { newBuyer, type Person } from '../harness/people'
import { type Depot, openDepot } from './depot'

let depot: Depot
before(async () => {
  depot = await openDepot()
})
after(() => depot.close())

const morning = momentOf('2026-12-01', 8)

const propose = (now: Date) => {
  const jobs = jobsOf(depot.house.config, 'refill').filter(({ name }) => /tours/.test(name))
  return runJobs(depot.house, jobs, now)
}

const told = async (person: Person) =>
  (await depot.ask('/tp5/api/Message/messagePage', {}, person)).list

async function withEmptySlots(name: string, number: number) {
  const operator = await depot.operator()
  const { machineId } = await depot.machine(operator, { name })
  for (let nth = 1; nth <= number; nth++)
    await depot.slot(machineId, { slotNo: `A${nth}`, stock: 0 })
  return operator
}

test('who runs a machine that is worth a tour is told once a day', async () => {
  const operator = await withEmptySlots('东苑南门 01', 2)
  await propose(morning)
  await propose(momentOf('2026-12-01', 15))
  const [message, ...more] = await told(operator)
  assert.deepEqual(more, [])
  assert.match(message!.text, /东苑南门 01/)
  assert.equal(message!.link, '/iter/earlyWarning')
  await propose(momentOf('2026-12-02', 8))
  assert.equal((await told(operator)).length, 2)
})

test('nobody is told at night, nor of a machine that is full', async () => {
  const night = await withEmptySlots('西门 02', 2)
  await propose(momentOf('2026-12-03', 5))
  assert.deepEqual(await told(night), [])
  const calm = await depot.operator()
  const { machineId } = await depot.machine(calm)
  await depot.slot(machineId, { stock: 6, capacity: 6 })
  await propose(momentOf('2026-12-04', 9))
  assert.deepEqual(await told(calm), [])
})

test('only who works here chooses how to be told of work', async () => {
  const subjects = async (person: Person) =>
    (await depot.ask('/user/common/getMessage', {}, person)).list.map(({ subject }) => subject)
  assert.ok((await subjects(await depot.operator())).includes('work'))
  assert.ok(!(await subjects(await newBuyer(depot.house, {}))).includes('work'))
})
