import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '@server/database/rows-of'
import type { Out, Parsed } from '@contract/api'
import { orderSnShape } from '@contract/order'
import type { Orders } from '@server/areas/order/order'
import { dayMs, replyTime } from '@server/calendar'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import { numberStart } from '@server/database/numbers'
import { marksOf } from './marks'
import { ordersAt, type OrderRow, presentRow } from './order-rows'
import { outcomeIn, outcomeOf, outcomeTexts, wentWrong } from './outcome'
import { mineOf, type Scope } from './scope'

type Failures = Out<'/tp5/api/AbnormalOrder/list'>
type Refunds = Out<'/tp5/api/RefundOrder/list'>

const pageSize = 20

/** So many days back what nobody has settled is counted. */
const countedDays = 30

const isMarked = sql`exists (select from sale_marks where sale_marks.order_sn = orders.order_sn)`

/** A page of them by number, the newest first. */
async function pageOf(scope: Scope, name: string, cursor: string | undefined, where: SQL) {
  const [before] = cursor ? readCursor(name, cursor, [textLike(orderSnShape)]) : []
  const rows = await ordersAt(scope, {
    where: sql`${where} and (${before ?? null}::text is null or order_sn < ${before ?? null}::text)`,
    order: sql`order_sn desc`,
    limit: pageSize + 1,
  })
  return page(rows, pageSize, (row) => writeCursor(name, [row.order_sn]))
}

export async function listFailures(
  scope: Scope,
  { cursor, outcome, open }: Parsed<'/tp5/api/AbnormalOrder/list'>,
): Promise<Failures> {
  const where = sql`${wentWrong}
    and (${outcome ?? null}::text is null or ${outcomeIn} = ${outcome ?? null}::text)
    and ${open === undefined ? sql`true` : open === '1' ? sql`not ${isMarked}` : isMarked}`
  const { list, next } = await pageOf(scope, 'failures', cursor, where)
  const marks = await marksOf(
    scope.db,
    list.map(({ order_sn }) => order_sn),
  )
  return {
    list: list.map((row) => ({
      ...presentRow(row),
      ...wordsOf(row),
      mark: marks.get(row.order_sn) ?? null,
    })),
    next,
    open: await openOf(scope),
  }
}

const wordsOf = (row: OrderRow) => {
  const outcome = outcomeOf(row)
  return { outcome, outcome_text: outcomeTexts[outcome], fault: row.fault }
}

async function openOf(scope: Scope): Promise<number> {
  const since = numberStart('machine', new Date(scope.now.getTime() - countedDays * dayMs))
  const [row] = await rowsOf<{ open: number }>(
    scope,
    sql`select count(*)::int as open from ${mineOf(scope)} mine
      join orders on seller = 'machine' and counter = mine.machine_id::text
        and order_sn >= ${since} and kind <> 'test' and ${wentWrong}
      where not ${isMarked}`,
  )
  return row!.open
}

/** Of which all went back, by itself or because somebody asked for it. */
export async function listRefunds(
  scope: Scope,
  orders: Orders,
  cursor: string | undefined,
): Promise<Refunds> {
  const where = sql`state in ('refunded', 'lateDelivered')`
  const { list, next } = await pageOf(scope, 'refunds', cursor, where)
  return { list: await Promise.all(list.map((row) => presentRefund(scope, orders, row))), next }
}

async function presentRefund({ db }: Scope, orders: Orders, row: OrderRow) {
  const shown = presentRow(row)
  const which = { userId: row.user_id, orderSn: row.order_sn }
  const back = row.money > 0 ? await orders.refundsOf(db, which) : []
  return {
    ...shown,
    why: shown.state_text,
    refunded_at: replyTime(row.refunded_at ?? row.ordered_at),
    done: back.every(({ doneAt }) => doneAt !== null) ? (1 as const) : (0 as const),
  }
}
