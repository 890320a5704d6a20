import { and, desc, eq, like, sql } from 'drizzle-orm'
import { idText, momentText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { nameKeyOf } from '@server/name-key'
import type { CustomerState } from './states'
import { reportedCustomers } from './tables'

const pageSize = 20
const list = 'reported customers'

interface Wanted {
  userId: string
  cursor: string | undefined
  state: CustomerState | undefined
  mine: boolean
  words: string
}

/** The newest first. */
export async function customersPage(db: Db, { userId, cursor, state, mine, words }: Wanted) {
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, idText]) : []
  const { reportedAt, customerId, nameKey } = reportedCustomers
  const sought = nameKeyOf(words)
  const rows = await db
    .select()
    .from(reportedCustomers)
    .where(
      and(
        state && eq(reportedCustomers.state, state),
        mine ? eq(reportedCustomers.userId, userId) : undefined,
        // letters and figures alone are left of the words, none of them has a meaning in a pattern
        sought === '' ? undefined : like(nameKey, `%${sought}%`),
        at === undefined
          ? undefined
          : sql`(${reportedAt}, ${customerId}) < (${at}::timestamptz, ${last}::uuid)`,
      ),
    )
    .orderBy(desc(reportedAt), desc(customerId))
    .limit(pageSize + 1)
  return page(rows, pageSize, (row) =>
    writeCursor(list, [row.reportedAt.toISOString(), row.customerId]),
  )
}
