import { eq } from 'drizzle-orm'
import { addRole } from '@server/areas/auth/auth'
import type { Db } from '@server/database/database'
import { monthOf } from './months'
import { usualHours } from './rules'
import { storefronts } from './tables'

type Opening = Pick<typeof storefronts.$inferSelect, 'merchantId' | 'kind' | 'villageId' | 'intro'>

/** From now on a merchant has a page; the house keeps it until somebody is given it. */
export const openShop = (tx: Db, opening: Opening, now: Date) =>
  tx
    .insert(storefronts)
    .values({ ...opening, ...usualHours, joinedAt: now, nextMonth: monthOf(now) })

interface Giving {
  merchantId: number
  /** Works there already. */
  userId: string
}

/** From now on somebody keeps a shop and is paid for what it redeems, of this month first. */
export async function giveShop(tx: Db, { merchantId, userId }: Giving, now: Date): Promise<void> {
  await tx
    .update(storefronts)
    .set({ ownerId: userId, nextMonth: monthOf(now) })
    .where(eq(storefronts.merchantId, merchantId))
  await addRole(tx, userId, 'merchant')
}
