import { z } from 'zod'
import { get, post } from './call'
import { cursor, flag, maybeText, paged, text, time } from './fields'
import { orderSn } from './order'

export const invoiceKinds = ['person', 'company'] as const

export const invoiceStates = ['requested', 'issued', 'reddened', 'refused', 'cancelled'] as const

/** As GB 32100 forms the code of an organisation; older tax numbers have 15 or 20 signs. */
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** Powers of three modulo 31. */
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

export function isUnifiedCode(code: string): boolean {
  const values = [...code].map((sign) => signs.indexOf(sign))
  if (values.some((value) => value < 0)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * values[at]!, 0)
  return (31 - (sum % 31)) % 31 === values[17]
}

export const compact = (typed: string) => typed.replace(/\s/g, '').toUpperCase()

/** What is wrong with a tax number; undefined where nothing is. */
function taxNumberFault(code: string): string | undefined {
  if (!/^([0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/.test(code))
    return '税号是 15、18 或 20 位数字和字母'
  return code.length === 18 && !isUnifiedCode(code) ? '税号有误，请对照营业执照核对' : undefined
}

const kind = z.enum(invoiceKinds, { error: '请选择抬头类型' })
const invoiceNo = z.string().regex(/^LF\d{18,24}$/, '开票单号不正确')

const title = {
  kind,
  title: z.string(),
  tax_number: z.string().describe('empty for a person'),
  email: z.string(),
}

const invoice = z.object({
  invoice_no: z.string(),
  order_sn: z.string(),
  ...title,
  goods: z.string(),
  amount: z.number().describe('in cents'),
  state: z.enum(invoiceStates),
  state_text: z.string(),
  hint: z.string().describe('what happens next, or why it was refused'),
  number: z.string().describe('of the invoice, empty until it is issued'),
  created_at: time,
  issued_at: time.nullable(),
  cancellable: flag,
})

export const invoiceCalls = {
  '/tp5/api/Invoice/ask': get({
    summary: 'Whether an invoice can be had for my order, and to which title the last one went',
    access: 'user',
    of: ['invoices', 'orders'],
    in: z.object({ order_sn: orderSn }),
    out: z.object({
      amount: z.number().describe('in cents: what was paid in money and has not gone back'),
      why_not: z.string().describe('in words, empty where one can be had'),
      invoice: invoice.nullable().describe('the one that stands, else the latest'),
      former: z.object(title).nullable(),
    }),
  }),
  '/tp5/api/Invoice/lists': get({
    summary: 'My invoices, newest first',
    access: 'user',
    of: ['invoices'],
    in: z.object({ cursor }),
    out: paged(invoice),
  }),
  '/tp5/api/Invoice/request': post({
    summary: 'Asks for an invoice for what my order was paid in money; one that stands an order',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['invoices'],
    in: z
      .object({
        order_sn: orderSn,
        kind,
        title: text(60, '发票抬头'),
        tax_number: maybeText(40, '税号')
          .overwrite(compact)
          .max(20, '税号最多 20 位')
          .optional()
          .describe('of a company; of a person nothing is kept'),
        email: z.email('邮箱不正确，请核对').max(100, '邮箱最多 100 个字'),
      })
      .superRefine(({ kind, tax_number = '' }, context) => {
        const message = kind === 'company' && taxNumberFault(tax_number)
        if (message) context.addIssue({ code: 'custom', path: ['tax_number'], message })
      }),
    out: z.object({ invoice_no: z.string() }),
  }),
  '/tp5/api/Invoice/cancel': post({
    summary: 'Takes my request back, while nothing was issued',
    access: 'user',
    once: true,
    touches: ['invoices'],
    in: z.object({ invoice_no: invoiceNo }),
    out: z.object({ invoice_no: z.string() }),
  }),
}
