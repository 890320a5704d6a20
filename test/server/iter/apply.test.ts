import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { deskCases } from '@server/areas/assembled'
import { userRoles } from '@server/areas/auth/tables'
import { giveDuties } from '@server/areas/duty/duty'
import { duties } from '@server/areas/duty/tables'
import { messages } from '@server/areas/message/tables'
import type { DeskContext } from '@server/call/desk-case'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { verified } from '../identity/verified'
import { newMachine } from '../machine/machines'

const apply = '/tp5/api/Iter/apply'
const mine = '/tp5/api/Iter/application'
const words = '住在旁边，每天能来两次'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const desk = <T>(work: (context: DeskContext) => Promise<T>): Promise<T> =>
  house.database.transaction((db) => work({ db, config: house.config, now: new Date() }))

const operatorDuty = (machineId: number) =>
  and(eq(duties.machineId, machineId), eq(duties.role, 'operator'))

async function freeMachine(): Promise<number> {
  const { machineId } = await newMachine(house)
  await house.database.db.delete(duties).where(operatorDuty(machineId))
  return machineId
}

const ask = (person: Person, machine_id: number) =>
  house.call(apply, { machine_id, words }, { token: person.token })

async function caseOf(machineId: number): Promise<string> {
  const { rows } = await house.database.pool.query<{ id: string }>(
    `select application_id as id from operator_applications
     where machine_id = $1 order by created_at desc limit 1`,
    [machineId],
  )
  return rows[0]!.id
}

describe('who wants to run a machine', () => {
  test('is somebody of whom it is known who they are, and asks for what nobody runs', async () => {
    const machineId = await freeMachine()
    const stranger = await newPerson(house)
    assert.equal((await ask(stranger, machineId)).error, refusals.identityNeeded.error)
    const person = await verified(house, await newPerson(house))
    const { machineId: taken } = await newMachine(house)
    assert.equal((await ask(person, taken)).error, refusals.machineTaken.error)
    const shown = await house.ask(mine, {}, { token: person.token })
    assert.deepEqual([shown.state, shown.identity, shown.operator], ['none', 1, 0])
    const { list } = await house.ask('/tp5/api/Iter/machines', {}, { token: person.token })
    assert.ok(list.some(({ machine_id }) => machine_id === machineId))
    assert.ok(!list.some(({ machine_id }) => machine_id === taken))
  })

  test('asks once at a time, however often they tap', async () => {
    const machineId = await freeMachine()
    const person = await verified(house, await newPerson(house))
    const taps = await Promise.all([1, 2, 3].map(() => ask(person, machineId)))
    assert.deepEqual(taps.map(({ error }) => error).sort(), [
      0,
      refusals.applicationOpen.error,
      refusals.applicationOpen.error,
    ])
    const shown = await house.ask(mine, {}, { token: person.token })
    assert.deepEqual([shown.state, shown.words], ['waiting', words])
  })

  test('runs it from the yes on, and is told', async () => {
    const machineId = await freeMachine()
    const [person, other] = [
      await verified(house, await newPerson(house)),
      await verified(house, await newPerson(house)),
    ]
    assert.equal((await ask(person, machineId)).error, 0)
    const id = await caseOf(machineId)
    assert.equal((await ask(other, machineId)).error, 0)
    const second = await caseOf(machineId)
    const facts = await desk((context) => deskCases.operator!.show(context, id))
    assert.ok(facts.facts.some(([, value]) => value === words))
    await desk((context) => deskCases.operator!.approve(context, id))
    await assert.rejects(desk((context) => deskCases.operator!.approve(context, id)))
    await assert.rejects(desk((context) => deskCases.operator!.approve(context, second)))
    const { db } = house.database
    const given = await db.select().from(duties).where(operatorDuty(machineId))
    assert.deepEqual(
      given.map(({ userId }) => userId),
      [person.userId],
    )
    const roles = await db.select().from(userRoles).where(eq(userRoles.userId, person.userId))
    assert.deepEqual(
      roles.map(({ role }) => role),
      ['operator'],
    )
    const told = await db.select().from(messages).where(eq(messages.userId, person.userId))
    assert.deepEqual(
      told.map(({ kind }) => kind),
      ['operatorDecided'],
    )
    const { error } = await house.call('/tp5/api/Slot/index', {}, { token: person.token })
    assert.ok(error === 0 || error === refusals.proofNeeded.error)
  })

  test('reads why not, and may ask again', async () => {
    const machineId = await freeMachine()
    const person = await verified(house, await newPerson(house))
    await ask(person, machineId)
    const id = await caseOf(machineId)
    await desk((context) => deskCases.operator!.refuse!(context, id, '这台机器要搬走了'))
    const shown = await house.ask(mine, {}, { token: person.token })
    assert.deepEqual([shown.state, shown.reason], ['refused', '这台机器要搬走了'])
    assert.equal((await ask(person, machineId)).error, 0)
  })
})

describe('how an operator is reached', () => {
  test('is shown to customers where they want it, and by nobody else', async () => {
    const show = '/tp5/api/IterContact/show'
    const set = '/tp5/api/IterContact/setPopStatus'
    const { machineId: machine_id } = await newMachine(house)
    const customer = await newPerson(house)
    const seen = async () =>
      (await house.ask(show, { machine_id }, { token: customer.token })).contact
    const token = await house.signIn(demo.operator.userId)
    await house.ask(set, { shown: 0 }, { token })
    assert.equal(await seen(), null)
    await house.ask(set, { shown: 1, hours: '8 点到 20 点' }, { token })
    const { phone, nickname: name } = demo.operator
    assert.deepEqual(await seen(), { name, phone, hours: '8 点到 20 点' })
    assert.equal((await house.call(show, { machine_id }, {})).error, refusals.loginTimeout.error)
    await house.ask(set, { shown: 0 }, { token })
    assert.equal(await seen(), null)
    const refused = await house.call(set, { shown: 1 }, { token: customer.token })
    assert.equal(refused.error, refusals.forbidden.error)
    // whoever runs it afterwards says for themselves
    await house.ask(set, { shown: 1 }, { token })
    const { db } = house.database
    await db.delete(duties).where(operatorDuty(machine_id))
    const { userId } = demo.otherOperator
    const startsAt = new Date(2020, 0)
    await giveDuties(db, [{ userId, role: 'operator', machineId: machine_id, startsAt }])
    assert.equal(await seen(), null)
  })
})
