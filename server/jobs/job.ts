import type { Database, Db } from '@server/database/database'

export interface JobContext {
  database: Database
  now: Date
  /**
   * Call it in the transaction of the job's own writes: they and the job's end then commit
   * together, exactly once. A job that never calls it is ended after `run` returns.
   */
  finish: (tx: Db) => Promise<void>
}

export interface JobDefinition {
  name: string
  /** Seconds between two runs, for a job that repeats for ever. */
  every?: number
  run: (payload: unknown, context: JobContext) => Promise<void>
}

/** Does one piece of what is due, and says how much it was. */
export type Round = (tx: Db, now: Date) => Promise<number>

/** Works piece by piece, each in a transaction of its own, until nothing is due. */
export const rounds = (name: string, every: number, round: Round): JobDefinition => ({
  name,
  every,
  async run(_payload, { database, now }) {
    while ((await database.transaction((tx) => round(tx, now))) > 0);
  },
})
