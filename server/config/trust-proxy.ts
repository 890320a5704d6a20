import { isIP } from 'node:net'
import { z } from 'zod'

/** Whose forwarded headers are believed: nobody's, those of so many hops, or of these addresses. */
export type TrustProxy = false | number | string[]

/** Ranges that have a name of their own. */
const named = ['loopback', 'linklocal', 'uniquelocal']

function isRange(given: string): boolean {
  const [address = '', bits, ...rest] = given.split('/')
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && widest > 0 && /^\d+$/.test(bits ?? '0') && Number(bits ?? 0) <= widest
}

const instead =
  'such as 127.0.0.1, 10.0.0.0/8 or loopback, or how many proxies there are, such as 1'

export const trustProxy = z.string().transform((value, context): TrustProxy => {
  if (value === 'no') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const hops = value.split(/[\s,]+/).filter(Boolean)
  if (hops.every((hop) => named.includes(hop) || isRange(hop))) return hops
  const message =
    value === 'yes'
      ? `no longer takes yes, which believed what callers say of themselves: name the proxies, ${instead}`
      : `must be no, or addresses of proxies, ${instead}`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})
