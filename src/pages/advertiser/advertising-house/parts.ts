import { money } from '@/format/money'

interface Parts {
  people: number
  points: number
  inviters: number
  house: number
}

const names: readonly [keyof Parts, string][] = [
  ['people', '邻居的钱'],
  ['points', '邻居的积分'],
  ['inviters', '邀请人'],
  ['house', '平台'],
]

/** To whom the money of advertisers went. */
export const partsOf = (parts: Parts) =>
  names
    .filter(([key]) => parts[key] > 0)
    .map(([key, name]) => ({ name, value: parts[key], words: money(parts[key]) }))
