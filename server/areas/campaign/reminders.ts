import { and, eq, lte } from 'drizzle-orm'
import { remind } from '@server/areas/message/message'
import {
  type Campaign,
  type CampaignState,
  changesIn,
  findCampaign,
  stateOf,
} from '@server/areas/programme/programme'
import { compactTime, hourMs, startOfDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { campaignReminders } from './tables'

/** What passes by itself. */
const passing: readonly CampaignState[] = ['ahead', 'between', 'soldOutToday']

/** What is there again from midnight on is told in the morning. */
const morning = 8
const pausedMs = 600_000

/** When it will be worth coming; null where it is now, or never again. */
export function opensNext(campaign: Campaign, now: Date): Date | null {
  const state = stateOf(campaign, now)
  const seconds = passing.includes(state) ? changesIn(campaign, now) : null
  if (seconds === null) return null
  const turn = new Date(now.getTime() + seconds * 1000)
  const early = state === 'soldOutToday' && !campaign.definition.hours
  const at = early ? new Date(startOfDay(turn).getTime() + morning * hourMs) : turn
  return at < campaign.endsAt ? at : null
}

const isMine = (userId: string, campaignKey: string) =>
  and(eq(campaignReminders.userId, userId), eq(campaignReminders.campaignKey, campaignKey))

export async function isReminded(db: Db, userId: string, key: string): Promise<boolean> {
  const rows = await db.select().from(campaignReminders).where(isMine(userId, key))
  return rows.length > 0
}

interface Wish {
  userId: string
  key: string
  now: Date
}

export async function askForReminder(tx: Db, { userId, key, now }: Wish): Promise<void> {
  const dueAt = opensNext(await findCampaign(tx, { key }, now), now)
  if (!dueAt) throw new Refusal('invalid', '现在不用等，刷新看看')
  await tx
    .insert(campaignReminders)
    .values({ userId, campaignKey: key, dueAt, createdAt: now })
    .onConflictDoUpdate({
      target: [campaignReminders.userId, campaignReminders.campaignKey],
      set: { dueAt },
    })
}

export const forgetReminder = (tx: Db, { userId, key }: Omit<Wish, 'now'>) =>
  tx.delete(campaignReminders).where(isMine(userId, key))

/** Tells those who asked when it has begun; what was put off meanwhile is waited for longer. */
export const begun: Sweep<typeof campaignReminders> = {
  name: 'campaign: tell that it has begun',
  every: 5,
  table: campaignReminders,
  keys: ['userId', 'campaignKey'],
  due: (now) => lte(campaignReminders.dueAt, now),
  order: campaignReminders.dueAt,
  async work(tx, { userId, campaignKey: key, dueAt }, now) {
    const campaign = await findCampaign(tx, { key }, now)
    const next = nextLook(campaign, now)
    if (next) {
      await tx.update(campaignReminders).set({ dueAt: next }).where(isMine(userId, key))
      return
    }
    await forgetReminder(tx, { userId, key })
    if (stateOf(campaign, now) !== 'open') return
    const { title } = campaign.definition
    const about = `${key} ${compactTime(dueAt)}`
    await remind(tx, { userId, kind: 'begins', about, facts: { key, title }, at: now })
  },
}

const nextLook = (campaign: Campaign, now: Date): Date | null =>
  stateOf(campaign, now) === 'paused'
    ? new Date(now.getTime() + pausedMs)
    : opensNext(campaign, now)
