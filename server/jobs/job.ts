import type { Database, Db } from '@server/database/database'
import type { Log } from '@server/log'
import type { Providers } from '@server/providers/providers'
import type { WorldLane } from './lanes'

export interface JobContext {
  jobId: string
  database: Database
  /** When it began. */
  now: Date
  /** For what takes long: the time as it goes on. */
  clock: () => Date
  log: Log
  /**
   * Call it in the transaction of the job's own writes: they and the job's end then commit
   * together, exactly once. A job that never calls it is ended after `run` returns.
   */
  finish: (tx: Db) => Promise<void>
}

export interface WorldContext extends JobContext {
  providers: Providers
}

interface Named {
  name: string
  /** Seconds between two runs, for a job that repeats for ever. */
  every?: number
}

export interface HouseJob extends Named {
  lane?: 'house'
  run: (payload: unknown, context: JobContext) => Promise<void>
}

/** Only in a lane of their own may jobs wait for somebody outside. */
export interface WorldJob extends Named {
  lane: WorldLane
  run: (payload: unknown, context: WorldContext) => Promise<void>
}

export type JobDefinition = HouseJob | WorldJob
