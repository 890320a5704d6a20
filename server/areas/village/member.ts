import { and, eq, lte, ne, or } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { villageMemberMoves, villageMembers, villages } from './tables'

/** Whoever could change it from day to day would be a neighbour everywhere. */
export const keptDays = 30
const keptSince = (now: Date) => new Date(now.getTime() - keptDays * dayMs)

const { userId: member, villageId: where, joinedAt, state, reason } = villageMembers
const columns = { villageId: villages.villageId, name: villages.name, joinedAt, state, reason }

/** The village that a person asked to belong to last, though they were refused there. */
export async function membershipOf(db: Db, userId: string) {
  const [row] = await db
    .select(columns)
    .from(villageMembers)
    .innerJoin(villages, eq(villages.villageId, where))
    .where(eq(member, userId))
  return row ?? null
}

export type Membership = NonNullable<Awaited<ReturnType<typeof membershipOf>>>

/** Where a person says that they belong: from when they ask, unless they are refused. */
export async function villageOf(db: Db, userId: string) {
  const [row] = await db
    .select(columns)
    .from(villageMembers)
    .innerJoin(villages, eq(villages.villageId, where))
    .where(and(eq(member, userId), ne(state, 'refused')))
  return row ?? null
}

/** The same once it was confirmed: what is worth something goes by this alone. */
export async function confirmedVillageOf(db: Db, userId: string) {
  const home = await villageOf(db, userId)
  return home?.state === 'approved' ? home : null
}

export const changesAt = (one: Pick<Membership, 'joinedAt'>) =>
  new Date(one.joinedAt.getTime() + keptDays * dayMs)

export const mayChange = (one: Membership | null, now: Date): boolean =>
  !one || one.state === 'refused' || one.joinedAt <= keptSince(now)

interface Joining {
  userId: string
  villageId: number
  now: Date
}

/** Belongs there from now on and asks to be confirmed; false where they have to stay where they are. */
export async function join(tx: Db, { userId, villageId, now }: Joining): Promise<boolean> {
  const asked = { villageId, joinedAt: now, state: 'asked' as const }
  const written = await tx
    .insert(villageMembers)
    .values({ userId, ...asked })
    .onConflictDoUpdate({
      target: member,
      set: { ...asked, decidedAt: null, decidedBy: null, reason: '' },
      setWhere: or(lte(joinedAt, keptSince(now)), eq(state, 'refused')),
    })
    .returning({ userId: member })
  if (written.length === 0) return false
  await tx
    .insert(villageMemberMoves)
    .values({ userId, villageId, state: 'asked', byId: userId, movedAt: now })
  return true
}
