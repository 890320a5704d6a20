import { eq, lte } from 'drizzle-orm'
import { endOfDayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { Refusal } from '@server/call/refusal'
import type { Campaign } from '@server/areas/programme/programme'
import { campaignEntries } from '../tables'
import { type Entry, entryOf, isRunning, lockEntryOf } from './entry'

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

/** A card that is paid for begins now; one that has run out begins again, and for one payment. */
export async function startCard(tx: Db, campaign: Campaign, userId: string, now: Date) {
  const { card } = campaign.definition
  if (!card) throw new Refusal('campaignEnded', '这张卡已经停售')
  const began = { joinedAt: now, endsAt: endOfDayAfter(now, card.days) }
  const [started] = await tx
    .insert(campaignEntries)
    .values({
      userId,
      entryId: uuidv7(now.getTime()),
      campaignKey: campaign.key,
      ...began,
    })
    .onConflictDoUpdate({
      target: [campaignEntries.userId, campaignEntries.campaignKey],
      set: began,
      setWhere: lte(campaignEntries.endsAt, now),
    })
    .returning({ entryId: campaignEntries.entryId })
  if (!started) throw new Refusal('cardRuns')
}

interface Ending {
  userId: string
  campaignKey: string
  at: Date
}

/** A card that is given back runs no longer; says since when it ran. */
export async function endCard(tx: Db, { userId, campaignKey, at }: Ending): Promise<Date> {
  const entry = await lockEntryOf(tx, userId, campaignKey)
  if (!entry || !isRunning(entry, at)) throw new Refusal('notRefundable', '这张卡已经到期了')
  await tx
    .update(campaignEntries)
    .set({ endsAt: at })
    .where(eq(campaignEntries.entryId, entry.entryId))
  return entry.joinedAt
}
