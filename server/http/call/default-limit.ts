import { type Call, defaultLimits } from '@contract/call'
import type { SignedIn } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { createTally } from '@server/call/tally'
import type { DataKey } from '@server/database/data-key'
import { callersOf } from './callers'

interface Counted {
  call: Call
  user: SignedIn | null
  address: string
  key: DataKey
  now: Date
}

export type DefaultLimits = typeof defaultLimits

/**
 * For calls that declare no limit: all reads together, and all writes together. These numbers guard
 * nothing but our own time and disk, so each process counts by itself and in memory. A row written
 * for every read would cost more than most reads do, and n servers may well answer n times as much.
 * What guards codes or money declares its limit, and is counted on a table for all servers.
 */
export function createDefaultLimit(limits: DefaultLimits = defaultLimits) {
  const tally = createTally(limits.seconds)

  return function checkDefaultLimit({ call, user, address, key, now }: Counted) {
    const kind = call.of ? 'read' : 'write'
    const most = limits[kind][user ? 'person' : 'home']
    for (const { name, times } of callersOf({ person: user, address, key }))
      if (tally(`${kind} ${name}`, now) > most * times) throw new Refusal('tooOften')
  }
}

export type CheckDefaultLimit = ReturnType<typeof createDefaultLimit>
