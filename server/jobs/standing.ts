import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { JobDefinition } from './job'
import { type Lane, lanes } from './lanes'

export interface LaneStanding {
  lane: Lane
  /** Jobs that could run now. */
  due: number
  /** For how long the first of them could. */
  oldestSeconds: number
  /** Jobs that were given up: they stay for a person to see. */
  givenUp: number
}

interface Row extends Record<string, unknown> {
  name: string
  due: number
  oldest: number
  given_up: number
}

/** What waits in each lane. A job that no longer exists waits for nobody. */
export async function standingOfLanes(
  db: Db,
  jobs: readonly JobDefinition[],
): Promise<LaneStanding[]> {
  const { rows } = await db.execute<Row>(sql`
    select name,
      (count(*) filter (where failed_at is null))::int as due,
      coalesce(extract(epoch from now() - min(run_at) filter (where failed_at is null)), 0)::float8
        as oldest,
      (count(*) filter (where failed_at is not null))::int as given_up
    from jobs
    where failed_at is not null
      or (run_at <= now() and (leased_until is null or leased_until < now()))
    group by name`)
  const laneOf = new Map(jobs.map(({ name, lane = 'house' }) => [name, lane]))
  return (Object.keys(lanes) as Lane[]).map((lane) => {
    const of = rows.filter(({ name }) => laneOf.get(name) === lane)
    return {
      lane,
      due: of.reduce((sum, row) => sum + row.due, 0),
      oldestSeconds: Math.max(0, ...of.map(({ oldest }) => oldest)),
      givenUp: of.reduce((sum, row) => sum + row.given_up, 0),
    }
  })
}

/** Rows that their sweeps hold back, for they failed. */
export async function countHeldRows(db: Db): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(
    sql`select count(*)::int as held from held_rows where until > now()`,
  )
  return rows[0]!.held
}
