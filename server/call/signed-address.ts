import type { DataKey } from '@server/database/data-key'
import { isSameText } from '@server/same-text'

/** What an address carries, as it came. */
export interface SignedQuery {
  expires?: string
  sig?: string
}

export interface Arrived extends SignedQuery {
  subject: string
}

interface Kind {
  hash: (key: DataKey, text: string) => string
  lastsSeconds: number
}

/** Nobody else can make one; whoever holds it needs no session, so it is soon over. */
export function signedAddresses({ hash, lastsSeconds }: Kind) {
  const sign = (key: DataKey, subject: string, expires: string) =>
    hash(key, `${subject} ${expires}`)

  return {
    query(key: DataKey, subject: string, now: Date) {
      const seconds = Math.floor(now.getTime() / 1000) + lastsSeconds
      const sig = sign(key, subject, String(seconds))
      return { text: `expires=${seconds}&sig=${sig}`, expiresAt: new Date(seconds * 1000) }
    },

    isGenuine(key: DataKey, { subject, expires = '', sig = '' }: Arrived, now: Date): boolean {
      return isSameText(sig, sign(key, subject, expires)) && Number(expires) * 1000 > now.getTime()
    },
  }
}
