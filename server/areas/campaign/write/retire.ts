import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { campaignPrizes, type Definition } from '@server/areas/programme/programme'
import { withdrawCodes } from '@server/areas/prize/prize'

/** Prizes that the file names no longer: what was given stays known, codes that nobody has are dropped. */
export async function retirePrizes(tx: Db, { key, prizes }: Definition, now: Date): Promise<void> {
  const named = prizes.map((prize) => prize.key)
  const gone = await tx
    .update(campaignPrizes)
    .set({ retiredAt: now, stock: 0 })
    .where(
      and(
        eq(campaignPrizes.campaignKey, key),
        isNull(campaignPrizes.retiredAt),
        named.length > 0 ? notInArray(campaignPrizes.prizeKey, named) : undefined,
      ),
    )
    .returning({ prizeKey: campaignPrizes.prizeKey })
  for (const { prizeKey } of gone) await withdrawCodes(tx, key, prizeKey)
}
