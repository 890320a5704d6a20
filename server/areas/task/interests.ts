import { eq } from 'drizzle-orm'
import type { Interest } from '@contract/advertiser/creative'
import { type Viewer, viewerOf } from '@server/areas/advertiser/advertiser'
import type { Db } from '@server/database/database'
import { userInterests } from './tables'

/** What somebody says that they like. */
export async function interestsOf(db: Db, userId: string): Promise<Interest[]> {
  const rows = await db.select().from(userInterests).where(eq(userInterests.userId, userId))
  return rows.map(({ interest }) => interest).sort()
}

export async function keepInterests(tx: Db, userId: string, chosen: readonly Interest[]) {
  await tx.delete(userInterests).where(eq(userInterests.userId, userId))
  if (chosen.length > 0)
    await tx.insert(userInterests).values(chosen.map((interest) => ({ userId, interest })))
}

/** Somebody as an audience asks about them. */
export const lookingAs = async (db: Db, userId: string, now: Date): Promise<Viewer> =>
  viewerOf(db, { userId, interests: await interestsOf(db, userId), now })
