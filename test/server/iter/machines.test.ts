import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { simulatedHeartbeats } from '@server/areas/machine/simulated-heartbeats'
import { iterMachines, iterSlots } from '@server/areas/machine/tables'
import { userRoles } from '@server/areas/auth/tables'
import { demo } from '@server/database/demo'
import { runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { runs } from '../machine/machines'

const index = '/tp5/api/Slot/index'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

async function newOperator() {
  const person = await newPerson(house)
  await house.database.db.insert(userRoles).values({ userId: person.userId, role: 'operator' })
  return person
}

interface Given {
  silentMinutes?: number | null
  slots?: [stock: number, capacity: number, stuck?: boolean][]
}

let made = 0
async function newMachine(operatorId: string, { silentMinutes = 0, slots = [] }: Given = {}) {
  const lastSeenAt = silentMinutes === null ? null : new Date(Date.now() - silentMinutes * 60_000)
  const machineSn = `TEST-${++made}`
  const [machine] = await house.database.db
    .insert(iterMachines)
    .values({ machineSn, name: '试验机', village: '柳湾村', lastSeenAt })
    .returning()
  await runs(house.database.db, operatorId, machine!.machineId)
  for (const [nth, [stock, capacity, stuck]] of slots.entries()) {
    await house.database.db.insert(iterSlots).values({
      machineId: machine!.machineId,
      slotNo: `A${nth + 1}`,
      title: '水',
      image: '/static/goods/drink.svg',
      stock,
      capacity,
      stuck,
    })
  }
  return machineSn
}

async function readAll(token: string, input: In<typeof index> = {}) {
  const rows = []
  let cursor: string | undefined
  do {
    const page = await house.ask(index, { ...input, cursor }, { token })
    assert.ok(page.list.length <= 10)
    rows.push(...page.list)
    cursor = page.next ?? undefined
  } while (cursor)
  return rows
}

describe('the state of a machine', () => {
  test('follows from its heartbeat, its stock and what is stuck', async () => {
    const { userId, token } = await newOperator()
    const states = new Map([
      [await newMachine(userId, { slots: [[8, 8]] }), 'normal'],
      [await newMachine(userId, { slots: [[2, 8]] }), 'low'],
      [await newMachine(userId, { slots: [[0, 8]] }), 'low'],
      [
        await newMachine(userId, {
          slots: [
            [8, 8, true],
            [0, 8],
          ],
        }),
        'fault',
      ],
      [await newMachine(userId, { silentMinutes: 11, slots: [[8, 8, true]] }), 'offline'],
      [await newMachine(userId, { silentMinutes: null }), 'offline'],
      [await newMachine(userId, { silentMinutes: 9 }), 'normal'],
    ])
    const rows = await readAll(token)
    assert.deepEqual(new Map(rows.map((row) => [row.machine_sn, row.state])), states)
    const { totals } = await house.ask(index, { state: 'offline' }, { token })
    assert.deepEqual(totals, { online: 5, offline: 2, low_slots: 3, stuck_slots: 2 })
  })

  test('is made of the states of its slots', async () => {
    const { userId, token } = await newOperator()
    await newMachine(userId, {
      slots: [
        [8, 8],
        [3, 8],
        [2, 8],
        [0, 8],
        [5, 8, true],
      ],
    })
    const [machine] = await readAll(token)
    assert.deepEqual(
      machine?.slots.map(({ slot_no, state }) => [slot_no, state]),
      [
        ['A1', 'normal'],
        ['A2', 'normal'],
        ['A3', 'low'],
        ['A4', 'empty'],
        ['A5', 'stuck'],
      ],
    )
  })
})

describe('the list of machines', () => {
  test('shows an operator their own and never those of another', async () => {
    const mine = await readAll(await house.signIn(demo.operator.userId))
    const theirs = await readAll(await house.signIn(demo.otherOperator.userId))
    assert.equal(mine.length, 12)
    assert.ok(theirs.length > 0)
    assert.ok(mine.every(({ slots }) => slots.length === 15))
    const serials = new Set(mine.map(({ machine_sn }) => machine_sn))
    assert.ok(theirs.every(({ machine_sn }) => !serials.has(machine_sn)))
    const stranger = await house.signIn(demo.otherOperator.userId)
    assert.deepEqual(await readAll(stranger, { keyword: 'LJ-0107' }), [])
  })

  test('tells totals of all machines on every page and under every filter', async () => {
    const token = await house.signIn(demo.operator.userId)
    const first = await house.ask(index, {}, { token })
    const next = await house.ask(index, { cursor: first.next! }, { token })
    const found = await house.ask(index, { keyword: '东苑', state: 'normal' }, { token })
    assert.equal(first.totals.online + first.totals.offline, 12)
    assert.deepEqual(next.totals, first.totals)
    assert.deepEqual(found.totals, first.totals)
  })

  test('is searched by number, name and village, in any case of letters', async () => {
    const token = await house.signIn(demo.operator.userId)
    const serials = async (keyword: string) =>
      (await readAll(token, { keyword })).map(({ machine_sn }) => machine_sn)
    assert.deepEqual(await serials('lj-0107'), ['LJ-0107'])
    assert.deepEqual(await serials('驿站'), ['LJ-0112'])
    assert.ok((await serials('柳湾')).length >= 3)
    assert.deepEqual(await serials('%'), [])
    assert.deepEqual(await serials('_'), [])
  })

  test('is filtered by state', async () => {
    const token = await house.signIn(demo.operator.userId)
    for (const state of ['normal', 'low', 'fault', 'offline'] as const) {
      const rows = await readAll(token, { state })
      assert.ok(rows.length > 0, state)
      assert.ok(rows.every((row) => row.state === state))
    }
  })

  test('is not for consumers', async () => {
    const token = await house.signIn(demo.consumer.userId)
    assert.equal((await house.call(index, {}, { token })).error, 403)
  })

  test('refuses a cursor that is not its own', async () => {
    const token = await house.signIn(demo.operator.userId)
    const crafted = Buffer.from('["machines","1 or 1=1"]').toString('base64url')
    assert.equal((await house.call(index, { cursor: crafted }, { token })).error, 400)
  })
})

test('a simulated machine keeps reporting, and one that fell silent stays silent', async () => {
  const token = await house.signIn(demo.operator.userId)
  const now = new Date(Date.now() - 60 * 60_000)
  await runJobs(house, [simulatedHeartbeats], now)
  assert.equal((await house.ask(index, {}, { token })).totals.online, 0)
  await runJobs(house, [simulatedHeartbeats], new Date())
  const { totals } = await house.ask(index, {}, { token })
  assert.deepEqual([totals.online, totals.offline], [10, 2])
})
