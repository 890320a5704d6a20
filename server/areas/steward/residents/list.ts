import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import {
  inVillages,
  type Member,
  type MemberState,
  villageMembers,
  villages,
} from '@server/areas/village/village'
import { momentText, page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Scope } from '../scope'

const pageSize = 20

interface Wanted {
  cursor: string | undefined
  state: MemberState
}

const { joinedAt, memberId, villageId } = villageMembers

/** Who belongs to these villages in a state; nobody waits for an answer of their own. */
const isIn = ({ villages: names, userId }: Scope, state: MemberState) =>
  and(
    inVillages(names),
    eq(villageMembers.state, state),
    state === 'asked' ? ne(villageMembers.userId, userId) : undefined,
  )

/** Who belongs to these villages in a state: who waits, the longest waiting first; else the newest. */
export async function membersPage(scope: Scope, { cursor, state }: Wanted) {
  const name = `residents ${state}`
  const waits = state === 'asked'
  const [at, last] = cursor ? readCursor(name, cursor, [momentText, whole]) : []
  const behind = sql.raw(waits ? '>' : '<')
  const rows: Member[] = await scope.db
    .select({ ...getTableColumns(villageMembers), village: villages.name })
    .from(villageMembers)
    .innerJoin(villages, eq(villages.villageId, villageId))
    .where(
      and(
        isIn(scope, state),
        at === undefined
          ? undefined
          : sql`(${joinedAt}, ${memberId}) ${behind} (${at}::timestamptz, ${last}::bigint)`,
      ),
    )
    .orderBy(...(waits ? [asc(joinedAt), asc(memberId)] : [desc(joinedAt), desc(memberId)]))
    .limit(pageSize + 1)
  return page(rows, pageSize, (row) =>
    writeCursor(name, [row.joinedAt.toISOString(), row.memberId]),
  )
}

export async function countAsked(scope: Scope): Promise<number> {
  const [row] = await scope.db
    .select({ asked: sql<number>`count(*)::int` })
    .from(villageMembers)
    .innerJoin(villages, eq(villages.villageId, villageId))
    .where(isIn(scope, 'asked'))
  return row!.asked
}
