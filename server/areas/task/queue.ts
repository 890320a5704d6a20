import { and, asc, count, eq, lt, ne, or } from 'drizzle-orm'
import type { OpenTask } from '@server/areas/advertiser/advertiser'
import type { Db } from '@server/database/database'
import { waitForEach } from './rules'
import { adQueue } from './tables'

export interface Waiter {
  taskId: number
  userId: string
}

const isWaiter = ({ taskId, userId }: Waiter) =>
  and(eq(adQueue.taskId, taskId), eq(adQueue.userId, userId))

interface Queue {
  task: Pick<OpenTask, 'taskId' | 'price' | 'campaign'>
  /** Who asks, and does not count themselves; a visitor has no place. */
  userId: string | undefined
}

/** Whether so many others wait already that hardly another would ever have their turn. */
export async function isQueueFull(db: Db, { task, userId }: Queue): Promise<boolean> {
  const { taskId, price, campaign } = task
  const most = waitForEach * Math.floor((campaign.funded - campaign.spent) / price)
  if (most === 0) return true
  const last = await db
    .select({ taskId: adQueue.taskId })
    .from(adQueue)
    .where(and(eq(adQueue.taskId, taskId), userId ? ne(adQueue.userId, userId) : undefined))
    .offset(most - 1)
    .limit(1)
  return last.length > 0
}

/** A place at the end; who waits already keeps theirs. */
export const join = (tx: Db, waiter: Waiter, at: Date) =>
  tx
    .insert(adQueue)
    .values({ ...waiter, joinedAt: at })
    .onConflictDoNothing()

export const leave = (tx: Db, waiter: Waiter) => tx.delete(adQueue).where(isWaiter(waiter))

/** From 1; null for who does not wait. */
export async function placeOf(db: Db, waiter: Waiter): Promise<number | null> {
  const [own] = await db.select().from(adQueue).where(isWaiter(waiter))
  if (!own) return null
  const { taskId, joinedAt, userId } = adQueue
  const [ahead] = await db
    .select({ ahead: count() })
    .from(adQueue)
    .where(
      and(
        eq(taskId, waiter.taskId),
        or(lt(joinedAt, own.joinedAt), and(eq(joinedAt, own.joinedAt), lt(userId, own.userId))),
      ),
    )
  return ahead!.ahead + 1
}

export type Waiting = typeof adQueue.$inferSelect

/** Who is next, held until the transaction ends. */
export async function lockFirst(tx: Db, taskId: number) {
  const [first] = await tx
    .select()
    .from(adQueue)
    .where(eq(adQueue.taskId, taskId))
    .orderBy(asc(adQueue.joinedAt), asc(adQueue.userId))
    .limit(1)
    .for('update', { skipLocked: true })
  return first
}

export async function waitedFor(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ taskId: adQueue.taskId }).from(adQueue)
  return rows.map(({ taskId }) => taskId)
}
