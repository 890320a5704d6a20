import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

/** Does it, says what came of it, and leaves everything as it was. Call it inside a transaction. */
export async function takenBack<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint as_it_was`)
  const found = await work()
  await tx.execute(sql`rollback to savepoint as_it_was`)
  return found
}
