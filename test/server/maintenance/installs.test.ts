import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { deskCases } from '@server/areas/assembled'
import { installSteps } from '@server/areas/maintenance/install/steps'
import { demo } from '@server/database/demo'
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

const add = '/tp5/api/OperationInstall/add'
const detail = '/tp5/api/OperationInstall/detail'
const audit = '/tp5/api/OperationAudit/audit'

const isSold = async ({ machineId }: { machineId: number }) => {
  const { rows } = await crew.house.database.pool.query<{ hidden: boolean }>(
    'select hidden from iter_slots where machine_id = $1',
    [machineId],
  )
  return rows.every(({ hidden }) => !hidden)
}

test('a machine is put up step by step, audited by somebody else, and sells from then on', async () => {
  const { machine, first, second } = await crew.place()
  const install_id = await crew.plan(machine.machineSn)
  assert.equal(await isSold(machine), false)
  const states = []
  for (const { key } of installSteps) states.push((await crew.doStep(install_id, key, first)).state)
  assert.deepEqual(states, [
    'underway',
    ...Array.from({ length: installSteps.length - 2 }, () => 'installing'),
    'auditing',
  ])
  assert.equal(await isSold(machine), false)
  const { list } = await crew.ask('/tp5/api/OperationAudit/lists', {}, second)
  assert.deepEqual(
    list.map((row) => row.install_id),
    [install_id],
  )
  const { state } = await crew.ask(audit, { install_id, pass: 1 }, second)
  assert.equal(state, 'live')
  assert.equal(await isSold(machine), true)
  const { list: told } = await crew.ask('/tp5/api/Message/messagePage', {}, first)
  assert.equal(told[0]?.title, '装机验收通过了')
})

test('nobody audits what they put up, and nobody else does its steps', async () => {
  const { machine, first, second } = await crew.place()
  const install_id = await crew.plan(machine.machineSn)
  await crew.doStep(install_id, 'depart', first)
  const other = await crew.call(add, await crew.stepOf(install_id, 'arrive', second), second)
  assert.deepEqual([other.error, other.message], [2211, '这次装机由别人在做'])
  await crew.putUp(install_id, first)
  const { list } = await crew.ask('/tp5/api/OperationAudit/lists', {}, first)
  assert.deepEqual(list, [])
  const seen = await crew.ask('/tp5/api/OperationAudit/detail', { install_id }, first)
  assert.equal(seen.why_not, '自己装的要由别人验收')
  const own = await crew.call(audit, { install_id, pass: 1 }, first)
  assert.equal(own.error, refusals.auditOwn.error)
  assert.equal((await crew.ask(detail, { install_id }, first)).state, 'auditing')
})

test('what is not good goes back with a reason, and only that is done again', async () => {
  const { machine, first, second } = await crew.place()
  const install_id = await crew.plan(machine.machineSn)
  await crew.putUp(install_id, first)
  const silent = await crew.call(audit, { install_id, pass: 0, redo: 'label' }, second)
  assert.equal(silent.message, '请写明哪里要返工')
  const vague = await crew.call(audit, { install_id, pass: 0, reason: '不好' }, second)
  assert.equal(vague.message, '请选择要重做的步骤')
  const reason = '编号贴歪了'
  const back = await crew.ask(audit, { install_id, pass: 0, reason, redo: 'label,cold' }, second)
  assert.deepEqual([back.state, back.next, back.done], ['returned', 'cold', 6])
  assert.deepEqual(
    back.list.filter(({ redo }) => redo === 1).map(({ step }) => step),
    ['cold', 'label'],
  )
  assert.equal((await crew.putUp(install_id, first)).state, 'auditing')
  const good = await crew.ask(audit, { install_id, pass: 1 }, second)
  assert.deepEqual(
    good.audits.map(({ passed, reason: why }) => [passed, why]),
    [
      [0, reason],
      [1, ''],
    ],
  )
})

