import { showActionSheet } from '../dialogs'
import { product } from '../product'
import { supplied } from '../supplied'
import { toBase64 } from './base64'
import { relay } from './relay'

type Outcome = NonNullable<typeof supplied.payment>

const fields = ['timeStamp', 'nonceStr', 'package', 'paySign']

/** What is left of a package that the server's own cashier gave out. */
function tokenOf(given: string): string | undefined {
  const mark = product.cashier?.package
  return mark && given.startsWith(mark) ? given.slice(mark.length) : undefined
}

/** The payment sheet. At the server's own cashier a person is asked, and what they pay arrives there. */
export async function pay(given: Record<string, unknown>): Promise<void> {
  for (const field of fields) {
    if (typeof given[field] === 'string') continue
    throw new Error(`parameter error: parameter.${field} should be String`)
  }
  const token = tokenOf(String(given.package))
  const outcome = supplied.payment ?? (token ? await askPerson() : 'cancel')
  if (outcome !== 'ok') throw new Error(outcome === 'cancel' ? 'cancel' : 'payment failed')
  if (token) await payAtCashier(token)
}

async function askPerson(): Promise<Outcome> {
  const outcomes: Outcome[] = ['ok', 'fail']
  const chosen = await showActionSheet(['确认支付', '支付失败'], '微信支付')
  return chosen === undefined ? 'cancel' : outcomes[chosen]!
}

async function payAtCashier(token: string): Promise<void> {
  const answer = await relay({
    url: `http://127.0.0.1${product.cashier?.path}${token}`,
    method: 'POST',
    header: { 'content-type': 'application/x-www-form-urlencoded' },
    body: toBase64(new TextEncoder().encode('outcome=pay')),
  })
  if (!answer.ok || answer.status >= 400) throw new Error('payment failed')
}
