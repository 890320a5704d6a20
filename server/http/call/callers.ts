import type { SignedIn } from '@server/call/handler'
import { networksOf } from '@server/call/network'
import type { DataKey } from '@server/database/data-key'

interface Caller {
  person: SignedIn | null
  address: string
  key: DataKey
}

/**
 * Whom a call is counted for, and how many times what one of them may. Whole villages share one
 * address of their carrier, so people are counted where they are known.
 */
export const callersOf = ({ person, address, key }: Caller) =>
  person
    ? [{ name: person.userId, times: 1 }]
    : networksOf(key, address).map(({ hash, homes }) => ({ name: hash, times: homes }))
