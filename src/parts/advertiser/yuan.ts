/** What was typed in yuan, in cents; undefined where it is no sum. */
export function centsOf(typed: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(typed.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** As one types it: 1286.4 */
export const typedOf = (cents: number): string => String(cents / 100)

interface Limits {
  least: number
  most: number
}

/** Why a sum will not do; undefined where it will. */
export function sumFault(typed: string, { least, most }: Limits): string | undefined {
  const cents = centsOf(typed)
  if (cents === undefined) return '请填写金额，最多两位小数'
  if (cents < least) return `至少 ${typedOf(least)} 元`
  return cents > most ? `最多 ${typedOf(most)} 元` : undefined
}
