import { inArray } from 'drizzle-orm'
import { orders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import type { SheetRow } from './read-sheet'

interface Doubled {
  /** It cannot be meant. */
  refused?: string
  /** It may be: two orders of one person in one parcel. */
  told?: string
}

/** Which rows say a number again, by their line. */
export async function duplicatesIn(
  db: Db,
  rows: readonly SheetRow[],
): Promise<ReadonlyMap<number, Doubled>> {
  const owners = await ownersOf(db, rows)
  const sent = await alreadySent(db, rows)
  return new Map(
    rows.map((row, at) => {
      const before = rows.slice(0, at)
      if (before.some(({ no }) => no === row.no)) return [row.line, { refused: '订单号重复了' }]
      const same = [
        ...before.filter(({ trackingNo }) => trackingNo === row.trackingNo).map(({ no }) => no),
        ...(sent.get(row.trackingNo) ?? []),
      ].filter((no) => no !== row.no)
      return [row.line, same.length === 0 ? {} : sameParcel(same, row, owners)]
    }),
  )
}

function sameParcel(
  same: readonly string[],
  { no }: SheetRow,
  owners: ReadonlyMap<string, string>,
): Doubled {
  const foreign = same.find((other) => owners.get(other) !== owners.get(no))
  if (foreign !== undefined) return { refused: `快递单号和 ${foreign} 一样，那是别人的订单` }
  return { told: `和 ${same.join('、')} 是同一个快递单号` }
}

/** Whose the orders are, those that were sent under the same numbers among them. */
async function ownersOf(db: Db, rows: readonly SheetRow[]) {
  const numbers = rows.map(({ no }) => no)
  const found = [
    ...(await rowsWhere(db, orders.orderSn, numbers)),
    ...(await rowsWhere(
      db,
      orders.trackingNo,
      rows.map(({ trackingNo }) => trackingNo),
    )),
  ]
  return new Map(found.map(({ orderSn, userId }) => [orderSn, userId]))
}

async function alreadySent(db: Db, rows: readonly SheetRow[]) {
  const numbers = rows.map(({ trackingNo }) => trackingNo)
  const sent = new Map<string, string[]>()
  for (const { orderSn, trackingNo } of await rowsWhere(db, orders.trackingNo, numbers))
    sent.set(trackingNo, [...(sent.get(trackingNo) ?? []), orderSn])
  return sent
}

async function rowsWhere(
  db: Db,
  column: typeof orders.orderSn | typeof orders.trackingNo,
  values: readonly string[],
) {
  const given = [...new Set(values)].filter(Boolean)
  if (given.length === 0) return []
  const { orderSn, userId, trackingNo } = orders
  return db.select({ orderSn, userId, trackingNo }).from(orders).where(inArray(column, given))
}
