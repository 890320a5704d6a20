import { isIPv6 } from 'node:net'
import { type DataKey, keyedHash } from '@server/database/data-key'

/** Where a caller counts: as one home, and as part of what may be one customer of a carrier. */
export interface CountedNetwork {
  /** Keyed: nobody reads from a count who was there. */
  hash: string
  /** So many times as much as one home may be asked from it. */
  homes: number
}

/** One home or phone owns a /64 of IPv6; whoever rents a /48 has 65 536 of them. */
const shares = [
  { bits: 64, homes: 1 },
  { bits: 56, homes: 4 },
  { bits: 48, homes: 16 },
]

/** The networks that an address is counted in, the narrowest first. */
export function networksOf(key: DataKey, address: string): CountedNetwork[] {
  const hashOf = (network: string) => keyedHash(key, 'network', network)
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return [{ hash: hashOf(plain), homes: 1 }]
  const bits = bitsOf(plain)
  return shares.map(({ bits: length, homes }) => ({ hash: hashOf(bits.slice(0, length)), homes }))
}

/** The one that stands for a home. */
export const homeOf = (key: DataKey, address: string): string => networksOf(key, address)[0]!.hash

function bitsOf(address: string): string {
  const url = new URL(`http://[${address}]`)
  const [head = '', tail = ''] = url.hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
    .join('')
}