describe('a step', () => {
  test('that is sent twice, days apart, is written once', async () => {
    const { machine, first } = await crew.place()
    const install_id = await crew.plan(machine.machineSn)
    await crew.doStep(install_id, 'depart', first)
    const step = await crew.stepOf(install_id, 'arrive', first)
    const [one, two] = await Promise.all([crew.ask(add, step, first), crew.ask(add, step, first)])
    assert.deepEqual([one.done, two.done], [2, 2])
    crew.later(6 * 24 * 3600)
    await crew.prove(first)
    assert.equal((await crew.ask(add, step, first)).done, 2)
    const other = await crew.call(add, { ...step, step: 'unbox' }, first)
    assert.equal(other.error, refusals.nonceReused.error)
  })

  test('comes in its turn, whole, and with a reading that can be', async () => {
    const { machine, first } = await crew.place()
    const install_id = await crew.plan(machine.machineSn)
    const early = await crew.call(add, await crew.stepOf(install_id, 'arrive', first), first)
    assert.equal(early.message, '请先做出发')
    for (const key of ['depart', 'arrive', 'unbox']) await crew.doStep(install_id, key, first)
    const power = await crew.stepOf(install_id, 'power', first)
    const { picture_ids, ...dark } = power
    assert.match((await crew.call(add, dark, first)).message, /要 1 张照片/)
    assert.match((await crew.call(add, { ...power, reading: 90 }, first)).message, /电压应在 198/)
    const { reading, ...unread } = power
    assert.ok(picture_ids && reading)
    assert.equal((await crew.call(add, unread, first)).message, '请填写电压')
    assert.equal((await crew.ask(add, power, first)).next, 'network')
    const again = await crew.stepOf(install_id, 'power', first)
    assert.match((await crew.call(add, again, first)).message, /已经做过了/)
  })

  test('shows pictures that are its sender’s, to nobody but who sees to the machine', async () => {
    const { machine, first, second, neighbour } = await crew.place()
    const install_id = await crew.plan(machine.machineSn)
    await crew.doStep(install_id, 'depart', first)
    const step = await crew.stepOf(install_id, 'arrive', first)
    const stolen = await crew.pictures(second, 1)
    const { error } = await crew.call(add, { ...step, picture_ids: stolen }, first)
    assert.equal(error, refusals.uploadUnusable.error)
    const { list } = await crew.ask(add, step, first)
    const address = list.find((one) => one.step === 'arrive')!.pictures[0]!
    const open = (url: string) => crew.house.app.inject({ url })
    assert.equal((await open(address)).statusCode, 200)
    assert.notEqual((await open(address.split('?')[0]!)).statusCode, 200)
    const seen = await crew.ask('/tp5/api/OperationAudit/detail', { install_id }, second)
    assert.equal(seen.list.find((one) => one.step === 'arrive')!.pictures.length, 1)
    assert.equal((await crew.call(detail, { install_id }, neighbour)).error, 404)
    const upload_id = step.picture_ids!
    const taken = await crew.call('/tp5/api/UserUpload/picture', { upload_id }, neighbour)
    assert.notEqual(taken.error, 0)
  })

  test('of a village stays closed to who mends another, and to who once mended it', async () => {
    const { machine, first, neighbour } = await crew.place()
    const install_id = await crew.plan(machine.machineSn)
    const { error } = await crew.call(
      add,
      await crew.stepOf(install_id, 'depart', neighbour),
      neighbour,
    )
    assert.equal(error, 404)
    assert.deepEqual((await crew.ask('/tp5/api/OperationInstall/lists', {}, neighbour)).list, [])
    await crew.doStep(install_id, 'depart', first)
    await crew.house.database.pool.query(
      `update duties set ends_at = $2 where user_id = $1 and role = 'maintainer'`,
      [first.userId, crew.now()],
    )
    assert.equal((await crew.call(detail, { install_id }, first)).error, 404)
  })
})

test('the house audits where nobody else sees to the machine', async () => {
  const { machine, first } = await crew.place()
  const install_id = await crew.plan(machine.machineSn, { kind: 'replace' })
  await crew.putUp(install_id, first)
  const { database, config } = crew.house
  const desk = deskCases.install!
  const context = { db: database.db, config, now: crew.now() }
  const waiting = (await desk.list(context)).map(({ id }) => id)
  assert.ok(waiting.includes(String(install_id)))
  await database.transaction((db) => desk.refuse!({ ...context, db }, String(install_id), '看不清'))
  const back = await crew.ask(detail, { install_id }, first)
  assert.deepEqual([back.state, back.next, back.audits[0]!.by], ['returned', 'arrive', '邻集'])
  await crew.putUp(install_id, first)
  await database.transaction((db) => desk.approve({ ...context, db }, String(install_id)))
  assert.equal((await crew.ask(detail, { install_id }, first)).state, 'live')
})

test('the demo has one in each state', async () => {
  const demoCrew = await openCrew({ seeded: true })
  try {
    const { rows } = await demoCrew.house.database.pool.query<{ state: string }>(
      'select distinct state from installs order by state',
    )
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['auditing', 'installing', 'live', 'planned', 'returned', 'underway'],
    )
    const token = await demoCrew.house.signIn(demo.maintainer.userId)
    const mine = { userId: demo.maintainer.userId, token }
    const { list } = await demoCrew.ask('/tp5/api/OperationAudit/lists', {}, mine)
    assert.ok(list.length > 0)
    assert.deepEqual(await demoCrew.wrongWork(), [])
  } finally {
    await demoCrew.close()
  }
})
