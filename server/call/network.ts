import { isIPv6 } from 'node:net'

/** One home or phone owns a whole /64 of IPv6, so that is what counts. */
export function networkOf(address: string) {
  if (!isIPv6(address)) return address
  const url = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail = ''] = url.hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
