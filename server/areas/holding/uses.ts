import { and, desc, eq } from 'drizzle-orm'
import { merchants } from '@server/areas/merchant/merchant'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { holdingUses } from './tables'
import type { Holding } from './give'

const shown = {
  name: merchants.name,
  address: merchants.address,
  phone: merchants.phone,
  latitude: merchants.latitude,
  longitude: merchants.longitude,
}

export async function merchantShown(db: Db, merchantId: number | null) {
  if (merchantId === null) return null
  const [merchant] = await db
    .select(shown)
    .from(merchants)
    .where(eq(merchants.merchantId, merchantId))
  return merchant ?? null
}

/** When and where it was redeemed, the latest first. */
export async function usesOf(db: Db, { userId, holdingId }: Holding) {
  const rows = await db
    .select({ at: holdingUses.redeemedAt, merchant: merchants.name })
    .from(holdingUses)
    .innerJoin(merchants, eq(merchants.merchantId, holdingUses.merchantId))
    .where(and(eq(holdingUses.userId, userId), eq(holdingUses.holdingId, holdingId)))
    .orderBy(desc(holdingUses.redeemedAt))
  return rows.map(({ at, merchant }) => ({ at: replyTime(at), merchant }))
}
