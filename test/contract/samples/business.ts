import type { businessCalls } from '@contract/business'
import { giveDuties } from '@server/areas/duty/duty'
import { machineContractParties, machineContracts } from '@server/areas/business/tables'
import { businessDay, dayAfter } from '@server/calendar'
import { newPerson } from '../../server/harness/people'
import type { House } from '../../server/harness/openHouse'
import { newMachine } from '../../server/machine/machines'
import { nothing, type SamplesOf } from '../sample'

const idOf = async (house: House, token: string) =>
  (await house.ask('/user/Center/index', {}, { token })).user_id

/** A machine of the caller's, in which somebody else has a share. */
async function newShared(house: House, token: string) {
  const { db } = house.database
  const operatorId = await idOf(house, token)
  const { machineId, machineSn } = await newMachine(house, { operatorId })
  const { userId } = await newPerson(house)
  await giveDuties(db, [
    { userId, role: 'owner', machineId, share: 40, startsAt: new Date(2020, 0) },
  ])
  return { machineId, machineSn, ownerId: userId }
}

const newTerms = async (house: House, token: string) => {
  const { machineSn } = await newShared(house, token)
  return { machine_sn: machineSn, kind: 'percent' as const }
}

const today = () => businessDay(new Date())

const newOffer = async (house: House, token: string) => ({
  ...(await newTerms(house, token)),
  starts_on: today(),
  ends_on: dayAfter(today(), 365),
})

/** A contract that the caller has a part in: one that asks them, or one that has run for a while. */
async function newContract(house: House, token: string, state: 'offered' | 'running') {
  const { db } = house.database
  const userId = await idOf(house, token)
  const runner = await newPerson(house)
  const { machineId } = await newMachine(house, { operatorId: runner.userId })
  const since = { startsOn: dayAfter(today(), -90), offeredAt: new Date(2020, 0) }
  const until = { endsOn: dayAfter(today(), 90), lastOn: dayAfter(today(), 90) }
  const agreedAt = state === 'running' ? since.offeredAt : null
  const [contract] = await db
    .insert(machineContracts)
    .values({ machineId, kind: 'percent', state, ...since, ...until, agreedAt })
    .returning()
  const { contractId } = contract!
  await db.insert(machineContractParties).values([
    { contractId, party: 0, userId, role: 'owner', part: 40, agreedAt },
    { ...{ contractId, party: 1, userId: runner.userId }, role: 'operator', part: 60, agreedAt },
  ])
  return { contract_id: contractId }
}

const running = (house: House, token: string) => newContract(house, token, 'running')
const newMonth = async (house: House, token: string) => ({
  ...(await running(house, token)),
  month: dayAfter(today(), -90).slice(0, 7),
})

const operators = { owner: 'operator', stranger: 'refused' } as const
const own = { owner: 'consumer', stranger: 'own' } as const
const parties = { owner: 'consumer', stranger: 'refused' } as const

export const samples: SamplesOf<typeof businessCalls> = {
  '/tp5/api/MachineBusiness/lists': { ...own, input: nothing },
  '/tp5/api/MachineBusiness/detail': { ...parties, input: running },
  '/tp5/api/MachineBusiness/terms': { ...operators, input: newTerms },
  '/tp5/api/MachineBusiness/add': { ...operators, input: newOffer },
  '/tp5/api/MachineBusiness/agree': {
    ...parties,
    input: (house, token) => newContract(house, token, 'offered'),
  },
  '/tp5/api/MachineBusiness/cancel': {
    ...parties,
    input: async (house, token) => ({ ...(await running(house, token)), reason: 'slow' }),
  },
  '/tp5/api/MachineBusiness/months': { ...parties, input: running },
  '/tp5/api/MachineBusiness/month': { ...parties, input: newMonth },
  '/tp5/api/MachineBusiness/settle': { ...parties, input: newMonth },
}
