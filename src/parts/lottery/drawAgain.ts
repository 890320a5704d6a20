import hmacSha256 from 'crypto-js/hmac-sha256'
import sha256 from 'crypto-js/sha256'
import type { Out } from '@contract/api'

type Verifying = Out<'/tp5/api/TigerActivity/verify'>

const range = 2 ** 32

/** The same place again from what everybody may know: see docs/LOTTERY.md. */
export function placeAgain({ proof: { seed }, message, total }: Verifying): number {
  const fair = Math.floor(range / total) * total
  for (let round = 0; ; round += 1) {
    const { words } = hmacSha256(`${message}:${round}`, seed)
    for (const word of words.slice(0, 8)) {
      const number = word >>> 0
      if (number < fair) return number % total
    }
  }
}

/** Whether the seed of the day is the one whose print was told before. */
export const isPromised = ({ proof: { seed, promised } }: Verifying): boolean =>
  sha256(seed).toString() === promised

/** Which lot has this place. */
export function lotAt(table: Verifying['table'], place: number): string | undefined {
  let left = place
  for (const { key, weight } of table) {
    left -= weight
    if (left < 0) return key
  }
  return undefined
}
