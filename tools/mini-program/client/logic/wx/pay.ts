import { showActionSheet } from '../dialogs'
import { product } from '../product'
import { supplied } from '../supplied'
import { toBase64 } from './base64'
import { relay } from './relay'

type Outcome = NonNullable<typeof supplied.payment>
type Cashier = NonNullable<typeof product.cashier>

interface Sheet {
  title: string
  fields: readonly string[]
  cashier: Cashier | undefined
  /** What the rows say, and what the cashier is told of the first. */
  yes: string
  no: string
  told: string
}

const wrong = (field: string) => new Error(`parameter error: parameter.${field} should be String`)

/** One of WeChat's own sheets of money. At the server's own cashier a person is asked, and what they say arrives there. */
async function show(sheet: Sheet, given: Record<string, unknown>): Promise<void> {
  for (const field of sheet.fields) if (typeof given[field] !== 'string') throw wrong(field)
  const token = tokenOf(sheet.cashier, String(given.package))
  const outcome = supplied.payment ?? (token ? await askPerson(sheet) : 'cancel')
  if (outcome !== 'ok') throw new Error(outcome === 'cancel' ? 'cancel' : 'payment failed')
  if (token) await tellCashier(sheet, token)
}

/** What is left of a package that the server's own cashier gave out. */
function tokenOf(cashier: Cashier | undefined, given: string): string | undefined {
  const mark = cashier?.package
  return mark && given.startsWith(mark) ? given.slice(mark.length) : undefined
}

async function askPerson({ title, yes, no }: Sheet): Promise<Outcome> {
  const outcomes: Outcome[] = ['ok', 'fail']
  const chosen = await showActionSheet([yes, no], title)
  return chosen === undefined ? 'cancel' : outcomes[chosen]!
}

async function tellCashier({ cashier, told }: Sheet, token: string): Promise<void> {
  const answer = await relay({
    url: `http://127.0.0.1${cashier?.path}${token}`,
    method: 'POST',
    header: { 'content-type': 'application/x-www-form-urlencoded' },
    body: toBase64(new TextEncoder().encode(`outcome=${told}`)),
  })
  if (!answer.ok || answer.status >= 400) throw new Error('payment failed')
}

export const pay = (given: Record<string, unknown>) =>
  show(
    {
      ...{ title: '微信支付', yes: '确认支付', no: '支付失败', told: 'pay' },
      fields: ['timeStamp', 'nonceStr', 'package', 'paySign'],
      cashier: product.cashier,
    },
    given,
  )

/** Whoever is paid by a merchant takes the money. */
export const takeTransfer = (given: Record<string, unknown>) =>
  show(
    {
      ...{ title: '确认收款', yes: '确认收款', no: '收款失败', told: 'take' },
      fields: ['mchId', 'appId', 'package'],
      cashier: product.payer,
    },
    given,
  )
