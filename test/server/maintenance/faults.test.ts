import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { In } from '@contract/api'
import type { FaultKind } from '@contract/maintenance/fault'
import { refusals } from '@contract/refusals'
import { businessDay } from '@server/calendar'
import type { Person } from '../harness/people'
import { type Crew, openCrew } from './crew'

let crew: Crew
before(async () => {
  crew = await openCrew()
})
after(async () => {
  assert.deepEqual(await crew.wrongWork(), [])
  assert.deepEqual(await crew.wrongs(), [])
  await crew.close()
})

const add = '/tp5/api/OperationFault/add'
const repair = '/tp5/api/OperationFault/repair'
const confirm = '/tp5/api/OperationFault/confirm'
const detail = '/tp5/api/OperationFault/detail'
const lists = '/tp5/api/OperationFault/lists'
const mine = '/tp5/api/OperationFault/mine'

type Place = Awaited<ReturnType<Crew['place']>>

const said = ({ machine }: Place, kind: FaultKind, more: Partial<In<typeof add>> = {}) => ({
  ...{ machine_sn: machine.machineSn, work_id: randomUUID(), kind },
  ...more,
})

/** A neighbour who stands before the machine and says what is wrong. */
async function reported(
  place: Place,
  kind: FaultKind = 'stuck',
  slot_no = place.machine.slot.slotNo,
) {
  const neighbour = await crew.person()
  await crew.stand(neighbour, place.machine)
  const report = said(place, kind, { slot_no, words: '卡住了' })
  const answer = await crew.ask(add, report, neighbour)
  return { neighbour, report, ...answer }
}

const deed = (fault_id: number, action: In<typeof repair>['action'], more = {}) => ({
  ...{ fault_id, action, work_id: randomUUID(), done_at: crew.now().toISOString() },
  ...more,
})

const act = (by: Person, fault_id: number, action: In<typeof repair>['action'], more = {}) =>
  crew.ask(repair, deed(fault_id, action, more), by)

const says = (by: Person, fault_id: number, works: 0 | 1) =>
  crew.ask(confirm, { fault_id, works, work_id: randomUUID() }, by)

const titles = async (person: Person) =>
  (await crew.ask('/tp5/api/Message/messagePage', {}, person)).list.map(({ title }) => title)

test('a neighbour says what is wrong, somebody mends it, and the neighbour says that it works', async () => {
  const place = await crew.place()
  const { first, second } = place
  const { neighbour, fault_id, joined } = await reported(place)
  assert.equal(joined, 0)
  assert.deepEqual(await titles(first), ['有机器要修'])
  assert.deepEqual(await titles(second), ['有机器要修'])
  const { list, totals } = await crew.ask(lists, {}, first)
  assert.deepEqual([list.length, list[0]!.actions, totals.open], [1, ['accept', 'dismiss'], 1])
  assert.equal((await act(first, fault_id, 'accept')).mine, 1)
  const other = await crew.call(repair, deed(fault_id, 'repair', { words: '好了' }), second)
  assert.equal(other.message, '这个故障由别人在修')
  crew.later(3600)
  const picture_ids = await crew.pictures(first, 2)
  const mended = await act(first, fault_id, 'repair', {
    words: '换了弹簧',
    parts: '弹簧 1',
    picture_ids,
  })
  assert.deepEqual([mended.state, mended.late, mended.list[1]!.pictures.length], ['repaired', 0, 2])
  assert.deepEqual(await titles(neighbour), ['您报的机器修好了'])
  const [row] = (await crew.ask(mine, {}, neighbour)).list
  assert.deepEqual(row!.actions, ['confirm', 'reopen'])
  assert.equal((await says(neighbour, fault_id, 1)).state, 'confirmed')
})

