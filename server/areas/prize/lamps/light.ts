import { eq, sql } from 'drizzle-orm'
import { credit } from '@server/areas/wallet/wallet'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign, Definition } from '@server/areas/programme/programme'
import { countUp } from '@server/areas/programme/programme'
import { campaignEntries, campaignLights } from '../tables'
import { type Entry, onceFor, ownCounts } from './entry'
import { wordsFor } from './words'

type Lamps = NonNullable<Definition['lamps']>

export function lampsOf({ definition: { lamps } }: Campaign): Lamps {
  if (!lamps) throw new Refusal('notFound', '这个活动没有点灯')
  return lamps
}

interface Lighting {
  /** Locked: lamps are lit one by one. */
  entry: Entry
  userId: string
  /** The day it counts for, or once for ever. */
  day: string
  already: 'litToday' | 'helpedAlready'
  /** Whether it brings the prizes nearer. */
  counts: boolean
  now: Date
}

async function lightOne(tx: Db, campaign: Campaign, lighting: Lighting): Promise<Entry> {
  const { entry, userId, day, already, counts, now } = lighting
  const { entryId, lit } = entry
  const words = wordsFor(campaign.definition)
  if (lit >= lampsOf(campaign).goal) throw new Refusal('lampsFull', words.full)
  const written = await tx
    .insert(campaignLights)
    .values({ entryId, userId, day, litAt: now })
    .onConflictDoNothing()
    .returning()
  if (written.length === 0) throw new Refusal(already, words[already])
  if (!counts) return entry
  const [brighter] = await tx
    .update(campaignEntries)
    .set({ lit: sql`${campaignEntries.lit} + 1` })
    .where(eq(campaignEntries.entryId, entryId))
    .returning()
  return brighter!
}

/** One's own lamp of the day, in an entry that is locked. */
export const lightOwn = (tx: Db, campaign: Campaign, entry: Entry, now: Date) =>
  lightOne(tx, campaign, {
    entry,
    userId: entry.userId,
    day: businessDay(now),
    already: 'litToday',
    counts: ownCounts(campaign.definition),
    now,
  })

interface Help {
  /** Of the friend, locked. */
  entry: Entry
  helperId: string
  now: Date
}

/** A friend's lamp; whoever helps is thanked, and helps only so many a day. */
export async function lightFor(
  tx: Db,
  campaign: Campaign,
  { entry, helperId, now }: Help,
): Promise<Entry> {
  if (entry.userId === helperId) throw new Refusal('ownLamps')
  const { helps_a_day: most, thanks } = lampsOf(campaign)
  const lit = await lightOne(tx, campaign, {
    entry,
    userId: helperId,
    day: onceFor,
    already: 'helpedAlready',
    counts: true,
    now,
  })
  const helped = { subject: `helper ${helperId}`, period: businessDay(now) }
  if ((await countUp(tx, campaign.key, helped, most)) === null) throw new Refusal('helpsSpent')
  if (thanks) {
    const entryOfHelper = { userId: helperId, currency: 'points', amount: thanks } as const
    const title = `${campaign.definition.title}·助力谢礼`
    await credit(tx, { ...entryOfHelper, from: 'gift', title, at: now })
  }
  return lit
}
