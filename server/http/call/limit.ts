import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { phone } from '@contract/fields'
import type { Call } from '@contract/call'
import type { SignedIn } from '@server/call/handler'
import { networkOf } from '@server/call/network'
import { Refusal } from '@server/call/refusal'
import type { Parameters } from './parameters'

interface Counted {
  path: string
  access: Call['access']
  user: SignedIn | null
  address: string
  parameters: Parameters
  now: Date
}

/** A fixed window on a table: any number of servers count together. */
export async function checkLimit(pool: Pool, limit: Call['limit'], counted: Counted) {
  if (!limit) return
  const window = limit.seconds * 1000
  const start = new Date(Math.floor(counted.now.getTime() / window) * window)
  const { rows } = await pool.query<{ calls: number }>(
    `insert into call_limits (bucket, window_start, expires_at, calls)
     select bucket, $2::timestamptz, $3::timestamptz, 1 from unnest($1::text[]) as bucket
     on conflict (bucket, window_start) do update set calls = call_limits.calls + 1
     returning calls`,
    [bucketsOf(counted), start, new Date(start.getTime() + window)],
  )
  if (rows.some(({ calls }) => calls > limit.max)) throw new Refusal('tooOften')
}

/** Sorted, so that two calls never wait for each other's buckets crosswise. */
function bucketsOf({ path, parameters, ...caller }: Counted) {
  const buckets = [`${path} ${callerOf(caller)}`]
  if (phone.safeParse(parameters.phone).success)
    buckets.push(`${path} ${createHash('sha256').update(parameters.phone!).digest('base64url')}`)
  return buckets.sort()
}

/** Whole villages share one address of their carrier, so people are counted where they are known. */
const callerOf = ({ access, user, address }: Pick<Counted, 'access' | 'user' | 'address'>) =>
  access !== 'public' && user ? user.userId : networkOf(address)
