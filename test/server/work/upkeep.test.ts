import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Out } from '@contract/api'
import type { Person } from '../harness/people'
import { type Crew, openCrew } from '../maintenance/crew'

const home = '/tp5/api/Work/home'
type Home = Out<typeof home>

let crew: Crew
before(async () => {
  crew = await openCrew()
})
after(() => crew.close())

const look = (person: Person) => crew.ask(home, {}, person)
const countOf = ({ lists }: Home, kind: string) =>
  lists.find((list) => list.kind === kind)?.count ?? 0

type Place = Awaited<ReturnType<Crew['place']>>

async function report({ machine }: Place) {
  const neighbour = await crew.person()
  await crew.stand(neighbour, machine)
  const slot_no = machine.slot.slotNo
  const said = { machine_sn: machine.machineSn, work_id: randomUUID(), kind: 'stuck' as const }
  return crew.ask('/tp5/api/OperationFault/add', { ...said, slot_no, words: '卡住了' }, neighbour)
}

test('a fault waits for everybody of the village, and for one once it is taken on', async () => {
  const place = await crew.place()
  const { fault_id } = await report(place)
  for (const person of [place.first, place.second])
    assert.equal(countOf(await look(person), 'faults'), 1)
  assert.equal(countOf(await look(place.neighbour), 'faults'), 0)

  const taken = { fault_id, action: 'accept' as const, work_id: randomUUID() }
  const done_at = crew.now().toISOString()
  await crew.ask('/tp5/api/OperationFault/repair', { ...taken, done_at }, place.first)
  assert.equal(countOf(await look(place.first), 'faults'), 1)
  assert.equal(countOf(await look(place.second), 'faults'), 0)

  const { first, roles } = await look(place.first)
  assert.deepEqual(
    first.map(({ kind, urgency, link }) => [kind, urgency, link]),
    [['faults', 'soon', `/repair_log?fault_id=${fault_id}`]],
  )
  assert.deepEqual(roles, [{ role: 'maintainer', standing: '1 台 · 1 台有故障' }])
})

test('what is late presses', async () => {
  const place = await crew.place()
  await report(place)
  crew.later(25 * 3600)
  await crew.prove(place.first)
  assert.equal((await look(place.first)).first[0]!.urgency, 'now')
})

test('an install waits for who puts it up, then for somebody else to audit it', async () => {
  const place = await crew.place()
  const installId = await crew.plan(place.machine.machineSn)
  assert.equal(countOf(await look(place.first), 'installs'), 1)
  await crew.putUp(installId, place.first)
  assert.equal(countOf(await look(place.first), 'installs'), 0)
  assert.equal(countOf(await look(place.first), 'audits'), 0)
  assert.equal(countOf(await look(place.second), 'audits'), 1)
})
