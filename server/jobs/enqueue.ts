import { EventEmitter } from 'node:events'
import type { Db } from '@server/database/database'
import { afterCommit } from '@server/database/transaction'
import { uuidv7 } from '@server/database/uuid'
import { jobs } from './tables'

/** Wakes the workers of this process; those of others look by themselves every second. */
export const poke = new EventEmitter()

interface Options {
  /** While a job of this name and key waits or runs, another is not added. */
  key?: string
  runAt?: Date
  /** For whoever names the row beforehand. */
  jobId?: string
}

/** Adds a job in the transaction of the write that asks for it: both happen or neither. */
export async function enqueue(
  tx: Db,
  name: string,
  payload: Record<string, unknown> = {},
  { key, runAt, jobId = uuidv7() }: Options = {},
): Promise<void> {
  await tx.insert(jobs).values({ jobId, name, payload, key, runAt }).onConflictDoNothing()
  afterCommit(tx, () => poke.emit('job'))
}
