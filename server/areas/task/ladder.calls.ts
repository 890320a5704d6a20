import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { ladderCalls } from '@contract/task/ladder'
import { giftsOf, type Promised } from '@server/areas/ad-gift/ad-gift'
import {
  campaignOf,
  countAdEvent,
  openTasks,
  taskOf,
  type WholeCampaign,
} from '@server/areas/advertiser/advertiser'
import { businessDay, startOfDay } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { blockedFrom } from './blocked'
import { type Bill, billsOf, workOf } from './bills'
import { lookingAs } from './interests'
import { ladderOf, type Level } from './ladder'
import { closedFor, unmeantFor } from './meant'
import { openCampaigns, sumOf } from './open-campaigns'
import { isChoice, rewardOf } from './present'
import { stepOf } from './proofs/proofs'
import { open, states } from './states'
import { adBills, adSeen } from './tables'
import { linesOf, takesOf } from './words'

const notThere = () => new Refusal('notFound', '没有找到这个活动')

async function findCampaign(db: Db, id: number): Promise<WholeCampaign> {
  const campaign = await campaignOf(db, id)
  // what was never shown to anybody is nobody else's to know of
  if (!campaign?.liveAt && campaign?.state !== 'live') throw notThere()
  return campaign
}

interface Seen {
  campaign: WholeCampaign
  bills: readonly Bill[]
  gifts: ReadonlyMap<number, Promised>
}

function presentLevel({ level, state, tasks, done }: Level, { campaign, bills, gifts }: Seen) {
  return {
    ...{ level, state, done, ...sumOf(tasks) },
    tasks: tasks.map((task) => {
      const bill = bills.find(({ taskId }) => taskId === task.taskId)
      const part = bill && { bill, task: { ...task, campaign } }
      const gift = gifts.get(task.taskId)
      return {
        flag: task.taskId,
        kind: task.kind,
        title: task.title,
        takes: takesOf(task.creative),
        ...(bill ? rewardOf(bill) : { cents: task.rewardCents, points: task.rewardPoints }),
        choice: bill && (bill.choice || bill.state === 'received') ? (0 as const) : isChoice(task),
        gift: gift?.left && bill?.state !== 'received' ? gift.title : '',
        bill_user_id: bill?.billUserId ?? null,
        state: bill?.state ?? null,
        state_text: bill ? states.of(bill.state).text : '',
        step: part ? stepOf(workOf(part)) : null,
      }
    }),
  }
}

export const ladderHandlers: HandlersOf<typeof ladderCalls> = {
  '/tp5/api/AdTask/lists': ({ cursor }, { db, user, now }) =>
    openCampaigns(db, { userId: user?.userId, cursor, now }),

  '/tp5/api/AdTask/level': async ({ id }, { db, user, now }) => {
    const campaign = await findCampaign(db, id)
    const bills = user ? await billsOf(db, user.userId, [id]) : []
    const taskIds = campaign.tasks.map(({ taskId }) => taskId)
    const seen = { campaign, bills, gifts: await giftsOf(db, taskIds, now) }
    const shutTo = async (userId: string) =>
      unmeantFor(campaign, await lookingAs(db, userId, now), bills) ??
      (await blockedFrom(db, userId, now))
    const obstacle = closedFor(campaign, now) ?? (user && (await shutTo(user.userId)))
    return {
      campaign_id: id,
      title: campaign.title,
      advertiser: campaign.company,
      open: obstacle ? 0 : 1,
      state_text: obstacle?.text ?? '',
      blocked: obstacle?.refusal === 'tasksBlocked' ? 1 : 0,
      ends_at: campaign.endsAt.toISOString(),
      ...sumOf(campaign.tasks),
      rules: linesOf(campaign.about),
      levels: ladderOf(campaign, bills).map((level) => presentLevel(level, seen)),
    }
  },

  '/tp5/api/AdTask/baseInfo': async (_input, { db, user: { userId }, now }) => {
    const { list: tasks } = await openTasks(db, await lookingAs(db, userId, now))
    const ids = [...new Set(tasks.map(({ campaignId }) => campaignId))]
    const bills = await billsOf(db, userId, ids)
    const left = new Set(
      tasks
        .filter(({ taskId }) => !bills.some((bill) => bill.taskId === taskId))
        .map(({ campaignId }) => campaignId),
    )
    const [earned] = await db
      .select({
        cents: sql<number>`coalesce(sum(${adBills.gotCents}), 0)::float8`,
        points: sql<number>`coalesce(sum(${adBills.gotPoints}), 0)::float8`,
        tasks: sql<number>`count(*)::float8`,
      })
      .from(adBills)
      .where(
        and(
          eq(adBills.userId, userId),
          eq(adBills.state, 'received'),
          gte(adBills.receivedAt, startOfDay(now)),
        ),
      )
    const [own] = await db
      .select({
        doing: sql<number>`count(*) filter (where ${inArray(adBills.state, [...open, 'reviewing'])})::float8`,
        done: sql<number>`count(*) filter (where ${adBills.state} = 'completed')::float8`,
      })
      .from(adBills)
      .where(eq(adBills.userId, userId))
    return {
      today_cents: earned!.cents,
      today_points: earned!.points,
      today: earned!.tasks,
      open: left.size,
      doing: own!.doing,
      to_receive: own!.done,
    }
  },

  '/tp5/api/AdTask/checkVillage': async ({ id }, { db, user: { userId }, now }) => {
    const campaign = await findCampaign(db, id)
    const bills = await billsOf(db, userId, [id])
    const unmeant = unmeantFor(campaign, await lookingAs(db, userId, now), bills)
    return { fits: unmeant ? 0 : 1, why_not: unmeant?.text ?? '' }
  },

  '/tp5/api/AdTask/addLog': async ({ flag: taskId, event }, { apart, user, now }) => {
    const { userId } = user
    await apart(async (tx) => {
      const task = await taskOf(tx, taskId)
      if (!task || closedFor(task.campaign, now)) return
      const day = businessDay(now)
      const seen = { userId, taskId, event, day }
      const [first] = await tx.insert(adSeen).values(seen).onConflictDoNothing().returning()
      if (!first) return
      const { villageId } = await lookingAs(tx, userId, now)
      await countAdEvent(tx, { campaignId: task.campaignId, taskId, villageId, day, event })
    })
    return {}
  },
}