describe('what somebody says is wrong', () => {
  test('joins what others have said of the same place', async () => {
    const place = await crew.place()
    const one = await reported(place)
    const two = await reported(place)
    assert.deepEqual([two.fault_id, two.joined], [one.fault_id, 1])
    assert.deepEqual(await titles(place.first), ['有机器要修'])
    const elsewhere = await reported(place, 'screen', '')
    assert.notEqual(elsewhere.fault_id, one.fault_id)
    const { reports, said: words } = await crew.ask(detail, { fault_id: one.fault_id }, place.first)
    assert.deepEqual([reports, words.length], [2, 2])
  })

  test('is one fault when two say it at once, and one report when it is sent twice', async () => {
    const place = await crew.place()
    const people = [await crew.person(), await crew.person()]
    for (const person of people) await crew.stand(person, place.machine)
    const both = await Promise.all(people.map((one) => crew.ask(add, said(place, 'power'), one)))
    assert.equal(new Set(both.map(({ fault_id }) => fault_id)).size, 1)
    const again = said(place, 'power')
    const first = await crew.ask(add, again, people[0]!)
    assert.deepEqual(await crew.ask(add, again, people[0]!), first)
    const { reports } = await crew.ask(detail, { fault_id: first.fault_id }, place.first)
    assert.equal(reports, 3)
  })

  test('is heard of who stands there, bought there, or has to do with it', async () => {
    const place = await crew.place()
    const far = await crew.person()
    const { error } = await crew.call(add, said(place, 'warm'), far)
    assert.equal(error, refusals.presenceNeeded.error)
    const buyer = await crew.person()
    await crew.exchange(buyer, place.machine.slot)
    crew.later(2 * 24 * 3600)
    assert.equal((await crew.ask(add, said(place, 'warm'), buyer)).joined, 0)
    crew.later(8 * 24 * 3600)
    const late = await crew.call(add, said(place, 'warm'), buyer)
    assert.equal(late.error, refusals.presenceNeeded.error)
    await crew.ask(add, said(place, 'screen'), place.operator)
    const next = await crew.call(add, said(place, 'screen'), place.neighbour)
    assert.equal(next.error, refusals.presenceNeeded.error)
  })

  test('floods nobody: three times a day about one machine', async () => {
    const place = await crew.place()
    const person = await crew.person()
    await crew.stand(person, place.machine)
    for (const kind of ['warm', 'screen', 'power'] as const)
      await crew.ask(add, said(place, kind), person)
    const fourth = await crew.call(add, said(place, 'broken'), person)
    assert.equal(fourth.error, refusals.tooOften.error)
    const other = await crew.place()
    await crew.stand(person, other.machine)
    await crew.ask(add, said(other, 'broken'), person)
  })
})

describe('what was mended', () => {
  test('is open again when it is said to be wrong, for a while', async () => {
    const place = await crew.place()
    const { neighbour, fault_id } = await reported(place)
    await act(place.first, fault_id, 'accept')
    await act(place.first, fault_id, 'repair', { words: '好了' })
    assert.equal((await says(neighbour, fault_id, 0)).state, 'open')
    const again = await crew.ask(detail, { fault_id }, place.second)
    assert.deepEqual([again.reopened, again.mender, again.actions], [1, '', ['accept', 'dismiss']])
    await act(place.second, fault_id, 'accept')
    await act(place.second, fault_id, 'repair', { words: '这次换了电机' })
    const back = await reported(place)
    assert.deepEqual([back.fault_id, back.joined], [fault_id, 0])
    await act(place.first, fault_id, 'accept')
    await act(place.first, fault_id, 'repair', { words: '换了整条货道' })
    await says(place.operator, fault_id, 1)
    crew.later(8 * 24 * 3600)
    const { error } = await crew.call(
      confirm,
      { fault_id, works: 0, work_id: randomUUID() },
      neighbour,
    )
    assert.equal(error, refusals.faultMoved.error)
    assert.notEqual((await reported(place)).fault_id, fault_id)
  })

  test('is confirmed by who reported it or runs the machine, never by who mended it', async () => {
    const place = await crew.place()
    const { fault_id } = await crew.ask(add, said(place, 'warm'), place.first)
    await act(place.first, fault_id, 'accept')
    await act(place.first, fault_id, 'repair', { words: '好了' })
    const yes = () => ({ fault_id, works: 1 as const, work_id: randomUUID() })
    assert.match((await crew.call(confirm, yes(), place.first)).message, /自己修的/)
    assert.equal((await crew.call(confirm, yes(), place.second)).error, 404)
    assert.equal((await crew.call(confirm, yes(), await crew.person())).error, 404)
    assert.equal((await says(place.operator, fault_id, 1)).state, 'confirmed')
  })

  test('sent twice is done once, and counts for its month once', async () => {
    const place = await crew.place()
    const { fault_id } = await reported(place)
    const take = deed(fault_id, 'accept')
    await Promise.all([crew.ask(repair, take, place.first), crew.ask(repair, take, place.first)])
    const done = deed(fault_id, 'repair', { words: '好了' })
    await crew.ask(repair, done, place.first)
    await crew.ask(repair, done, place.first)
    const month = businessDay(crew.now()).slice(0, 7)
    const { kinds } = await crew.ask('/tp5/api/operation/detail', { month }, place.first)
    assert.equal(kinds.find(({ kind }) => kind === 'repair')!.done, 1)
    const two = await Promise.all([
      crew.call(repair, deed(fault_id, 'accept'), place.first),
      crew.call(repair, { ...done, action: 'wait' }, place.first),
    ])
    assert.deepEqual(
      two.map(({ error }) => error),
      [refusals.faultMoved.error, refusals.nonceReused.error],
    )
  })
})

