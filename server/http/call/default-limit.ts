import { type Call, defaultLimits } from '@contract/call'
import type { SignedIn } from '@server/call/handler'
import { networksOf } from '@server/call/network'
import { Refusal } from '@server/call/refusal'
import { createTally } from '@server/call/tally'
import type { DataKey } from '@server/database/data-key'

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

  return function checkDefaultLimit({ call, now, ...caller }: Counted) {
    const kind = call.of ? 'read' : 'write'
    for (const { name, most } of callersOf(limits[kind], caller))
      if (tally(`${kind} ${name}`, now) > most) throw new Refusal('tooOften')
  }
}

export type CheckDefaultLimit = ReturnType<typeof createDefaultLimit>

/** Whole villages share one address of their carrier, so people are counted where they are known. */
const callersOf = (
  { person, home }: DefaultLimits['read'],
  { user, address, key }: Pick<Counted, 'user' | 'address' | 'key'>,
) =>
  user
    ? [{ name: user.userId, most: person }]
    : networksOf(key, address).map(({ hash, homes }) => ({ name: hash, most: home * homes }))
