import { asc, eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { PlanContent } from './content'
import { healthPlans } from './tables'

export interface Offered {
  planId: number
  content: PlanContent
}

/** What can be received now, the oldest first. */
export const offeredPlans = (db: Db): Promise<Offered[]> =>
  db
    .select({ planId: healthPlans.planId, content: healthPlans.content })
    .from(healthPlans)
    .where(eq(healthPlans.offShelf, false))
    .orderBy(asc(healthPlans.planId))
