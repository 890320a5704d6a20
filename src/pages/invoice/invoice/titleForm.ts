import type { Asked } from '@/parts/invoice/invoice'

export type Title = NonNullable<Asked['former']>

export const blank: Title = { kind: 'person', title: '', tax_number: '', email: '' }

const taxNumber = /^([0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const compact = (typed: string) => typed.replace(/\s/g, '').toUpperCase()

/** What the server would refuse, said while it is written; the check digit is the server's to judge. */
export const faultsOf = ({ kind, ...typed }: Title) => ({
  title: typed.title.trim() ? undefined : '请填写发票抬头',
  tax_number:
    kind === 'person' || taxNumber.test(compact(typed.tax_number))
      ? undefined
      : '税号是 15、18 或 20 位数字和字母',
  email: email.test(typed.email.trim()) ? undefined : '请填写收发票的邮箱',
})

/** As the call takes it. */
export const sent = ({ kind, ...typed }: Title) => ({
  kind,
  title: typed.title.trim(),
  email: typed.email.trim(),
  ...(kind === 'company' && { tax_number: compact(typed.tax_number) }),
})