test('a slot is not sold while it is mended, if who mends it says so', async () => {
  const place = await crew.place()
  const { fault_id } = await reported(place)
  const isHidden = async () => {
    const { rows } = await crew.house.database.pool.query<{ hidden: boolean }>(
      'select hidden from iter_slots where offline_goods_id = $1',
      [place.machine.slot.offlineGoodsId],
    )
    return rows[0]!.hidden
  }
  assert.equal(await isHidden(), false)
  assert.equal((await act(place.first, fault_id, 'accept', { stop: 1 })).stopped, 1)
  assert.equal(await isHidden(), true)
  await act(place.first, fault_id, 'wait', { words: '等弹簧', parts: '弹簧' })
  assert.equal(await isHidden(), true)
  await act(place.first, fault_id, 'repair', { words: '好了' })
  assert.equal(await isHidden(), false)
})

test('what is passed on or put away has its words, and is for others again', async () => {
  const place = await crew.place()
  const { neighbour, fault_id } = await reported(place, 'other', '')
  const silent = await crew.call(repair, deed(fault_id, 'dismiss'), place.first)
  assert.equal(silent.message, '请写明为什么不是故障')
  await act(place.first, fault_id, 'accept')
  const handed = await act(place.first, fault_id, 'hand')
  assert.deepEqual([handed.state, handed.mender], ['open', ''])
  assert.equal(
    (await act(place.second, fault_id, 'dismiss', { words: '正常声音' })).state,
    'dismissed',
  )
  assert.equal((await says(neighbour, fault_id, 0)).state, 'open')
})

test('machines report themselves, each thing once', async () => {
  const place = await crew.place()
  const { machine, first } = place
  const buyer = await crew.person()
  const order = await crew.exchange(buyer, machine.slot)
  const device = crew.device(machine.machineSn)
  const [command] = await device.commands()
  await device.result(command!.command_no, 'failed', '电机不转')
  assert.equal(await crew.stateOf(buyer, order.order_sn), 'refunded')
  await crew.lookAfter()
  await crew.lookAfter()
  const { list } = await crew.ask(lists, { machine_sn: machine.machineSn }, first)
  assert.deepEqual(
    list.map(({ kind, slot_no, source, words, reports }) => [
      kind,
      slot_no,
      source,
      words,
      reports,
    ]),
    [['stuck', machine.slot.slotNo, 'machine', '电机不转', 1]],
  )
  await device.beat({ fault: '温控板报警' })
  await crew.lookAfter()
  await crew.lookAfter()
  const all = await crew.ask(lists, { machine_sn: machine.machineSn }, first)
  assert.equal(all.totals.open, 2)
  await device.beat({ fault: '' })
  crew.later(3600)
  await crew.lookAfter()
  const silent = await crew.ask(lists, { machine_sn: machine.machineSn }, first)
  assert.ok(silent.list.some(({ kind }) => kind === 'offline'))
  const { neighbour } = await reported(place)
  const joined = await crew.ask(mine, {}, neighbour)
  assert.equal(joined.list[0]!.reports, 2)
})

test('who mends the next village sees and does nothing here', async () => {
  const place = await crew.place()
  const { fault_id } = await reported(place)
  const { neighbour, machine } = place
  assert.deepEqual((await crew.ask(lists, {}, neighbour)).list, [])
  const refused = [
    await crew.call(lists, { machine_sn: machine.machineSn }, neighbour),
    await crew.call(detail, { fault_id }, neighbour),
    await crew.call(repair, deed(fault_id, 'accept'), neighbour),
  ]
  assert.deepEqual(
    refused.map(({ error }) => error),
    [404, 404, 404],
  )
})
