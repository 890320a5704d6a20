import { and, eq } from 'drizzle-orm'
import { endOfDayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { Refusal } from '@server/http/refusal'
import type { Campaign } from '../campaign'
import { campaignEntries } from '../tables'
import { type Entry, entryOf, isRunning } from './entry'

/** Taking part is once; whoever asks again is given what they began. */
export async function join(tx: Db, campaign: Campaign, userId: string, now: Date): Promise<Entry> {
  await tx
    .insert(campaignEntries)
    .values({
      userId,
      entryId: uuidv7(now.getTime()),
      campaignKey: campaign.key,
      joinedAt: now,
    })
    .onConflictDoNothing()
  return (await entryOf(tx, userId, campaign.key))!
}

/** A card that is paid for begins now; one that has run out begins again. */
export async function startCard(tx: Db, campaign: Campaign, userId: string, now: Date) {
  const { card } = campaign.definition
  if (!card) throw new Error(`Campaign ${campaign.key} sells no card`)
  const endsAt = endOfDayAfter(now, card.days)
  const known = await entryOf(tx, userId, campaign.key)
  if (isRunning(known, now)) throw new Refusal('cardRuns')
  if (known) {
    await tx
      .update(campaignEntries)
      .set({ joinedAt: now, endsAt })
      .where(and(eq(campaignEntries.userId, userId), eq(campaignEntries.campaignKey, campaign.key)))
    return
  }
  await tx.insert(campaignEntries).values({
    userId,
    entryId: uuidv7(now.getTime()),
    campaignKey: campaign.key,
    joinedAt: now,
    endsAt,
  })
}
