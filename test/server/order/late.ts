import { jobsOf, runJobs } from '../harness/jobs'
import type { House } from '../harness/openHouse'

/** What has waited too long by now, as the job sees to it. */
export async function seeToLate(house: House, now: Date): Promise<void> {
  const jobs = jobsOf(house.config, 'order')
  await runJobs(
    house,
    jobs.filter(({ name }) => name === 'order: see to what is late'),
    now,
  )
}
