import { and, desc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName, nicknameOf, nicknames } from '@server/areas/auth/auth'
import { businessDay, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign } from '../find'
import { campaignEntries, campaignLights } from '../tables'
import { wordsFor } from './words'

export type Entry = typeof campaignEntries.$inferSelect
type Words = ReturnType<typeof wordsFor>
type Shown = Out<'/tp5/api/Campaign/join'>

/** How often a friend may light a lamp of one entry: once in its life. */
export const onceFor = 'once'

export async function entryOf(db: Db, userId: string, campaignKey: string) {
  const [entry] = await db
    .select()
    .from(campaignEntries)
    .where(and(eq(campaignEntries.userId, userId), eq(campaignEntries.campaignKey, campaignKey)))
  return entry ?? null
}

export async function entryById(db: Db, entryId: string): Promise<Entry | null> {
  const [entry] = await db
    .select()
    .from(campaignEntries)
    .where(eq(campaignEntries.entryId, entryId))
  return entry ?? null
}

export async function findEntry(db: Db, entryId: string): Promise<Entry> {
  const entry = await entryById(db, entryId)
  if (!entry) throw new Refusal('notFound', '没有找到这份邀请，请让邻居重新分享')
  return entry
}

/** The same, held until the transaction ends: lamps are lit one by one. */
export async function lockEntry(tx: Db, entryId: string): Promise<Entry> {
  const [entry] = await tx
    .select()
    .from(campaignEntries)
    .where(eq(campaignEntries.entryId, entryId))
    .for('update')
  if (!entry) throw new Refusal('notFound', '没有找到这份邀请，请让邻居重新分享')
  return entry
}

/** A card runs for some days; what has no end lasts as long as its campaign. */
export const isRunning = (entry: Entry | null, now: Date) =>
  entry !== null && (entry.endsAt === null || entry.endsAt > now)

interface Looking {
  db: Db
  userId: string | null
  now: Date
}

export async function presentEntry(
  { db, userId, now }: Looking,
  { definition, startsAt, endsAt }: Campaign,
  entry: Entry,
): Promise<Shown> {
  const mine = entry.userId === userId
  const words = wordsFor(definition)
  const { unit, by, thanks } = words
  const owner = mine ? '' : maskName(await nicknameOf({ db }, entry.userId))
  const goal = definition.lamps?.goal ?? 0
  const lights = await db
    .select()
    .from(campaignLights)
    .where(eq(campaignLights.entryId, entry.entryId))
    .orderBy(desc(campaignLights.litAt))
    .limit(20)
  const names = await nicknames(db, [...new Set(lights.map((light) => light.userId))])
  const dark = entry.lit < goal && now >= startsAt && now < endsAt
  const lit = await hasLit(db, entry.entryId, userId, mine ? businessDay(now) : onceFor)
  return {
    entry_id: entry.entryId,
    mine: mine ? 1 : 0,
    owner,
    joined_at: replyTime(entry.joinedAt),
    ends_at: entry.endsAt && replyTime(entry.endsAt),
    lit: entry.lit,
    goal,
    lit_by: lights.map(({ userId: by, litAt }) => ({
      name: by === userId ? '我' : maskName(names.get(by) ?? ''),
      at: replyTime(litAt),
    })),
    may_light: mine && dark && !lit ? 1 : 0,
    may_help: !mine && dark && !lit ? 1 : 0,
    note: noteOf(words, { mine, goal, left: goal - entry.lit, lit, dark }),
    words: { whose: mine ? words.mine : words.of(owner), unit, by, thanks },
  }
}

async function hasLit(db: Db, entryId: string, userId: string | null, day: string) {
  if (userId === null) return false
  const rows = await db
    .select({ userId: campaignLights.userId })
    .from(campaignLights)
    .where(
      and(
        eq(campaignLights.entryId, entryId),
        eq(campaignLights.userId, userId),
        eq(campaignLights.day, day),
      ),
    )
  return rows.length > 0
}

interface Standing {
  mine: boolean
  goal: number
  left: number
  lit: boolean
  dark: boolean
}

function noteOf(words: Words, { mine, goal, left, lit, dark }: Standing): string {
  if (goal === 0) return ''
  if (left <= 0) return words.full
  if (!dark) return '活动不在进行中'
  if (mine) return lit ? words.lit(left) : words.mayLight(left)
  return lit ? words.helped : words.mayHelp(left)
}
