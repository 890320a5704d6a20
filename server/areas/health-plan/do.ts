import { Refusal } from '@server/call/refusal'
import { uuidv7 } from '@server/database/uuid'
import { sumsBetween } from '@server/areas/health/health'
import { canMark } from './details'
import {
  addHeld,
  type HeldPlan,
  latestOf,
  lockHeld,
  markOf,
  nthOf,
  saveHeld,
  stateOf,
} from './held'
import { offeredPlans } from './offered'
import type { Planning } from './standing'
import { dueOn } from './tally'

/** From today on it is theirs, as it is written today. */
export async function receive(planning: Planning, planId: number): Promise<void> {
  const { db, whose, now, today } = planning
  const held = latestOf(await lockHeld(db, whose), planId)
  if (held && stateOf(held, today) === 'under_way')
    throw new Refusal('planMoved', '这个计划您正在做，不用再领')
  const offered = (await offeredPlans(db)).find((one) => one.planId === planId)
  if (!offered) throw new Refusal('notFound', '没有这个健康计划，可能已经下架了')
  await addHeld(db, whose, {
    ...{ planId, content: offered.content, from: today, marks: {} },
    userPlanId: uuidv7(now.getTime()),
  })
}

async function lockUnderWay({ db, whose, today }: Planning, planId: number): Promise<HeldPlan> {
  const held = latestOf(await lockHeld(db, whose), planId)
  if (!held) throw new Refusal('notFound', '您还没有领这个健康计划')
  if (stateOf(held, today) !== 'under_way')
    throw new Refusal('planMoved', '这个计划已经结束了，不能再改')
  return held
}

interface Marked {
  planId: number
  task: string
  date: string
  done: boolean
}

/** A tick of a hand, or none again. What a reading marks is done already, and no hand takes that back. */
export async function mark(planning: Planning, { planId, task, date, done }: Marked) {
  const { db, whose, now, today } = planning
  const held = await lockUnderWay(planning, planId)
  if (!canMark(held, date, today))
    throw new Refusal('invalid', '只能打今天和昨天的勾，而且要在计划里')
  const sums = (await sumsBetween(db, whose, date, date)).get(date)
  const due = dueOn(held, date, sums).find((one) => one.task.key === task)
  if (!due) throw new Refusal('invalid', `${date === today ? '今天' : '昨天'}没有这件事`)
  if (due.by === 'reading')
    throw new Refusal(
      'planTaskMarked',
      done ? '记录里已经有了，不用再打勾' : '这是按记录算的，要改请改那条记录',
    )
  if (done === (due.by === 'hand')) return
  const key = markOf(nthOf(held, date), task)
  const { [key]: _taken, ...others } = held.marks
  const marks = done ? { ...others, [key]: now.getTime() } : others
  await saveHeld(db, whose, { ...held, marks })
}

/** What was done so far stays; today counts. */
export async function stop(planning: Planning, planId: number): Promise<void> {
  const held = await lockUnderWay(planning, planId)
  await saveHeld(planning.db, planning.whose, { ...held, stopped: planning.today })
}
