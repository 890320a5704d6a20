import { and, desc, eq } from 'drizzle-orm'
import { dayAfter, daysBetween } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import {
  aboutPlan,
  healthPlanners,
  openHealth,
  sealHealth,
  type Whose,
} from '@server/areas/health/health'
import type { PlanContent } from './content'
import { healthUserPlans } from './tables'

/** What is sealed of it. */
export interface SealedPlan {
  planId: number
  content: PlanContent
  /** Its first day. */
  from: string
  /** When a hand ticked what, by `markOf`. */
  marks: Record<string, number>
  /** The day on which its owner ended it early. */
  stopped?: string
}

export interface HeldPlan extends SealedPlan {
  userPlanId: string
}

export const markOf = (nth: number, task: string) => `${nth} ${task}`

/** What somebody has received, the newest first. */
export async function heldBy(db: Db, { userId, key }: Whose): Promise<HeldPlan[]> {
  const rows = await db
    .select()
    .from(healthUserPlans)
    .where(eq(healthUserPlans.userId, userId))
    .orderBy(desc(healthUserPlans.userPlanId))
  return rows.map(({ userPlanId, sealed }) => ({
    ...openHealth<SealedPlan>(key, sealed, aboutPlan(userId, userPlanId)),
    userPlanId,
  }))
}

/** Of a plan that was received more than once, the last time. */
export const latestOf = (held: readonly HeldPlan[], planId: number): HeldPlan | undefined =>
  held.find((one) => one.planId === planId)

/** One write after another; whoever takes their consent back meanwhile is written nothing of. */
export async function lockHeld(tx: Db, whose: Whose): Promise<HeldPlan[]> {
  const [planner] = await tx
    .select()
    .from(healthPlanners)
    .where(eq(healthPlanners.userId, whose.userId))
    .for('update')
  if (!planner) throw new Refusal('healthConsentNeeded')
  return heldBy(tx, whose)
}

export function sealedPlan({ userId, key }: Whose, { userPlanId, ...plan }: HeldPlan) {
  return { userId, userPlanId, sealed: sealHealth(key, plan, aboutPlan(userId, userPlanId)) }
}

export async function addHeld(tx: Db, whose: Whose, plan: HeldPlan): Promise<void> {
  await tx.insert(healthUserPlans).values(sealedPlan(whose, plan))
}

export async function saveHeld(tx: Db, whose: Whose, plan: HeldPlan): Promise<void> {
  const { userId, userPlanId, sealed } = sealedPlan(whose, plan)
  await tx
    .update(healthUserPlans)
    .set({ sealed })
    .where(and(eq(healthUserPlans.userId, userId), eq(healthUserPlans.userPlanId, userPlanId)))
}

export type PlanState = 'under_way' | 'over' | 'stopped'

export const lastDayOf = ({ from, content }: SealedPlan) => dayAfter(from, content.days - 1)

export function stateOf(plan: SealedPlan, today: string): PlanState {
  if (plan.stopped !== undefined) return 'stopped'
  return today > lastDayOf(plan) ? 'over' : 'under_way'
}

/** The last day that counts so far. */
export function reachedBy(plan: SealedPlan, today: string): string {
  const last = lastDayOf(plan)
  return [last, plan.stopped ?? last, today].sort()[0]!
}

/** The so-and-so-many-th day of the plan. */
export const nthOf = ({ from }: Pick<SealedPlan, 'from'>, day: string): number =>
  daysBetween(from, day) + 1
