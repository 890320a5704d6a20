import { eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { villageMembers, villages } from './tables'

/** Where a person belongs. */
export async function villageOf(db: Db, userId: string) {
  const [member] = await db
    .select({
      villageId: villages.villageId,
      name: villages.name,
      joinedAt: villageMembers.joinedAt,
    })
    .from(villageMembers)
    .innerJoin(villages, eq(villages.villageId, villageMembers.villageId))
    .where(eq(villageMembers.userId, userId))
  return member ?? null
}

export type Village = NonNullable<Awaited<ReturnType<typeof villageOf>>>
