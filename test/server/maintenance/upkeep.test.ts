import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Out } from '@contract/api'
import { refusals } from '@contract/refusals'
import type { Person } from '../harness/people'
import { type Crew, openCrew } from './crew'

let crew: Crew
before(async () => {
  crew = await openCrew()
})
after(async () => {
  assert.deepEqual(await crew.wrongWork(), [])
  await crew.close()
})

const add = '/tp5/api/OperationMaintain/add'
const lists = '/tp5/api/OperationMaintain/lists'
const works = '/tp5/api/operation/list'

type Kind = Out<typeof lists>['due'][number]['kind']

const done = (machine_sn: string, kind: Kind = 'clean', at = crew.now()) => ({
  ...{ machine_sn, kind, work_id: randomUUID(), note: '擦过了', done_at: at.toISOString() },
})

const month = () => new Date(crew.now().getTime() + 8 * 3600_000).toISOString().slice(0, 7)

test('what was done is in the machine’s log, once, and says when it is due again', async () => {
  const { machine, first, second } = await crew.place()
  const { machineSn: machine_sn } = machine
  const told = { ...done(machine_sn), picture_ids: await crew.pictures(first, 1) }
  const { record_id } = await crew.ask(add, told, first)
  crew.later(9 * 24 * 3600)
  for (const one of [first, second]) await crew.prove(one)
  assert.deepEqual(await crew.ask(add, told, first), { record_id })
  const { list, due } = await crew.ask(lists, { machine_sn }, second)
  assert.deepEqual(
    list.map((row) => [row.record_id, row.title, row.pictures.length]),
    [[record_id, '清洁消毒', 1]],
  )
  assert.equal(due.find(({ kind }) => kind === 'clean')!.late, 0)
  crew.later(6 * 24 * 3600)
  await crew.prove(second)
  const later = await crew.ask(lists, { machine_sn }, second)
  assert.equal(later.due.find(({ kind }) => kind === 'clean')!.late, 1)
  const { list: machines } = await crew.ask('/tp5/api/OperationManage/lists', {}, second)
  assert.deepEqual(
    machines.map((row) => [row.machine_sn, row.late]),
    [[machine_sn, 1]],
  )
})

test('what is told too late is not written down, and nothing is done in days to come', async () => {
  const { machine, first } = await crew.place()
  const ago = new Date(crew.now().getTime() - 31 * 24 * 3600_000)
  const late = await crew.call(add, done(machine.machineSn, 'clean', ago), first)
  assert.equal(late.error, refusals.invalid.error)
  const ahead = new Date(crew.now().getTime() + 24 * 3600_000)
  await crew.ask(add, done(machine.machineSn, 'clean', ahead), first)
  const { list } = await crew.ask(lists, { machine_sn: machine.machineSn }, first)
  assert.ok(Date.parse(list[0]!.done_at) <= crew.now().getTime())
})

test('who mends the next village neither reads nor writes here', async () => {
  const { machine, neighbour } = await crew.place()
  const { machineSn: machine_sn } = machine
  assert.equal((await crew.call(lists, { machine_sn }, neighbour)).error, 404)
  assert.equal((await crew.call(add, done(machine_sn), neighbour)).error, 404)
  assert.deepEqual((await crew.ask('/tp5/api/OperationManage/lists', {}, neighbour)).list, [])
})

async function allWorks(person: Person, kind?: 'maintain' | 'repair') {
  const rows: Out<typeof works>['list'] = []
  let cursor: string | null | undefined
  do {
    const asked = { month: month(), ...(kind && { kind }), ...(cursor && { cursor }) }
    const page: Out<typeof works> = await crew.ask(works, asked, person)
    rows.push(...page.list)
    cursor = page.next
  } while (cursor)
  return rows
}

test('the figures of a month are what its list says', async () => {
  const { machine, first } = await crew.place()
  for (let nth = 0; nth < 6; nth++) {
    const days = nth % 2 ? 1 : 20
    await crew.ask(add, done(machine.machineSn, 'clean'), first)
    crew.later(days * 24 * 3600)
    await crew.prove(first)
  }
  for (let nth = 0; nth < 22; nth++) {
    await crew.ask(add, done(machine.machineSn, 'check'), first)
    crew.later(60)
  }
  const rows = await allWorks(first)
  const inTime = rows.filter(({ on_time }) => on_time === 1)
  const figures = await crew.ask('/tp5/api/operation/detail', { month: month() }, first)
  assert.ok(rows.length > 20)
  assert.deepEqual([figures.done, figures.on_time], [rows.length, inTime.length])
  assert.equal(figures.rate, Math.round((inTime.length * 1000) / rows.length))
  const { months } = await crew.ask('/tp5/api/operation/total', {}, first)
  assert.equal(months.at(-1)!.month, month())
  assert.deepEqual([months.at(-1)!.done, months.at(-1)!.rate], [rows.length, figures.rate])
  assert.equal((await allWorks(first, 'repair')).length, 0)
})
