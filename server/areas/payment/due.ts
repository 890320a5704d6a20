import { sql } from 'drizzle-orm'
import type { Orders } from '@server/areas/order/order'
import type { Database } from '@server/database/database'
import type { PaymentProvider } from '@server/providers/payment/payment'

/** In seconds; each pause is twice the one before. */
const firstPause = 5
export const longestPause = 300
const batch = 20

/** From so many tries on every pause is the longest. */
export const wornOut = Math.ceil(Math.log2(longestPause / firstPause)) + 1

export interface Watch {
  orders: Orders
  database: Database
  provider: PaymentProvider
  now: Date
}

type Working = Pick<Watch, 'database' | 'now'>

/** A table of things to ask about again: the columns that say when next, and how often it was asked so far. */
interface Queue {
  table: string
  key: string
  when: string
  times: string
}

/** Works at everything that is due. One that fails is tried again at its next time and holds up no other. */
export async function workAt<Given extends Working>(
  watch: Given,
  queue: Queue,
  work: (watch: Given, key: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const due = await take(watch, queue)
    for (const key of due) {
      await work(watch, key).catch((error: unknown) => noteFailure(watch, queue, key, error))
    }
    if (due.length < batch) return
  }
}

/** Takes what is due and puts its next time off, so that two servers do not ask the same. */
async function take({ database, now }: Working, { table, key, when, times }: Queue) {
  const [rows, id, at, count] = [table, key, when, times].map((name) => sql.identifier(name))
  const result = await database.db.execute<{ id: string }>(sql`
    update ${rows} set ${count} = ${count} + 1,
      ${at} = ${now.toISOString()}::timestamptz
        + make_interval(secs => least(${longestPause}, ${firstPause} * power(2, least(${count}, 10))))
    where ${id} in (
      select ${id} from ${rows} where ${at} <= ${now.toISOString()}::timestamptz
      order by ${at} limit ${batch} for update skip locked
    )
    returning ${id} as id`)
  return result.rows.map(({ id: found }) => found)
}

async function noteFailure(
  { database }: Working,
  { table, key }: Queue,
  of: string,
  error: unknown,
) {
  const failed = error instanceof Error ? error.message : String(error)
  await database.db.execute(sql`
    update ${sql.identifier(table)} set last_error = ${failed.slice(0, 500)}
    where ${sql.identifier(key)} = ${of}`)
}
