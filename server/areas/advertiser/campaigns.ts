import { and, asc, desc, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { Refusal } from '@server/call/refusal'
import { readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { fits, type Viewer } from './audience'
import { adCampaigns, adTasks, advertisers } from './tables'

export type Campaign = typeof adCampaigns.$inferSelect
export type Task = typeof adTasks.$inferSelect

/** A campaign with whose it is and what is done in it, by level. */
export interface WholeCampaign extends Campaign {
  company: string
  tasks: readonly Task[]
}

export interface OpenTask extends Task {
  campaign: WholeCampaign
}

export async function campaignOf(db: Db, campaignId: number): Promise<WholeCampaign | null> {
  const [campaign] = await wholeOf(db, await rowsOf(db, eq(adCampaigns.campaignId, campaignId)))
  return campaign ?? null
}

export async function taskOf(db: Db, taskId: number): Promise<OpenTask | null> {
  const its = sql`(select campaign_id from ad_tasks where task_id = ${taskId})`
  const [campaign] = await wholeOf(db, await rowsOf(db, eq(adCampaigns.campaignId, its)))
  const task = campaign?.tasks.find((one) => one.taskId === taskId)
  return task && campaign ? { ...task, campaign } : null
}

const pageSize = 20

/** What somebody may do now, of the newest campaign first, level by level. */
export async function openTasks(db: Db, viewer: Viewer, cursor?: string) {
  const list = 'ad-tasks'
  let before = cursor ? Number(readCursor(list, cursor, [whole])[0]) : Number.MAX_SAFE_INTEGER
  const found: WholeCampaign[] = []
  for (;;) {
    const rows = await liveBefore(db, before, viewer.now)
    for (const row of rows) {
      if (found.length === pageSize) break
      before = row.campaignId
      if (fits(row, viewer)) found.push(row)
    }
    if (rows.length <= pageSize || found.length === pageSize) break
  }
  const tasks = found.flatMap((campaign) => campaign.tasks.map((task) => ({ ...task, campaign })))
  return { list: tasks, next: found.length === pageSize ? writeCursor(list, [before]) : null }
}

async function liveBefore(db: Db, before: number, now: Date): Promise<WholeCampaign[]> {
  const { state, campaignId, startsAt, endsAt } = adCampaigns
  const inTime = and(lte(startsAt, now), gt(endsAt, now))
  return wholeOf(
    db,
    await rowsOf(db, and(eq(state, 'live'), lt(campaignId, before), inTime), pageSize + 1),
  )
}

const rowsOf = (db: Db, which: SQL | undefined, most = 1) =>
  db
    .select({ campaign: adCampaigns, company: advertisers.company })
    .from(adCampaigns)
    .innerJoin(advertisers, eq(advertisers.advertiserId, adCampaigns.advertiserId))
    .where(which)
    .orderBy(desc(adCampaigns.campaignId))
    .limit(most)

async function wholeOf(db: Db, rows: Awaited<ReturnType<typeof rowsOf>>): Promise<WholeCampaign[]> {
  const ids = rows.map(({ campaign }) => campaign.campaignId)
  const tasks = await tasksOf(db, ids)
  return rows.map(({ campaign, company }) => ({
    ...campaign,
    company,
    tasks: tasks.filter(({ campaignId }) => campaignId === campaign.campaignId),
  }))
}

export async function tasksOf(db: Db, campaignIds: readonly number[]): Promise<Task[]> {
  if (campaignIds.length === 0) return []
  return db
    .select()
    .from(adTasks)
    .where(inArray(adTasks.campaignId, [...campaignIds]))
    .orderBy(asc(adTasks.level), asc(adTasks.taskId))
}

export const changeCampaign = (
  tx: Db,
  campaignId: number,
  set: PgUpdateSetSource<typeof adCampaigns>,
) => tx.update(adCampaigns).set(set).where(eq(adCampaigns.campaignId, campaignId))

/** Held until the transaction ends. */
export async function lockCampaign(tx: Db, campaignId: number): Promise<Campaign> {
  const isIt = eq(adCampaigns.campaignId, campaignId)
  const [campaign] = await tx.select().from(adCampaigns).where(isIt).for('update')
  if (!campaign) throw new Refusal('notFound', '没有找到这个投放')
  return campaign
}
