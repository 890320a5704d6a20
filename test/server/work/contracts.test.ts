import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openBusiness } from '../business/signed'
import type { Person } from '../harness/people'

let business: Awaited<ReturnType<typeof openBusiness>>
before(async () => {
  business = await openBusiness()
})
after(() => business.close())

const contractsOf = async (person: Person) =>
  (await business.ask('/tp5/api/Work/home', {}, person)).lists.filter(
    ({ kind }) => kind === 'contracts',
  )

test('a contract waits for whoever has not agreed to it', async () => {
  const machine = await business.machine()
  const offered = await business.ask(
    '/tp5/api/MachineBusiness/add',
    business.offer(machine),
    machine.operator,
  )
  assert.deepEqual(await contractsOf(machine.operator), [])
  const [waiting] = await contractsOf(machine.owner)
  assert.deepEqual([waiting?.role, waiting?.count], ['owner', 1])
  const { contract_id } = offered
  await business.ask('/tp5/api/MachineBusiness/agree', { contract_id }, machine.owner)
  assert.deepEqual(await contractsOf(machine.owner), [])
})
