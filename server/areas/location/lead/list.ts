import { and, count, desc, eq, like, ne, sql } from 'drizzle-orm'
import type { LeadState } from '@contract/location/shapes'
import { idText, momentText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { nameKeyOf } from '@server/name-key'
import { stateList } from '../states'
import { locationLeads } from '../tables'

const pageSize = 20
const list = 'location leads'

interface Wanted {
  userId: string
  cursor: string | undefined
  state: LeadState | undefined
  mine: boolean
  words: string
}

/** Those that moved last first. */
export async function leadsPage(db: Db, { userId, cursor, state, mine, words }: Wanted) {
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, idText]) : []
  const { movedAt, leadId, nameKey } = locationLeads
  const sought = nameKeyOf(words)
  const rows = await db
    .select()
    .from(locationLeads)
    .where(
      and(
        state && eq(locationLeads.state, state),
        mine ? eq(locationLeads.userId, userId) : undefined,
        // letters and figures alone are left of the words, none of them has a meaning in a pattern
        sought === '' ? undefined : like(nameKey, `%${sought}%`),
        at === undefined
          ? undefined
          : sql`(${movedAt}, ${leadId}) < (${at}::timestamptz, ${last}::uuid)`,
      ),
    )
    .orderBy(desc(movedAt), desc(leadId))
    .limit(pageSize + 1)
  return page(rows, pageSize, (row) => writeCursor(list, [row.movedAt.toISOString(), row.leadId]))
}

/** How many there are in each state, of somebody or of all. */
export async function countStates(db: Db, userId: string | undefined) {
  const rows = await db
    .select({ state: locationLeads.state, count: count() })
    .from(locationLeads)
    .where(userId === undefined ? undefined : eq(locationLeads.userId, userId))
    .groupBy(locationLeads.state)
  const counts = new Map(rows.map((row) => [row.state, row.count]))
  return stateList.map((one) => ({ ...one, count: counts.get(one.state) ?? 0 }))
}

/** What somebody may decide on. */
export const toAudit = (userId: string) =>
  and(eq(locationLeads.state, 'submitted'), ne(locationLeads.submittedBy, userId))
