import { and, eq, inArray } from 'drizzle-orm'
import type { CancelReason, ContractKind } from '@contract/business/shapes'
import { operatorsOf } from '@server/areas/duty/duty'
import { takeMoney } from '@server/areas/earnings/earnings'
import { machines } from '@server/areas/machine/machine'
import { businessDay, dayAfter, dayMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import type { SeedContext } from '../area'
import { agree } from './agree'
import { cancel } from './cancel'
import { myContract } from './find'
import { monthOf, monthsOf } from './months'
import { offerContract } from './offer'
import { settleMonth } from './settle'
import { machineContractParties, machineContracts } from './tables'

interface Story {
  machine: string
  kind: ContractKind
  /** On the first of which month it began; today where it is only offered. */
  months_ago: number
  for_months: number
  rent?: number
  place?: string
  place_part?: number
  /** So many of the months that are over wait to be settled. */
  open?: number
  offered?: boolean
  cancelled?: CancelReason
}

const monthsFrom = (month: string, number: number): string => {
  const [year, at] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, at - 1 + number, 1)).toISOString().slice(0, 10)
}

/** Contracts of every kind, with the months that were settled of them. */
export async function seedContracts(tx: Db, context: SeedContext): Promise<void> {
  const stories = JSON.parse(demoFile('contracts.json')) as Story[]
  const numbers = stories.map(({ machine }) => machine)
  const known = await tx.select().from(machines).where(inArray(machines.machineSn, numbers))
  const ids = new Map(known.map(({ machineSn, machineId }) => [machineSn, machineId]))
  const operators = await operatorsOf(tx, [...ids.values()], context.now)
  for (const story of stories) {
    const machineId = ids.get(story.machine)!
    await plant(tx, context, story, { machineId, operatorId: operators.get(machineId)! })
  }
  await takeWhatIsOld(tx, context.now)
}

async function plant(
  tx: Db,
  { now, config }: SeedContext,
  story: Story,
  machine: { machineId: number; operatorId: string },
) {
  const month = monthOf(businessDay(now))
  const starts_on = story.offered ? businessDay(now) : monthsFrom(month, -story.months_ago)
  const at = story.offered ? new Date(now.getTime() - 3600_000) : momentOf(starts_on, 9)
  const ends_on = dayAfter(monthsFrom(monthOf(starts_on), story.for_months), -1)
  const { kind, rent, place: place_phone, place_part } = story
  const wish = { machine_sn: story.machine, kind, rent, place_phone, place_part }
  const contractId = await offerContract(
    tx,
    { ...wish, starts_on, ends_on },
    { key: config.dataKey, ...machine, now: at },
  )
  if (story.offered) return
  const mine = () => myContract(tx, { contractId, userId: machine.operatorId })
  for (const { userId, agreedAt } of (await mine()).parties)
    if (!agreedAt && (await mine()).contract.state === 'offered')
      await agree(tx, await mine(), { by: userId, at })
  await settleMost(tx, contractId, story, machine.operatorId, now)
}

/** A few days into the month after each. */
async function settleMost(tx: Db, contractId: number, story: Story, by: string, now: Date) {
  const today = businessDay(now)
  const agreed = await myContract(tx, { contractId, userId: by })
  const over = monthsOf(agreed.contract, today).filter(({ lastOn }) => lastOn < today)
  for (const { month, lastOn } of over.slice(0, over.length - (story.open ?? 0))) {
    const due = momentOf(dayAfter(lastOn, 2), 10)
    await settleMonth(tx, agreed, month, { by, at: due < now ? due : now })
  }
  const { lastOn } = agreed.contract
  if (story.cancelled) await cancel(tx, agreed, { by, reason: story.cancelled, at: now })
  else if (lastOn < today)
    await tx
      .update(machineContracts)
      .set({ state: 'ended' })
      .where(and(eq(machineContracts.contractId, contractId)))
}

/** People look after their money: what came more than a month ago lies in their balance. */
async function takeWhatIsOld(tx: Db, now: Date) {
  const { userId } = machineContractParties
  const people = await tx.selectDistinct({ userId }).from(machineContractParties).orderBy(userId)
  for (const one of people)
    await takeMoney(tx, { ...one, incomeId: undefined, now: new Date(now.getTime() - dayMs) })
}
