import { eq, sql } from 'drizzle-orm'
import { credit } from '@server/areas/wallet/wallet'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import type { Campaign } from '../find'
import type { Definition } from '../definition'
import { campaignEntries, campaignLights } from '../tables'
import { type Entry, lockEntry, onceFor } from './entry'
import { wordsFor } from './words'

type Lamps = NonNullable<Definition['lamps']>

export function lampsOf({ definition: { lamps } }: Campaign): Lamps {
  if (!lamps) throw new Refusal('notFound', '这个活动没有点灯')
  return lamps
}

interface Lighting {
  entryId: string
  userId: string
  /** The day it counts for, or once for ever. */
  day: string
  already: 'litToday' | 'helpedAlready'
  now: Date
}

async function lightOne(tx: Db, campaign: Campaign, lighting: Lighting): Promise<Entry> {
  const { entryId, userId, day, already, now } = lighting
  const words = wordsFor(campaign.definition)
  const { lit } = await lockEntry(tx, entryId)
  if (lit >= lampsOf(campaign).goal) throw new Refusal('lampsFull', words.full)
  const written = await tx
    .insert(campaignLights)
    .values({ entryId, userId, day, litAt: now })
    .onConflictDoNothing()
    .returning()
  if (written.length === 0) throw new Refusal(already, words[already])
  const [entry] = await tx
    .update(campaignEntries)
    .set({ lit: sql`${campaignEntries.lit} + 1` })
    .where(eq(campaignEntries.entryId, entryId))
    .returning()
  return entry!
}

/** One's own lamp of the day. */
export const lightOwn = (tx: Db, campaign: Campaign, { entryId, userId }: Entry, now: Date) =>
  lightOne(tx, campaign, { entryId, userId, day: businessDay(now), already: 'litToday', now })

/** A friend's lamp; whoever helps is thanked, and helps only so many a day. */
export async function lightFor(
  tx: Db,
  campaign: Campaign,
  { entryId, userId: ownerId }: Entry,
  helperId: string,
  now: Date,
): Promise<Entry> {
  if (ownerId === helperId) throw new Refusal('ownLamps')
  const { helps_a_day: most, thanks } = lampsOf(campaign)
  const entry = await lightOne(tx, campaign, {
    entryId,
    userId: helperId,
    day: onceFor,
    already: 'helpedAlready',
    now,
  })
  const [counted] = await statement(
    tx,
    'campaign_help',
    `insert into campaign_counts as mine (campaign_key, subject, period, times)
     values ($1, $2, $3, 1)
     on conflict (campaign_key, subject, period) do update set times = mine.times + 1
     where mine.times < $4 returning times`,
    [campaign.key, `helper ${helperId}`, businessDay(now), most],
  )
  if (!counted) throw new Refusal('helpsSpent')
  if (thanks) {
    const entryOfHelper = { userId: helperId, currency: 'points', amount: thanks } as const
    const title = `${campaign.definition.title}·助力谢礼`
    await credit(tx, { ...entryOfHelper, from: 'gift', title, at: now })
  }
  return entry
}
