/** 20270301 → 2027-03-01; undefined where there is no such day. */
export function dayTyped(typed: string): string | undefined {
  const [, year, month, date] = /^(20\d\d)(\d\d)(\d\d)$/.exec(typed) ?? []
  if (year === undefined) return undefined
  const day = `${year}-${month}-${date}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined
}

export const dayFault = (typed: string): string | undefined =>
  typed === '' || dayTyped(typed) ? undefined : '没有这一天，写 8 位数，如 20270301'
