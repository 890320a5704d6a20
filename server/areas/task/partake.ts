import { and, count, eq, inArray, sql } from 'drizzle-orm'
import {
  countAdEvent,
  type NoShare,
  type OpenTask,
  reserveShare,
  type Share,
  taskOf,
  type Viewer,
} from '@server/areas/advertiser/advertiser'
import { refuseBlocked } from '@server/areas/fairness/fairness'
import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { type Bill, billsOf } from './bills'
import { refuseCrowd } from './crowd'
import { lookingAs } from './interests'
import { isLocked } from './ladder'
import { mayFreeUp } from './left'
import { closedFor, unmeantFor } from './meant'
import { begin } from './proofs/proofs'
import { join, leave, placeOf } from './queue'
import { kindRules, minutesAfter, mostHeld, mostLapsed, turnMinutes } from './rules'
import { open } from './states'
import { adBills } from './tables'

interface Wanted {
  userId: string
  taskId: number
}

/** Whether the house lets them, who may have cheated, or done enough for a day. */
export type Admit = (task: OpenTask, viewer: Viewer) => Promise<void>

export type Taken = { task: OpenTask } & (
  | { bill: Bill; place?: never }
  | { place: number; bill?: never }
)

/** Keeps a share for somebody, or else a place in the queue; who has one already goes on with it. */
export async function partake(tx: Db, wanted: Wanted, admit: Admit, now: Date): Promise<Taken> {
  const task = await taskOf(tx, wanted.taskId)
  if (!task) throw new Refusal('notFound', '没有找到这个任务')
  const bills = await billsOf(tx, wanted.userId, [task.campaignId])
  const own = bills.find(({ taskId }) => taskId === task.taskId)
  if (own) return { task, bill: goOnWith(own) }
  await refuseCrowd(tx, task, wanted.userId, now)
  const viewer = await lookingAs(tx, wanted.userId, now)
  needOffered(task, viewer, bills)
  await needChances(tx, wanted)
  await admit(task, viewer)
  const { share, none } = await reserveShare(tx, { taskId: task.taskId, at: now })
  if (!share) return { task, place: await waitFor(tx, { ...wanted, task, none }, now) }
  const until = minutesAfter(now, kindRules[task.kind].heldMinutes)
  const bill = await book(tx, { ...wanted, task, share, until }, now)
  await leave(tx, wanted)
  await countStart(tx, task, viewer, now)
  return { task, bill }
}

function goOnWith(bill: Bill): Bill {
  if (open.includes(bill.state) || bill.state === 'reviewing' || bill.state === 'completed')
    return bill
  throw new Refusal('taskTaken')
}

/** Whether somebody may begin it now, but for what is left. */
export function obstacleOf(task: OpenTask, viewer: Viewer, bills: readonly Bill[]) {
  const { campaign } = task
  const obstacle = closedFor(campaign, viewer.now) ?? unmeantFor(campaign, viewer, bills)
  if (obstacle) return obstacle
  return isLocked(campaign, bills, task)
    ? { refusal: 'taskLocked' as const, text: `做完第 ${task.level - 1} 级，这一级就开` }
    : null
}

function needOffered(task: OpenTask, viewer: Viewer, bills: readonly Bill[]): void {
  const obstacle = obstacleOf(task, viewer, bills)
  if (obstacle) throw new Refusal(obstacle.refusal, obstacle.text)
}

/** Nobody keeps others out by holding what they do not use. */
async function needChances(tx: Db, { userId, taskId }: Wanted): Promise<void> {
  const own = eq(adBills.userId, userId)
  const isLapsed = and(eq(adBills.taskId, taskId), eq(adBills.state, 'expired'))
  const [counted] = await tx
    .select({
      lapsed: count(sql`case when ${isLapsed} then 1 end`),
      held: count(sql`case when ${inArray(adBills.state, open)} then 1 end`),
    })
    .from(adBills)
    .where(own)
  if (counted!.lapsed >= mostLapsed)
    throw new Refusal('taskTaken', `这个任务留过 ${mostLapsed} 次名额都没做完，把机会让给邻居吧`)
  if (counted!.held >= mostHeld)
    throw new Refusal('limitReached', `您有 ${mostHeld} 个任务没做完，先做完手上的`)
}

interface Waiting extends Wanted {
  task: OpenTask
  none: NoShare
}

async function waitFor(tx: Db, { task, none, ...wanted }: Waiting, now: Date): Promise<number> {
  if (none === 'off') throw new Refusal('taskClosed')
  if (none === 'over' && !mayFreeUp(task)) throw new Refusal('taskFull')
  await join(tx, wanted, now)
  return (await placeOf(tx, wanted))!
}

interface Booking extends Wanted {
  task: OpenTask
  share: Share
  until: Date
}

/** One part of a person in a task, however often they tap at once. */
async function book(tx: Db, { userId, task, share, until }: Booking, now: Date): Promise<Bill> {
  const { taskId, campaignId, creative } = task
  const [bill] = await tx
    .insert(adBills)
    .values({
      ...{ billUserId: uuidv7(now.getTime()), userId, taskId, campaignId, share },
      state: 'reserved',
      progress: begin(creative),
      reservedUntil: until,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  // the other tap holds a share: this one gives back its own with the transaction
  if (!bill) throw new Refusal('taskMoved', '已经在为您留名额了，请刷新后再看')
  return bill
}

const countStart = (tx: Db, task: OpenTask, { villageId }: Viewer, now: Date) =>
  countAdEvent(tx, {
    ...{ campaignId: task.campaignId, taskId: task.taskId, villageId },
    day: businessDay(now),
    event: 'start',
  })

/** Their part; that they go on waiting, or did it already; or why nobody need wait any more. */
export type Turn = { bill: Bill } | 'waits' | 'did' | { over: string }

/** What would refuse them if they came now, in words. */
async function refusedInTurn(tx: Db, wanted: Wanted, now: Date): Promise<string | null> {
  try {
    await refuseBlocked(tx, wanted.userId, now)
    await needChances(tx, wanted)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** For whose turn has come. */
export async function partakeInTurn(
  tx: Db,
  wanted: Wanted,
  task: OpenTask,
  now: Date,
): Promise<Turn> {
  const viewer = await lookingAs(tx, wanted.userId, now)
  const bills = await billsOf(tx, wanted.userId, [task.campaignId])
  if (bills.some(({ taskId }) => taskId === task.taskId)) return 'did'
  const { state, endsAt } = task.campaign
  if (state === 'paused' && endsAt > now) return 'waits'
  const obstacle = obstacleOf(task, viewer, bills)
  if (obstacle) return { over: obstacle.text }
  const why = await refusedInTurn(tx, wanted, now)
  if (why !== null) return { over: why }
  const { share, none } = await reserveShare(tx, { taskId: task.taskId, at: now })
  if (!share)
    return none === 'over' && !mayFreeUp(task) ? { over: '名额都领完了，看看别的任务吧' } : 'waits'
  const until = minutesAfter(now, turnMinutes)
  const bill = await book(tx, { ...wanted, task, share, until }, now)
  await countStart(tx, task, viewer, now)
  return { bill }
}
