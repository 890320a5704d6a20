import { eq } from 'drizzle-orm'
import type { Interest } from '@contract/advertiser/creative'
import { accountOf } from '@server/areas/auth/auth'
import { villageOf } from '@server/areas/village/village'
import type { Db } from '@server/database/database'
import type { Viewer } from './audience'
import { adSpendings } from './tables'

interface Who {
  userId: string
  interests: readonly Interest[]
  now: Date
}

/** What an audience asks of somebody; what they like is told by whoever keeps it. */
export async function viewerOf(db: Db, who: Who): Promise<Viewer> {
  const village = await villageOf(db, who.userId)
  const { since } = await accountOf(db, who.userId)
  const rows = await db
    .selectDistinct({ advertiserId: adSpendings.advertiserId })
    .from(adSpendings)
    .where(eq(adSpendings.userId, who.userId))
  const known = new Set(rows.map(({ advertiserId }) => advertiserId))
  return { ...who, villageId: village?.villageId ?? null, since, known }
}
