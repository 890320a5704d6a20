import hmacSha256 from 'crypto-js/hmac-sha256'
import sha256 from 'crypto-js/sha256'
import type { Out } from '@contract/api'
import { daysBetween } from '@/format/date'

export type DrawCheck = Out<'/tp5/api/TigerActivity/verify'>
type Drawn = Pick<DrawCheck, 'proof' | 'message' | 'total'>
interface Promised {
  proof: Pick<DrawCheck['proof'], 'seed' | 'promised'>
}

type Chained = Pick<DrawCheck, 'proof' | 'anchor'>

const range = 2 ** 32

/** The same place again from what everybody may know: see docs/LOTTERY.md. */
export function placeAgain({ proof: { seed }, message, total }: Drawn): number {
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
export const isPromised = ({ proof: { seed, promised } }: Promised): boolean =>
  sha256(seed).toString() === promised

/** Longer than any chain: what says so is no day. */
const mostDays = 36_525

/** Whether the seed, hashed day by day, leads to the print of the first: else it was chosen later. */
export function hangsOnAnchor({ proof, anchor }: Chained): boolean {
  const days = daysBetween(anchor.day, proof.day)
  if (!(days >= 0 && days <= mostDays)) return false
  let print = proof.seed
  for (let day = 0; day <= days; day += 1) print = sha256(print).toString()
  return print === anchor.promised
}

/** Which lot has this place. */
export function lotAt(table: DrawCheck['table'], place: number): string | undefined {
  let left = place
  for (const { key, weight } of table) {
    left -= weight
    if (left < 0) return key
  }
  return undefined
}

export interface Checked {
  title: string
  holds: boolean
}

/** Everything that can be done again on a phone, in the order in which one hangs on the other. */
export function checksOf(told: DrawCheck): Checked[] {
  const { proof, anchor, message, table, total, place, result } = told
  const again = placeAgain(told)
  const weights = table.reduce((sum, { weight }) => sum + weight, 0)
  return [
    { title: '随机数的指纹，和当天公布的一样', holds: isPromised(told) },
    {
      title: `一天天往回算，和 ${anchor.day} 公布的第一环一样`,
      holds: hangsOnAnchor(told),
    },
    {
      title: '签的内容是当天的，份数和表对得上',
      holds: message.split(':')[1] === proof.day && weights === total,
    },
    { title: '算出的位置，和服务器的一样', holds: again === place },
    { title: '这个位置上的，就是抽到的', holds: lotAt(table, again) === result },
  ]
}
