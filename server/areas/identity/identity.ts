import { eq, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { maskIdNumber, maskName, openPerson } from './person'
import type { IdentityState } from './states'
import { identities } from './tables'

/** How a person's verification stands, for areas that ask for one. */
export async function identityOf(db: Db, userId: string): Promise<IdentityState> {
  const [row] = await db
    .select({ state: identities.state })
    .from(identities)
    .where(eq(identities.userId, userId))
  return row?.state ?? 'none'
}

const nothingYet: Out<'/user/nameVerify/detail'> = {
  state: 'none',
  name: '',
  id_number: '',
  reason: '',
  submitted_at: null,
  decided_at: null,
}

/** What a person may see of it: their own, masked. */
export async function myIdentity(db: Db, key: DataKey, userId: string) {
  const [row] = await db.select().from(identities).where(eq(identities.userId, userId))
  if (!row) return nothingYet
  const { name, idNumber } = openPerson(key, userId, row.sealed)
  return {
    state: row.state,
    name: maskName(name),
    id_number: maskIdNumber(idNumber),
    reason: row.reason ?? '',
    submitted_at: replyTime(row.submittedAt),
    decided_at: row.decidedAt && replyTime(row.decidedAt),
  }
}

/** A row where somebody's identity has been approved. */
export const approvedOf = (userId: string) =>
  sql`select from identities where user_id = ${userId} and state = 'approved'`
