import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { jobsOf, runJob } from '../harness/jobs'

interface Place {
  config: Config
  database: Database
}

/** What has waited too long by now, as the job sees to it. */
export async function seeToLate({ config, database }: Place, now: Date): Promise<void> {
  const job = jobsOf(config, 'order').find(({ name }) => name === 'order: see to what is late')
  await runJob(job!, database, now)
}
