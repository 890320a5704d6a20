import { and, eq, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { taskCalls } from '@contract/task'
import { balances, credit } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { isClosed } from '@server/call/closed'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { pointsTaskReceipts } from './tables'
import { periodOf } from './period'
import { type PointsTask, pointsTasks } from './tasks'

type Row = Out<'/tp5/api/ExchangeShop/PointsTask/lists'>['list'][number]

export const taskHandlers: HandlersOf<typeof taskCalls> = {
  '/tp5/api/ExchangeShop/PointsTask/lists': async (_input, context) => {
    const { db, user, now } = context
    const done = await countDone(db, user.userId, pointsTasks, now)
    const receipts = await receiptsOf(db, user.userId, now)
    const list = pointsTasks
      .map((task) => ({
        ...present(task, done.get(task.key) ?? 0, isReceived(receipts, task, now)),
        closed: task.with !== undefined && isClosed(context, task.with),
      }))
      .flatMap(({ closed, ...row }) => (closed && row.state === 'open' ? [] : [row]))
    const { points } = await balances(db, user.userId)
    const since = periodOf('day', now).from
    const today = receipts.filter(({ receivedAt }) => receivedAt >= since)
    return { list, points, today: today.reduce((sum, one) => sum + one.points, 0) }
  },

  '/tp5/api/ExchangeShop/PointsTask/receive': async (input, { db, user, now }) => {
    const task = pointsTasks.find(({ key }) => key === input.key)
    if (!task) throw new Refusal('notFound', '没有找到这个任务')
    const { userId } = user
    const period = periodOf(task.period, now)
    const done = await countDone(db, userId, [task], now)
    if ((done.get(task.key) ?? 0) < task.goal) throw new Refusal('taskOpen')
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

type Receipt = typeof pointsTaskReceipts.$inferSelect

const isReceived = (receipts: readonly Receipt[], { key, period }: PointsTask, now: Date) =>
  receipts.some((one) => one.taskKey === key && one.period === periodOf(period, now).name)

function present(task: PointsTask, counted: number, received: boolean): Row {
  const { key, title, note, points, goal, period } = task
  const done = received ? goal : counted
  const state = received ? 'received' : done >= goal ? 'reached' : 'open'
  return { key, title, note, points, goal, period, done, state, shared: task.shared ? 1 : 0 }
}

/** How often, up to its goal: however much somebody does, no more of it is looked at. */
const countOf = (task: PointsTask, userId: string, now: Date) => {
  const done = task.done(userId, periodOf(task.period, now).from)
  return sql`(select count(*) from (${done} limit ${task.goal}) as done)`
}

/** All of these tasks in one question. */
async function countDone(db: Db, userId: string, tasks: readonly PointsTask[], now: Date) {
  const counts = tasks.map(
    (task) => sql`${countOf(task, userId, now)} as ${sql.identifier(task.key)}`,
  )
  const { rows } = await db.execute<Record<string, string>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  )
  return new Map(Object.entries(rows[0] ?? {}).map(([key, count]) => [key, Number(count)]))
}

/** What was received in the periods that run now. */
function receiptsOf(db: Db, userId: string, now: Date): Promise<Receipt[]> {
  const { taskKey, period, userId: owner } = pointsTaskReceipts
  const running = pointsTasks.map((task) => sql`(${task.key}, ${periodOf(task.period, now).name})`)
  return db
    .select()
    .from(pointsTaskReceipts)
    .where(and(eq(owner, userId), sql`(${taskKey}, ${period}) in (${sql.join(running, sql`, `)})`))
}
