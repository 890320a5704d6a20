import { count, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { type DataKey, keyedHash, keyedHashes } from '@server/database/data-key'
import { statement } from '@server/database/statement'
import { campaigns } from '@server/areas/programme/programme'
import { campaignGuests } from '../tables'

/** The same phone is another one in each campaign: lists of two tell nobody whom they share. */
const subject = (campaignKey: string, phone: string) => `${campaignKey} ${phone}`

const guestHash = (key: DataKey, campaignKey: string, phone: string) =>
  keyedHash(key, 'campaign guest', subject(campaignKey, phone))

export const guestHashes = (key: DataKey, campaignKey: string, phone: string) =>
  keyedHashes(key, 'campaign guest', subject(campaignKey, phone))

export async function isGuest(db: Db, hashes: readonly string[]): Promise<boolean> {
  const rows = await statement(
    db,
    'campaign_guest',
    `select from campaign_guests where phone_hash = any ($1)`,
    [hashes],
  )
  return rows.length > 0
}

interface GuestList {
  campaignKey: string
  phones: readonly string[]
}

/** Takes a list in beside what is there, and says how many of it are new. */
export async function addGuests(
  tx: Db,
  key: DataKey,
  { campaignKey, phones }: GuestList,
): Promise<number> {
  let added = 0
  for (let at = 0; at < phones.length; at += 1000) {
    const rows = await tx
      .insert(campaignGuests)
      .values(
        phones
          .slice(at, at + 1000)
          .map((phone) => ({ campaignKey, phoneHash: guestHash(key, campaignKey, phone) })),
      )
      .onConflictDoNothing()
      .returning({ campaignKey: campaignGuests.campaignKey })
    added += rows.length
  }
  return added
}

export async function countGuests(db: Db, campaignKey: string): Promise<number> {
  const [row] = await db
    .select({ guests: count() })
    .from(campaignGuests)
    .where(eq(campaignGuests.campaignKey, campaignKey))
  return row?.guests ?? 0
}

/** Of campaigns that ended before. */
export async function forgetGuests(db: Db, endedBefore: Date): Promise<void> {
  const over = db
    .select({ key: campaigns.campaignKey })
    .from(campaigns)
    .where(lt(campaigns.endsAt, endedBefore))
  await db.delete(campaignGuests).where(inArray(campaignGuests.campaignKey, over))
}
