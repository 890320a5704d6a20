import type { Pool } from 'pg'
import type { Call } from '@contract/call'
import type { SignedIn } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import { callersOf } from './callers'

interface Counted {
  path: string
  access: Call['access']
  user: SignedIn | null
  address: string
  key: DataKey
  now: Date
}

type Limit = NonNullable<Call['limit']>

/** A fixed window on a table: any number of servers count together. */
export async function checkLimit(pool: Pool, limit: Limit, counted: Counted) {
  const window = limit.seconds * 1000
  const start = new Date(Math.floor(counted.now.getTime() / window) * window)
  const most = bucketsOf(counted, limit.max)
  const { rows } = await pool.query<{ bucket: string; calls: number }>(
    `insert into call_limits (bucket, window_start, expires_at, calls)
     select bucket, $2::timestamptz, $3::timestamptz, 1 from unnest($1::text[]) as bucket
     on conflict (bucket, window_start) do update set calls = call_limits.calls + 1
     returning bucket, calls`,
    // sorted, so that two calls never wait for each other's buckets crosswise
    [[...most.keys()].sort(), start, new Date(start.getTime() + window)],
  )
  if (rows.some(({ bucket, calls }) => calls > most.get(bucket)!)) throw new Refusal('tooOften')
}

/** What a call is counted in, each with the most that it takes. */
function bucketsOf({ path, access, user, address, key }: Counted, max: number) {
  const person = access === 'public' ? null : user
  const callers = callersOf({ person, address, key })
  return new Map(callers.map(({ name, times }) => [`${path} ${name}`, max * times]))
}
