import { sql } from 'drizzle-orm'
import type { Orders } from '@server/areas/order/order'
import type { Database } from '@server/database/database'
import { type Log, scrub } from '@server/log'
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
  /** Asked again for each thing: the world may take a minute over the one before. */
  clock: () => Date
  log: Log
}

type Working = Pick<Watch, 'database' | 'clock' | 'log'>

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
  const begun = watch.clock()
  for (;;) {
    const due = await take(watch, queue, begun)
    for (const key of due) {
      await work(watch, key).catch((error: unknown) => noteFailure(watch, queue, key, error))
    }
    if (due.length < batch) return
  }
}

/** Takes what is due and puts its next time off, so that two servers do not ask the same. */
async function take({ database, clock }: Working, { table, key, when, times }: Queue, begun: Date) {
  const [rows, id, at, count] = [table, key, when, times].map((name) => sql.identifier(name))
  const result = await database.db.execute<{ id: string }>(sql`
    update ${rows} set ${count} = ${count} + 1,
      ${at} = ${clock().toISOString()}::timestamptz
        + make_interval(secs => least(${longestPause}, ${firstPause} * power(2, least(${count}, 10))))
    where ${id} in (
      select ${id} from ${rows} where ${at} <= ${begun.toISOString()}::timestamptz
      order by ${at} limit ${batch} for update skip locked
    )
    returning ${id} as id`)
  return result.rows.map(({ id: found }) => found)
}

/** Told when it begins to fail in this way, and not at each try. */
async function noteFailure(
  { database, log }: Working,
  { table, key }: Queue,
  of: string,
  error: unknown,
) {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const id = sql.identifier(key)
  const { rowCount } = await database.db.execute(sql`
    update ${sql.identifier(table)} set last_error = ${words}
    where ${id} = ${of} and last_error <> ${words}`)
  if (rowCount === 1)
    log.warn({ err: error, table, key: of, words: scrub(words) }, 'what is asked again failed')
}
