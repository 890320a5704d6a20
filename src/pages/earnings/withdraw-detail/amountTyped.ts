import { money } from '@/format/money'
import type { Allowed } from './whyNot'

/** What was typed in yuan, in cents; undefined where it is no sum. */
export function centsOf(typed: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(typed) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** As one types it: 1286.4 */
export const typedOf = (cents: number): string => String(cents / 100)

/** Why a sum cannot be asked for. */
export function amountFault(typed: string, allowed: Allowed): string | undefined {
  const cents = centsOf(typed)
  const { rules, balance, day_left: today, month_left: month } = allowed
  if (!typed) return '请填写提现金额'
  if (cents === undefined) return '请填写金额，最多两位小数'
  if (cents < rules.least) return `最少提 ${money(rules.least)}`
  if (cents > balance) return `余额只有 ${money(balance)}`
  if (cents > rules.most_once) return `一次最多提 ${money(rules.most_once)}`
  if (cents > today) return `今天还能提 ${money(today)}`
  return cents > month ? `这个月还能提 ${money(month)}` : undefined
}

/** Sums for one tap: those that are let out, and all of it. */
export function quickSums({ quick, allowed }: Allowed): { text: string; cents: number }[] {
  const some = quick.filter((cents) => cents < allowed)
  return [
    ...some.map((cents) => ({ text: `${cents / 100} 元`, cents })),
    { text: '全部', cents: allowed },
  ]
}
