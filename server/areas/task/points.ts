import { and, eq, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { type Here, isClosed } from '@server/call/closed'
import type { Db } from '@server/database/database'
import { periodOf } from './period'
import { pointsTaskReceipts } from './tables'
import { type PointsTask, pointsTasks } from './tasks'

type Told = Omit<Out<'/tp5/api/ExchangeShop/PointsTask/lists'>, 'points'>
type Row = Told['list'][number]

interface Looking extends Here {
  db: Db
  now: Date
}

/** How far somebody is with what gives points here, and what today has brought. */
export async function pointsTasksOf(looking: Looking, userId: string): Promise<Told> {
  const { db, now } = looking
  const done = await countDone(db, userId, pointsTasks, now)
  const receipts = await receiptsOf(db, userId, now)
  const list = pointsTasks
    .map((task) => ({
      ...present(task, done.get(task.key) ?? 0, isReceived(receipts, task, now)),
      closed: task.with !== undefined && isClosed(looking, task.with),
    }))
    .flatMap(({ closed, ...row }) => (closed && row.state === 'open' ? [] : [row]))
  const since = periodOf('day', now).from
  const today = receipts.filter(({ receivedAt }) => receivedAt >= since)
  return { list, today: today.reduce((sum, one) => sum + one.points, 0) }
}

/** The same for who is not signed in: nothing is done yet. */
export const visitorsTasks = (here: Here): Told => ({
  list: pointsTasks
    .filter((task) => task.with === undefined || !isClosed(here, task.with))
    .map((task) => present(task, 0, false)),
  today: 0,
})

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
export async function countDone(db: Db, userId: string, tasks: readonly PointsTask[], now: Date) {
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
