import { and, eq, type SQL } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import { businessDay, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign, Definition } from '@server/areas/programme/programme'
import { campaignEntries } from '../tables'
import { lightsOf, mostShown } from './lights'
import { wordsFor } from './words'

export type Entry = typeof campaignEntries.$inferSelect
type Words = ReturnType<typeof wordsFor>
type Shown = Out<'/tp5/api/Campaign/join'>

/** How often a friend may light a lamp of one entry: once in its life. */
export const onceFor = 'once'

const isOf = (userId: string, campaignKey: string) =>
  and(eq(campaignEntries.userId, userId), eq(campaignEntries.campaignKey, campaignKey))

const first = async (rows: Promise<Entry[]>): Promise<Entry | null> => (await rows)[0] ?? null

const entries = (db: Db, which: SQL | undefined) => db.select().from(campaignEntries).where(which)

export const entryOf = (db: Db, userId: string, campaignKey: string) =>
  first(entries(db, isOf(userId, campaignKey)).execute())

/** The same, held until the transaction ends: lamps are lit one by one. */
export const lockEntryOf = (tx: Db, userId: string, campaignKey: string) =>
  first(entries(tx, isOf(userId, campaignKey)).for('update').execute())

export const entryById = (db: Db, entryId: string) =>
  first(entries(db, eq(campaignEntries.entryId, entryId)).execute())

/** Whether anybody takes part. */
export const isJoined = async (db: Db, campaignKey: string): Promise<boolean> => {
  const one = entries(db, eq(campaignEntries.campaignKey, campaignKey)).limit(1)
  return (await first(one.execute())) !== null
}

const unknown = () => new Refusal('notFound', '没有找到这份邀请，请让邻居重新分享')

export async function findEntry(db: Db, entryId: string): Promise<Entry> {
  const entry = await entryById(db, entryId)
  if (!entry) throw unknown()
  return entry
}

export async function lockEntry(tx: Db, entryId: string): Promise<Entry> {
  const one = entries(tx, eq(campaignEntries.entryId, entryId)).for('update')
  const entry = await first(one.execute())
  if (!entry) throw unknown()
  return entry
}

/** A card runs for some days; what has no end lasts as long as its campaign. */
export const isRunning = (entry: Entry | null, now: Date) =>
  entry !== null && (entry.endsAt === null || entry.endsAt > now)

/** Those who come to visit are counted, and nobody visits themselves; files of before say nothing of it. */
export const ownCounts = ({ lamps }: Pick<Definition, 'lamps'>) => lamps?.own_counts !== false

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
  const goal = definition.lamps?.goal ?? 0
  const lights = await lightsOf(db, entry.entryId, userId)
  const owner = mine ? '' : maskName(await nicknameOf({ db }, entry.userId))
  const dark = entry.lit < goal && now >= startsAt && now < endsAt
  const day = mine ? businessDay(now) : onceFor
  const lit = lights.some((light) => light.userId === userId && light.day === day)
  // nobody helps themselves, though their own lamp may count
  const helpers = lights.filter((light) => light.userId !== entry.userId)
  return {
    entry_id: entry.entryId,
    mine: mine ? 1 : 0,
    owner,
    joined_at: replyTime(entry.joinedAt),
    ends_at: entry.endsAt && replyTime(entry.endsAt),
    lit: entry.lit,
    goal,
    lit_by: helpers.slice(0, mostShown).map(({ userId: by, nickname, litAt }) => ({
      name: by === userId ? '我' : maskName(nickname),
      at: replyTime(litAt),
    })),
    may_light: mine && dark && !lit ? 1 : 0,
    may_help: !mine && dark && !lit ? 1 : 0,
    note: noteOf(words, { mine, goal, left: goal - entry.lit, lit, dark }),
    words: { whose: mine ? words.mine : words.of(owner), unit, by, thanks },
  }
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
