import type { PgTable } from 'drizzle-orm/pg-core'
import { areaJobs } from '@server/areas/assembled'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { JobDefinition, WorldContext } from '@server/jobs/job'
import { type Sweep, sweep } from '@server/jobs/sweep'
import type { Log } from '@server/log'
import type { Providers } from '@server/providers/providers'

/** What a job would only tell of fails the test. */
const loud = {
  warn: ({ err }: { err: Error }) => {
    throw err
  },
} as unknown as Log

interface Place {
  database: Database
  providers: Providers
}

const jobContext = ({ database, providers }: Place, now: Date): WorldContext => ({
  jobId: uuidv7(),
  database,
  providers,
  now,
  clock: () => now,
  log: loud,
  finish: async () => undefined,
})

/** One after another, as they would run now. */
export async function runJobs(place: Place, jobs: readonly JobDefinition[], now: Date) {
  for (const job of jobs) await job.run({}, jobContext(place, now))
}

/** Returns how many rows were done. */
export const sweepNow = <T extends PgTable>(database: Database, given: Sweep<T>, now: Date) =>
  sweep({ database, now, log: loud }, given)

/** The jobs of these areas, as they run in the house. */
export const jobsOf = (config: Config, ...areas: string[]) =>
  areaJobs(config).filter(({ name }) => areas.includes(name.slice(0, name.indexOf(':'))))
