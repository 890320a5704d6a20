import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'

export interface Claimed {
  jobId: string
  name: string
  payload: unknown
  attempts: number
  lease: string
}

export const LEASE_SECONDS = 60

/** Takes up to `most` jobs that are due, under a lease: when it runs out, another may take them. */
export async function claim(db: Db, names: string[], most: number): Promise<Claimed[]> {
  const lease = uuidv7()
  const { rows } = await db.execute<{
    job_id: string
    name: string
    payload: unknown
    attempts: number
  }>(sql`
    update jobs
    set lease = ${lease}, leased_until = now() + make_interval(secs => ${LEASE_SECONDS}),
      attempts = attempts + 1
    where job_id in (
      select job_id from jobs
      where failed_at is null and run_at <= now() and name in ${names}
        and (leased_until is null or leased_until < now())
      order by run_at
      limit ${most}
      for update skip locked
    )
    returning job_id, name, payload, attempts`)
  return rows.map(({ job_id, ...row }) => ({ ...row, jobId: job_id, lease }))
}

/** Nobody holds anything any more: for who knows that no other worker lives. */
export const releaseAll = (db: Db) =>
  db.execute(sql`update jobs set lease = null, leased_until = null where lease is not null`)

/** Keeps the lease of jobs that take long. */
export async function renew(db: Db, { jobId, lease }: Claimed): Promise<void> {
  await db.execute(sql`
    update jobs set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where job_id = ${jobId} and lease = ${lease}`)
}

export class LeaseLost extends Error {
  constructor({ name }: Claimed) {
    super(`Another worker has taken over job ${name}`)
    this.name = 'LeaseLost'
  }
}

/** Ends a job, or sets its next run. Throws where the lease is lost, so that `tx` rolls back. */
export async function finish(tx: Db, job: Claimed, every: number | undefined): Promise<void> {
  const mine = sql`job_id = ${job.jobId} and lease = ${job.lease}`
  const { rowCount } = await tx.execute(
    every === undefined
      ? sql`delete from jobs where ${mine}`
      : sql`
          update jobs set run_at = now() + make_interval(secs => ${every}),
            attempts = 0, lease = null, leased_until = null, last_error = null
          where ${mine}`,
  )
  if (rowCount !== 1) throw new LeaseLost(job)
}

const longestPause = { once: 3600, standing: 60 }

/** What became of a try: the last leaves the job for a person to see, and no standing one has a last. */
interface Failure {
  reason: string
  last: boolean
  standing: boolean
}

/** Puts a job that failed back for later; one that repeats is there soon after what ailed it is mended. */
export async function postpone(db: Db, job: Claimed, { reason, last, standing }: Failure) {
  const longest = longestPause[standing ? 'standing' : 'once']
  const pause = Math.min(longest, 2 ** job.attempts) * (0.5 + Math.random() / 2)
  await db.execute(sql`
    update jobs set run_at = now() + make_interval(secs => ${pause}),
      lease = null, leased_until = null, last_error = ${reason.slice(0, 500)},
      failed_at = case when ${last} then now() end
    where job_id = ${job.jobId} and lease = ${job.lease}`)
}
