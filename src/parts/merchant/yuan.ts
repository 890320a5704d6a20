const shape = /^\d{1,6}(\.\d{1,2})?$/

/** What is typed as yuan, in cents. */
export const centsOf = (typed: string): number => Math.round(Number(typed) * 100)

export const yuanOf = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

export const yuanFault = (typed: string): string | undefined =>
  shape.test(typed.trim()) ? undefined : '请填写价格，最多两位小数'

export const wholeFault = (typed: string, what: string, least = 1): string | undefined =>
  /^\d{1,6}$/.test(typed) && Number(typed) >= least ? undefined : `请填写${what}`
