import { timingSafeEqual } from 'node:crypto'
import type { Settings } from '@server/config'
import { type DataKey, keyedHash } from '@server/database/data-key'
import { ownDataRules } from '../rules'

export const ownDataPath = '/files/mine/:userId'

interface Signed {
  userId: string
  expires: string
  sig: string
}

/** Nobody else can make one; whoever holds it needs no session, so it is soon over. */
export function ownDataAddress(config: Settings, userId: string, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000) + ownDataRules.addressLastsSeconds
  const expires = String(seconds)
  const path = ownDataPath.replace(':userId', userId)
  const sig = sign(config.dataKey, userId, expires)
  return {
    url: `${config.publicUrl ?? ''}${path}?expires=${expires}&sig=${sig}`,
    expiresAt: new Date(seconds * 1000),
  }
}

export function isOwnDataAddress(key: DataKey, { userId, expires, sig }: Signed, now: Date) {
  const expected = Buffer.from(sign(key, userId, expires))
  const given = Buffer.from(sig)
  const genuine = given.length === expected.length && timingSafeEqual(given, expected)
  return genuine && Number(expires) * 1000 > now.getTime()
}

const sign = (key: DataKey, userId: string, expires: string) =>
  keyedHash(key, 'own data address', `${userId} ${expires}`)
