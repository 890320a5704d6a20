import { areaJobs } from '@server/areas/assembled'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import type { JobDefinition } from '@server/jobs/job'

/** The jobs of these areas, as they run in the house. */
export const jobsOf = (config: Config, ...areas: string[]) =>
  areaJobs(config).filter(({ name }) => areas.includes(name.slice(0, name.indexOf(':'))))

/** Does a job now, as the worker does. */
export const runJob = ({ run }: JobDefinition, database: Database, now: Date) =>
  run(null, { database, now, finish: async () => undefined })
