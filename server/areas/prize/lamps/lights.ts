import { and, desc, eq } from 'drizzle-orm'
import { nicknameIn } from '@server/areas/auth/auth'
import type { Db } from '@server/database/database'
import { campaignLights } from '../tables'

/** How many of those who lit a lamp are named. */
export const mostShown = 20

const { userId, day, litAt } = campaignLights
const columns = { userId, day, litAt, nickname: nicknameIn(userId).as('nickname') }

/** The newest lights of an entry, and behind them whatever else the person who looks lit of it. */
export function lightsOf(db: Db, entryId: string, looking: string | null) {
  const ofEntry = eq(campaignLights.entryId, entryId)
  const newest = db
    .select(columns)
    .from(campaignLights)
    .where(ofEntry)
    .orderBy(desc(litAt))
    .limit(mostShown)
  if (looking === null) return newest
  const own = db
    .select(columns)
    .from(campaignLights)
    .where(and(ofEntry, eq(userId, looking)))
  return newest.union(own).orderBy(desc(litAt))
}
