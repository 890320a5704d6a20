import { sql } from 'drizzle-orm'
import { orderSnShape } from '@contract/order'
import type { Out } from '@contract/api'
import { momentText, page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import { ordersAt, presentRow } from './order-rows'
import { momentsOf, type Scope } from './scope'
import { soldOf } from './sums'

type Sales = Out<'/tp5/api/IterOrder/lists'>

interface Wanted {
  cursor?: string | undefined
  title?: string | undefined
}

const pageSize = 20
const delivered = sql`(reached ->> 'delivered') collate "C"`

/** What came out of these machines and was paid for, the newest first, on the days that are asked for. */
export async function listSales(scope: Scope, { cursor, title }: Wanted): Promise<Sales> {
  const key = cursor
    ? readCursor('sales', cursor, [momentText, textLike(orderSnShape)]).map(String)
    : null
  const { since, until } = momentsOf(scope.range)
  const ofGoods = sql`exists (select from order_lines sold where sold.user_id = orders.user_id
    and sold.order_sn = orders.order_sn and sold.title = ${title ?? ''})`
  const rows = await ordersAt(scope, {
    where: sql`(reached ->> 'delivered') is not null
      and (${since}::text is null or ${delivered} >= ${since}::text)
      and (${until}::text is null or ${delivered} < ${until}::text)
      and ${key ? sql`(${delivered}, order_sn) < (${key[0]}::text, ${key[1]}::text)` : sql`true`}
      and ${title === undefined ? sql`true` : ofGoods}`,
    order: sql`${delivered} desc, order_sn desc`,
    limit: pageSize + 1,
  })
  const { list, next } = page(rows, pageSize, (row) =>
    writeCursor('sales', [row.delivered_at!, row.order_sn]),
  )
  return {
    list: list.map((row) => ({ ...presentRow(row), back: row.state === 'refunded' ? 1 : 0 })),
    next,
    totals: await soldOf(scope, title),
  }
}
