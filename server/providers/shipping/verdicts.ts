import { Declined } from '../declined'
import type { Verdict } from './shipping'

interface Told {
  errcode: number
  errmsg: string
}

const recorded = () => ({ verdict: 'recorded' }) as const
const unknown = (words: string) => ({ verdict: 'unknown', words }) as const
const refused = (words: string) => ({ verdict: 'refused', words }) as const

/** As the documentation of upload_shipping_info lists them. */
const verdicts: Readonly<Record<number, (words: string) => Verdict>> = {
  0: recorded,
  10060001: unknown,
  // shipped already, shipped twice already, nothing new in it
  10060002: recorded,
  10060003: recorded,
  10060023: recorded,
  // the payment: refunded or closed there, or somebody else's
  10060004: refused,
  10060031: refused,
  // what was said of it
  10060005: refused,
  10060006: refused,
  10060007: refused,
  10060008: refused,
  10060009: refused,
  10060014: refused,
  10060020: refused,
  10060024: refused,
  10060025: refused,
  10060026: refused,
  268485194: refused,
  268485195: refused,
  268485196: refused,
  268485197: refused,
  268485216: refused,
  268485224: refused,
  268485226: refused,
  268485227: refused,
  268485228: refused,
}

/** Whatever else it says is no answer: busy, asked too often, no right to ask. Later it may be one. */
export function verdictOf({ errcode, errmsg }: Told): Verdict {
  const words = `${errcode} ${errmsg}`
  const judge = verdicts[errcode]
  if (!judge) throw errcode === busy ? new Error(words) : new Declined(words)
  return judge(words)
}

const busy = -1
