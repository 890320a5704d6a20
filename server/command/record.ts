import { Refusal } from '@server/call/refusal'
import type { Database, Db } from '@server/database/database'
import { type Entry, recordOfHouse } from '@server/database/house-records'
import { Unusable } from '@server/importing/unusable'
import { Misunderstood } from './request'

/** Who gave a command and what it was about. */
export type Given = Omit<Entry, 'outcome'>

/** Does the work in one transaction with the record of it, so that nothing is shown or changed unrecorded. */
export async function doneOnRecord<T>(
  database: Database,
  { given, now }: { given: Given; now: Date },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return database.transaction(async (db) => {
    await recordOfHouse(db, { ...given, outcome: 'done' }, now)
    return work(db)
  })
}

/** What came of nothing is recorded by itself, for its transaction is undone. */
export async function failedOnRecord(
  database: Database,
  { given, now }: { given: Given; now: Date },
  error: unknown,
): Promise<void> {
  const expected = [Refusal, Misunderstood, Unusable].some((kind) => error instanceof kind)
  await recordOfHouse(database.db, { ...given, outcome: expected ? 'refused' : 'failed' }, now)
}
