import type { Database } from '@server/database/database'
import { findWrongs } from '../catalogue/wrongs'
import type { WechatPayFake } from './wechat-pay-fake'
import { findMoneyWrongs } from './wrongs'

export interface Stage {
  database: Database
  fake: WechatPayFake
  isMine: (paymentNo: string) => boolean
  /** How many of each there were, in the order of their goods. */
  stocks: number[]
}

/** Compares our books with each other and with WeChat's own; tells all that is wrong. */
export async function countEverything(stage: Stage): Promise<object[]> {
  const { database } = stage
  return [
    ...(await findWrongs(database)),
    ...(await findMoneyWrongs(database)),
    ...(await ordersAgainst(stage)),
    ...(await unfinished(database)),
    ...(await missingStock(stage)),
  ]
}

interface OrderRow {
  order_sn: string
  state: string
  money: number
  after_sale: number
  payments: string[]
}

/** What lies at WeChat for an order is its money while it holds, and nothing once it does not. */
async function ordersAgainst({ database, fake, isMine }: Stage): Promise<object[]> {
  const { rows } = await database.pool.query<OrderRow>(`
    select order_sn, state, money,
      coalesce((select sum(refunds.amount) from refunds join payments using (payment_no)
        where payments.order_sn = placed.order_sn and reason = 'afterSale'), 0)::int as after_sale,
      array(select payment_no from payments where payments.order_sn = placed.order_sn) as payments
    from orders placed`)
  const wrongs: object[] = []
  const ours = new Set(rows.flatMap(({ payments }) => payments))
  for (const trade of fake.trades.values()) {
    if (!isMine(trade.out_trade_no)) continue
    if (!ours.has(trade.out_trade_no)) wrongs.push({ wrong: 'a trade of no order', trade })
    if (trade.state === 'NOTPAY') wrongs.push({ wrong: 'a trade can still be paid', trade })
  }
  for (const { order_sn, state, money, after_sale, payments } of rows) {
    const lies = payments.reduce((sum, no) => sum + heldAt(fake, no), 0)
    const holds = state === 'unpaid' || state === 'cancelled' ? 0 : Number(money) - after_sale
    if (lies !== holds) wrongs.push({ wrong: 'money at WeChat', order_sn, state, lies, holds })
  }
  return wrongs
}

function heldAt(fake: WechatPayFake, paymentNo: string): number {
  const trade = fake.trades.get(paymentNo)
  if (!trade?.transactionId) return 0
  return [...trade.refunds.values()].reduce((left, refund) => left - refund, trade.amount.total)
}

async function unfinished({ pool }: Database): Promise<object[]> {
  const { rows } = await pool.query<object>(`
    select 'an order still waits' as wrong, order_sn as which, '' as why from orders where state = 'unpaid'
    union all
    select 'a payment is still asked for', payment_no, last_error from payments where check_at is not null
    union all
    select 'a payment is still under way', payment_no, last_error from payments where state in ('created', 'paying', 'refunding')
    union all
    select 'a refund is still to come', refund_no, last_error from refunds where done_at is null
    union all
    select 'money waits for a person', payment_no, kind from payment_incidents`)
  return rows
}

async function missingStock({ database: { pool }, stocks }: Stage): Promise<object[]> {
  const { rows } = await pool.query<{ all: number }>(
    'select (stock + sold)::int as all from exchange_stock order by goods_id',
  )
  const all = rows.map((row) => row.all)
  return all.join() === stocks.join() ? [] : [{ wrong: 'stock', all, stocks }]
}
