import { and, asc, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { afterSaleStates } from '@contract/after-sale'
import { momentText, page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { atDesk, states } from '../states'
import { afterSales } from '../tables'

const pageSize = 20

const shownStates = {
  waiting: atDesk,
  underWay: afterSaleStates.filter((state) => !atDesk.includes(state) && !states.isOver(state)),
  over: afterSaleStates.filter((state) => states.isOver(state)),
} as const

interface Wanted {
  shown: keyof typeof shownStates
  cursor: string | undefined
  words: string
}

const { afterSaleNo, orderSn, state, createdAt, deadlineAt } = afterSales

/** By when it was to be answered; what somebody took over comes first. */
const due = sql<Date>`coalesce(${deadlineAt}, ${createdAt})`.mapWith(createdAt)

/** What waits for the house, the most urgent first; the others newest first. One is found by its number however it stands. */
export async function afterSalesPage(db: Db, { shown, cursor, words }: Wanted) {
  const no = words.trim().toUpperCase()
  if (no !== '') return newestFirst(db, or(eq(afterSaleNo, no), eq(orderSn, no)), cursor)
  const those = inArray(state, [...shownStates[shown]])
  return shown === 'waiting' ? byDeadline(db, those, cursor) : newestFirst(db, those, cursor)
}

const numberText = textLike(/^LS\d{18,24}$/)

async function byDeadline(db: Db, those: SQL | undefined, cursor: string | undefined) {
  const list = 'after-sales by deadline'
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, numberText]) : []
  const behind =
    at === undefined ? undefined : sql`(${due}, ${afterSaleNo}) > (${at}::timestamptz, ${last})`
  const rows = await db
    .select()
    .from(afterSales)
    .where(and(those, behind))
    .orderBy(asc(due), asc(afterSaleNo))
    .limit(pageSize + 1)
  return page(rows, pageSize, (row) =>
    writeCursor(list, [(row.deadlineAt ?? row.createdAt).toISOString(), row.afterSaleNo]),
  )
}

async function newestFirst(db: Db, those: SQL | undefined, cursor: string | undefined) {
  const list = 'after-sales by number'
  const [last] = cursor ? readCursor(list, cursor, [numberText]) : []
  const rows = await db
    .select()
    .from(afterSales)
    .where(and(those, last === undefined ? undefined : lt(afterSaleNo, String(last))))
    .orderBy(desc(afterSaleNo))
    .limit(pageSize + 1)
  return page(rows, pageSize, (row) => writeCursor(list, [row.afterSaleNo]))
}
