import type { Db } from '@server/database/database'
import { demoFile, demoFiles } from '@server/database/demo-files'
import { inviteGuests } from '@server/areas/partner/partner'
import { findCampaign } from '@server/areas/programme/programme'
import type { SeedContext } from '../area'
import { importCampaign } from './write/import-campaign'
import { addCodes } from './write/stock'

/** How many codes the demo makes for a prize: given out with it, or to be typed in for it. */
interface CodeList {
  campaignKey: string
  prizeKey: string
  start: string
  count: number
}

/** Whom the banks of the demo have invited, each to its campaign. */
interface Guests {
  campaigns: string[]
  phones: string[]
}

/** RICE0001 and so on: easy to try in a demo, and nothing that a real list would hold. */
export const demoCode = (start: string, nth: number) => `${start}${String(nth).padStart(4, '0')}`

export async function seedCampaigns(db: Db, { now, config }: SeedContext) {
  for (const text of demoFiles('campaigns')) await importCampaign(db, text, now)
  const lists = JSON.parse(demoFile('campaign-codes.json')) as CodeList[]
  for (const { start, count, ...list } of lists) {
    const codes = Array.from({ length: count }, (_, nth) => demoCode(start, nth + 1))
    await addCodes(db, config.dataKey, { ...list, text: codes.join('\n') }, now)
  }
  const guests = JSON.parse(demoFile('campaign-guests.json')) as Guests
  for (const key of guests.campaigns) {
    const campaign = await findCampaign(db, { key }, now)
    await inviteGuests(db, config.dataKey, campaign, guests.phones.join('\n'))
  }
}
