import { and, eq } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { machines } from '@server/areas/machine/machine'
import { businessDay, dayAfter } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { agreeIfAll } from './agree'
import { partiesOf } from './find'
import { machineContractParties, machineContracts } from './tables'
import { termsOf } from './terms'

interface Offering {
  key: DataKey
  machineId: number
  operatorId: string
  now: Date
}

/** No contract is made for longer. */
const mostDays = 366 * 5

/** Held until the end: of two offers of the same machine the second finds the first. */
const lockMachine = (tx: Db, machineId: number) =>
  tx
    .select({ machineId: machines.machineId })
    .from(machines)
    .where(eq(machines.machineId, machineId))
    .for('no key update')

async function checkFree(tx: Db, machineId: number) {
  const open = and(eq(machineContracts.machineId, machineId), eq(machineContracts.state, 'offered'))
  const [offered] = await tx.select().from(machineContracts).where(open)
  if (offered) throw new Refusal('invalid', '这台机器有一份合约在等对方确认，先等结果或撤回')
}

function checkPeriod(startsOn: string, endsOn: string, freeFrom: string, today: string) {
  if (startsOn < today) throw new Refusal('invalid', '开始日不能早于今天')
  if (startsOn < freeFrom)
    throw new Refusal('invalid', `这台机器的合约还没到期，最早从 ${freeFrom} 开始`)
  if (endsOn < startsOn) throw new Refusal('invalid', '结束日不能早于开始日')
  if (endsOn > dayAfter(startsOn, mostDays)) throw new Refusal('invalid', '合约最长 5 年')
}

/** Who runs the machine has agreed by offering it; everybody else is asked. */
export async function offerContract(
  tx: Db,
  input: Parsed<'/tp5/api/MachineBusiness/add'>,
  { key, machineId, operatorId, now }: Offering,
): Promise<number> {
  await lockMachine(tx, machineId)
  const { earners, freeFrom, whyNot } = await termsOf(
    { db: tx, key, machineId, operatorId, now },
    input,
  )
  if (whyNot) throw new Refusal('invalid', whyNot)
  const { starts_on: startsOn, ends_on: endsOn, kind } = input
  checkPeriod(startsOn, endsOn, freeFrom, businessDay(now))
  await checkFree(tx, machineId)
  const [contract] = await tx
    .insert(machineContracts)
    .values({ machineId, kind, startsOn, endsOn, lastOn: endsOn, state: 'offered', offeredAt: now })
    .returning()
  const { contractId } = contract!
  await tx.insert(machineContractParties).values(
    earners.map((one, party) => ({
      ...{ ...one, contractId, party },
      agreedAt: one.userId === operatorId ? now : null,
    })),
  )
  await agreeIfAll(tx, { contract: contract!, parties: await partiesOf(tx, contractId) }, now)
  return contractId
}
