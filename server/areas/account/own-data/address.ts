import type { Settings } from '@server/config'
import { signedAddresses } from '@server/call/signed-address'
import { keyedHash } from '@server/database/data-key'
import { ownDataRules } from '../rules'

export const ownDataPath = '/files/mine/:userId'

export const ownDataAddresses = signedAddresses({
  hash: (key, text) => keyedHash(key, 'own data address', text),
  lastsSeconds: ownDataRules.addressLastsSeconds,
})

export function ownDataAddress(config: Settings, userId: string, now: Date) {
  const { text, expiresAt } = ownDataAddresses.query(config.dataKey, userId, now)
  return {
    url: `${config.publicUrl ?? ''}${ownDataPath.replace(':userId', userId)}?${text}`,
    expiresAt,
  }
}
