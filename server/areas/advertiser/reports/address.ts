import { signedAddresses } from '@server/call/signed-address'
import { keyedHash } from '@server/database/data-key'
import type { Settings } from '@server/config'

export const csvPath = '/files/ads/:about'

export const csvAddresses = signedAddresses({
  hash: (key, text) => keyedHash(key, 'ad report address', text),
  lastsSeconds: 300,
})

interface Asked {
  campaignId: number
  from: string
  to: string
}

const subjectOf = ({ campaignId, from, to }: Asked) => `${campaignId}_${from}_${to}.csv`

/** What an address is about; undefined where it is none of ours. */
export function aboutOf(subject: string): Asked | undefined {
  const found = /^(\d{1,10})_(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)\.csv$/.exec(subject)
  return found ? { campaignId: Number(found[1]), from: found[2]!, to: found[3]! } : undefined
}

export function csvAddress(config: Settings, asked: Asked, now: Date) {
  const subject = subjectOf(asked)
  const { text, expiresAt } = csvAddresses.query(config.dataKey, subject, now)
  return {
    url: `${config.publicUrl ?? ''}${csvPath.replace(':about', subject)}?${text}`,
    expiresAt,
  }
}
