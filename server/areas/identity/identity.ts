import { eq, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import type { Context } from '@server/call/handler'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { consentedAt } from './consent'
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

const nothingYet = {
  state: 'none' as const,
  name: '',
  id_number: '',
  reason: '',
  submitted_at: null,
  decided_at: null,
}

/** What a person may see of it: their own, masked, and whether they agree to it. */
export async function myIdentity(
  context: Pick<Context<'/user/nameVerify/detail'>, 'db' | 'config' | 'now' | 'user'>,
): Promise<Out<'/user/nameVerify/detail'>> {
  const { db, config, user } = context
  const agreed = await consentedAt(context)
  return {
    ...(await maskedOf(db, config.dataKey, user.userId)),
    consented_at: agreed && replyTime(agreed),
  }
}

async function maskedOf(db: Db, key: DataKey, userId: string) {
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

/** By what name somebody was verified; null where they were not. */
export async function identityNameOf(db: Db, key: DataKey, userId: string): Promise<string | null> {
  const [row] = await db.select().from(identities).where(eq(identities.userId, userId))
  return row?.state === 'approved' ? openPerson(key, userId, row.sealed).name : null
}

/** A row where somebody's identity has been approved. */
export const approvedOf = (userId: string) =>
  sql`select from identities where user_id = ${userId} and state = 'approved'`
