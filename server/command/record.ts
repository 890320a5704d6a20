import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Entry, recordOfHouse } from '@server/database/house-records'
import { Unusable } from '@server/importing/unusable'
import { Misunderstood } from './request'

/** Who gave a command, when, and what it was about. */
export type Given = Omit<Entry, 'outcome'>

export type Note = (what: { kind: string; id: string }) => Promise<void>

/** In the transaction of the command: if it is undone, so is this. */
export const keepRecord = (tx: Db, given: Given) => recordOfHouse(tx, { ...given, outcome: 'done' })

const expected = [Refusal, Misunderstood, Unusable]

/** By itself, for the transaction of the command has been undone. */
export async function failedOnRecord(db: Db, given: Given, error: unknown): Promise<void> {
  const refused = expected.some((kind) => error instanceof kind)
  await recordOfHouse(db, { ...given, outcome: refused ? 'refused' : 'failed' })
}
