import { type Bought, boughtIn } from '@server/areas/campaign-order/campaign-order'
import { type Call, mineOf, type Mine as OfPrizes } from '@server/areas/prize/prize'
import type { Campaign } from '@server/areas/programme/programme'

/** What a campaign is to one person, and what they have bought of it. */
export type Mine = OfPrizes & Bought

export const allOfMine = async (
  call: Call,
  campaign: Campaign,
  told: Parameters<typeof mineOf>[2],
): Promise<Mine> => ({
  ...(await mineOf(call, campaign, told)),
  ...(await boughtIn(call, campaign)),
})
