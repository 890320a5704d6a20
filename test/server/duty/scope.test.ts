import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { api, type In, type Path } from '@contract/api'
import { iterCalls } from '@contract/iter'
import { maintenanceCalls } from '@contract/maintenance'
import { managerCalls } from '@contract/manager'
import { refillCalls } from '@contract/refill'
import { refusals } from '@contract/refusals'
import { stewardCalls } from '@contract/steward'
import { giveDuties } from '@server/areas/duty/duty'
import { type DutyRole, dutyRoles } from '@server/areas/duty/roles'
import { demo } from '@server/database/demo'
import { people, samples } from '../../contract/samples'
import { type House, openHouse } from '../harness/openHouse'
import { newMachine } from '../machine/machines'

/** Whose calls are about machines that are somebody's to see to. */
const calls = {
  ...iterCalls,
  ...refillCalls,
  ...managerCalls,
  ...maintenanceCalls,
  ...stewardCalls,
}

const isRole = (access: string): access is DutyRole =>
  (dutyRoles as readonly string[]).includes(access)

const machineKeys = ['machine_id', 'machine_sn'] as const
const keysOf = (path: Path) => Object.keys(api[path].in.shape)

/** Names a machine, or something that is only reached through one. */
const namesMachine = (path: Path) =>
  machineKeys.some((key) => keysOf(path).includes(key)) ||
  keysOf(path).some((key) => /^(slot_no|install_id|fault_id)$/.test(key))

/** What customers ask of any machine: who runs it, and whether they may. */
const ofAny: readonly Path[] = ['/tp5/api/Iter/apply', '/tp5/api/IterContact/show']

const walked = (Object.keys(calls) as Path[])
  .filter(namesMachine)
  .filter((path) => !ofAny.includes(path))

/** Who has the same work somewhere else. */
const neighbours: Readonly<Record<DutyRole, string>> = {
  operator: people.operator.stranger,
  owner: people.owner.stranger,
  maintainer: people.maintainer.stranger,
  steward: people.steward.stranger,
}

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

/** A machine that demo people see to, each in their way, and nobody of the neighbours. */
async function someMachine() {
  const machine = await newMachine(house, { village: '走访村' })
  const { machineId } = machine
  const startsAt = new Date(2020, 0)
  await giveDuties(house.database.db, [
    { userId: people.owner.self, role: 'owner', machineId, share: 10, startsAt },
    { userId: people.maintainer.self, role: 'maintainer', machineId, startsAt },
    { userId: people.steward.self, role: 'steward', village: machine.village, startsAt },
  ])
  return machine
}

/** Right input of the caller’s own, about a machine wherever the call takes one. */
async function inputOf<P extends Path>(path: P, token: string): Promise<In<P>> {
  await house.database.pool.query('delete from call_limits')
  const sample = await samples[path].input(house, token)
  const left = machineKeys.filter((key) => keysOf(path).includes(key) && !(key in sample))
  if (left.length === 0) return sample
  const { machineId, machineSn } = await someMachine()
  const named = { machine_id: machineId, machine_sn: machineSn }
  // of what else it may name this machine has nothing
  const other = Object.entries(sample).filter(([key]) => !key.endsWith('_id'))
  return Object.fromEntries([...other, ...left.map((key) => [key, named[key]])]) as In<P>
}

test('calls that name a machine are found in each of the areas', () => {
  for (const area of [iterCalls, refillCalls, managerCalls, maintenanceCalls, stewardCalls])
    assert.ok(walked.some((path) => path in area))
})

describe('a machine that is the neighbour’s', () => {
  for (const path of walked) {
    test(`is not reached by ${path}`, async () => {
      const { access } = api[path]
      const { owner } = samples[path]
      const self = people[owner as keyof typeof people].self
      const token = await house.signIn(self)
      const input = await inputOf(path, token)
      for (const role of dutyRoles) {
        const stranger = await house.signIn(neighbours[role])
        const { error } = await house.call(path, input, { token: stranger })
        const closed = isRole(access) && access !== role
        const expected: number[] = closed
          ? [refusals.forbidden.error]
          : [refusals.notFound.error, refusals.presenceNeeded.error]
        assert.ok(expected.includes(error), `${role} was answered ${error}`)
      }
      const { error, message } = await house.call(path, input, { token })
      assert.equal(error, 0, `its own ${owner} was refused: ${message}`)
    })
  }
})

test('the neighbours have machines of their own', () => {
  assert.equal(new Set(Object.values(neighbours)).size, dutyRoles.length)
  assert.ok(!Object.values(neighbours).includes(demo.operator.userId))
})
