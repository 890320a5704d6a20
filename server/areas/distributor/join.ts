import { eq } from 'drizzle-orm'
import { identityOf } from '@server/areas/identity/identity'
import { codeOf } from '@server/areas/invite/invite'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { isOpen, type Recruitment, recruitmentOf } from './recruitments'
import { distributors } from './tables'

export async function distributorOf(db: Db, userId: string) {
  const [row] = await db.select().from(distributors).where(eq(distributors.userId, userId))
  return row
}

export function findRecruitment(recruitmentId: number): Recruitment {
  const found = recruitmentOf(recruitmentId)
  if (!found) throw new Refusal('notFound', '没有这次招募，看看正在进行的吧')
  return found
}

interface Wish {
  userId: string
  recruitmentId: number
  now: Date
}

/** Why somebody cannot become a distributor now, or null. */
export async function reasonAgainst(
  db: Db,
  { userId, recruitmentId, now }: Wish,
): Promise<Refusal | null> {
  if (!isOpen(findRecruitment(recruitmentId), now)) return new Refusal('recruitmentOver')
  if ((await identityOf(db, userId)) === 'approved') return null
  return new Refusal('identityNeeded', '做推广员要先完成实名认证，奖励才能结算给您本人')
}

/** Once and for all under the rules of today; asked again nothing changes. */
export async function join(tx: Db, wish: Wish): Promise<string> {
  const { userId, recruitmentId, now } = wish
  if (!(await distributorOf(tx, userId))) {
    const reason = await reasonAgainst(tx, wish)
    if (reason) throw reason
    await tx
      .insert(distributors)
      .values({ userId, recruitmentId, joinedAt: now })
      .onConflictDoNothing()
  }
  return codeOf(tx, userId, now)
}
