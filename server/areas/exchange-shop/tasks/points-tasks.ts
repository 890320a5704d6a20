import { and, eq, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { taskCalls } from '@contract/exchange-shop/tasks'
import { balances, credit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import type { HandlersOf } from '@server/http/handler'
import { Refusal } from '@server/http/refusal'
import { pointsTaskReceipts } from '../tables'
import { periodOf } from './period'
import { type PointsTask, pointsTasks } from './tasks'

type Row = Out<'/tp5/api/ExchangeShop/PointsTask/lists'>['list'][number]

export const taskHandlers: HandlersOf<typeof taskCalls> = {
  '/tp5/api/ExchangeShop/PointsTask/lists': async (_input, { db, user, now }) => {
    const list: Row[] = []
    for (const task of pointsTasks) list.push(await present(db, user.userId, task, now))
    const { points } = await balances(db, user.userId)
    return { list, points, today: await receivedSince(db, user.userId, periodOf('day', now).from) }
  },

  '/tp5/api/ExchangeShop/PointsTask/receive': async (input, { db, user, now }) => {
    const task = pointsTasks.find(({ key }) => key === input.key)
    if (!task) throw new Refusal('notFound', '没有找到这个任务')
    const { userId } = user
    const period = periodOf(task.period, now)
    const done = await countDone(db, userId, task, period.from)
    if (done < task.goal) throw new Refusal('taskOpen')
    const receipt = { userId, taskKey: task.key, period: period.name, points: task.points }
    const [received] = await db
      .insert(pointsTaskReceipts)
      .values({ ...receipt, receivedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!received) throw new Refusal('taskReceived')
    const entry = { userId, currency: 'points', amount: task.points, at: now } as const
    const balance = await credit(db, { ...entry, from: 'task', title: task.title })
    return { key: task.key, points: task.points, balance }
  },
}

async function present(db: Db, userId: string, task: PointsTask, now: Date): Promise<Row> {
  const period = periodOf(task.period, now)
  const done = Math.min(await countDone(db, userId, task, period.from), task.goal)
  const [receipt] = await db
    .select()
    .from(pointsTaskReceipts)
    .where(
      and(
        eq(pointsTaskReceipts.userId, userId),
        eq(pointsTaskReceipts.taskKey, task.key),
        eq(pointsTaskReceipts.period, period.name),
      ),
    )
  const { key, title, note, points, goal } = task
  return {
    key,
    title,
    note,
    points,
    goal,
    period: task.period,
    done: receipt ? goal : done,
    state: receipt ? 'received' : done >= goal ? 'reached' : 'open',
    shared: task.shared ? 1 : 0,
  }
}

async function countDone(db: Db, userId: string, task: PointsTask, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(task.done(userId, since))
  return Number(rows[0]?.count ?? 0)
}

async function receivedSince(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ points: sql<string>`coalesce(sum(${pointsTaskReceipts.points}), 0)` })
    .from(pointsTaskReceipts)
    .where(
      and(eq(pointsTaskReceipts.userId, userId), sql`${pointsTaskReceipts.receivedAt} >= ${since}`),
    )
  return Number(row?.points ?? 0)
}
