import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { memberStates, residentMoved } from './states'
import { villageMemberMoves, villageMembers, villages } from './tables'

/** Whose villages somebody decides about, by their names. */
export const inVillages = (names: readonly string[]): SQL =>
  sql`${villages.name} = any(${sql.param([...names])}::text[])`

/** A membership in one of these villages; locked, whoever decides too comes after. */
export async function findMember(
  db: Db,
  memberId: number,
  names: readonly string[],
  lock?: 'locked',
) {
  const query = db
    .select({ ...getTableColumns(villageMembers), village: villages.name })
    .from(villageMembers)
    .innerJoin(villages, eq(villages.villageId, villageMembers.villageId))
    .where(and(eq(villageMembers.memberId, memberId), inVillages(names)))
  const [member] = await (lock ? query.for('update', { of: villageMembers }) : query)
  if (!member) throw new Refusal('notFound', '您管的村里没有这位邻居，回到列表看看')
  return member
}

export type Member = Awaited<ReturnType<typeof findMember>>

interface Deciding {
  memberId: number
  /** Those that whoever decides looks after. */
  names: readonly string[]
  /** Null where the house does it at its desk. */
  by: string | null
  /** As whoever decides has seen them: what was decided meanwhile is not turned over unseen. */
  was: 'asked' | 'approved'
  pass: boolean
  reason: string
  now: Date
}

/** Confirms or refuses who asks, or removes who was confirmed: of two who decide at once the second is told. */
export async function decide(tx: Db, deciding: Deciding) {
  const { memberId, names, by, was, pass, reason, now } = deciding
  const member = await findMember(tx, memberId, names, 'locked')
  const { userId, villageId } = member
  if (userId === by)
    throw new Refusal('forbidden', '不能确认或移出自己，由这个村的另一位管家或者平台来定')
  if (!pass && reason === '') throw new Refusal('invalid', '请写清楚为什么，对方会看到')
  const state = pass ? 'approved' : 'refused'
  if (member.state !== was) throw residentMoved(member.state)
  memberStates.check(was, state)
  const decided = { state, decidedAt: now, decidedBy: by, reason: pass ? '' : reason } as const
  await tx.update(villageMembers).set(decided).where(eq(villageMembers.userId, userId))
  const [move] = await tx
    .insert(villageMemberMoves)
    .values({ userId, villageId, state, byId: by, reason: decided.reason, movedAt: now })
    .returning({ moveId: villageMemberMoves.moveId })
  return { member: { ...member, ...decided } satisfies Member, moveId: move!.moveId }
}

/** The same, and the person is told. */
export async function decideMember(tx: Db, deciding: Deciding): Promise<Member> {
  const { member, moveId } = await decide(tx, deciding)
  const { userId, village, reason } = member
  await remind(tx, {
    ...{ userId, kind: 'villageDecided', about: String(moveId), at: deciding.now },
    facts: { village, approved: deciding.pass, reason },
  })
  return member
}

/** How somebody came to belong to a village, the first first. */
export const movesOf = (db: Db, { userId, villageId }: Pick<Member, 'userId' | 'villageId'>) =>
  db
    .select()
    .from(villageMemberMoves)
    .where(and(eq(villageMemberMoves.userId, userId), eq(villageMemberMoves.villageId, villageId)))
    .orderBy(asc(villageMemberMoves.moveId))
