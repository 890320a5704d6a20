import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@contract/refusals'
import type { Database } from '@server/database/database'
import type { Persistence } from '../catalogue/persistence'
import type { Person } from '../harness/people'

/** Paid or cancelled by then. */
const orderMoved = refusals.orderMoved.error
/** The cashier has fallen too; whoever opens it again finds it. */
const payFailed = refusals.payFailed.error
const pause = 100

/** People who pay over the network, and come again where nobody answered, which `lost` is told. */
export function atCashier(
  { answerTo }: Pick<Persistence, 'answerTo'>,
  url: () => string,
  lost = () => {},
) {
  /** Where it is paid; nothing where it is too late for that. */
  async function open(buyer: Person, order_sn: string): Promise<string | undefined> {
    for (;;) {
      const asked = { order_sn, way: 'h5' as const }
      const { error, message, data } = await answerTo('/tp5/api/OrderPay/gateway', asked, buyer)
      if (error === 0) return data.url
      if (error === orderMoved) return undefined
      assert.equal(error, payFailed, message)
      await sleep(pause)
    }
  }
  async function pay(cashier: string | undefined): Promise<void> {
    if (cashier === undefined) return
    for (;;) {
      const answer = await fetch(url() + cashier, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'pay' }),
        redirect: 'manual',
      }).catch(() => null)
      if (answer && answer.status < 500) return
      lost()
      await sleep(pause)
    }
  }
  return { open, pay }
}

export type Cashier = ReturnType<typeof atCashier>

/** What lies at the cashier for each order, by its own books. */
export async function cashierBooks({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ order_sn: string; lies: number }>(
    `select order_sn, sum(case when trade.state = 'paid' then trade.amount else 0 end
      - coalesce((select sum(amount) from cashier_refunds back where back.trade_no = trade.trade_no), 0)) as lies
    from payments join cashier_trades trade on trade.trade_no = payment_no
    group by order_sn order by order_sn`,
  )
  return Object.fromEntries(rows.map(({ order_sn, lies }) => [order_sn, Number(lies)]))
}
