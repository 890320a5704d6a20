import { and, eq, sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { changeCampaign } from '../campaigns'
import { adCampaigns, adTasks } from '../tables'
import type { NoShare, Share } from './share'

interface Wanted {
  taskId: number
  at: Date
}

type Reserved = { share: Share; none?: never } | { none: NoShare; share?: never }

/**
 * Promises the price of a task, in one statement: never more than the budget or the day has. It is
 * looked at first, so that where nothing is left nobody waits for anybody.
 */
export async function reserveShare(tx: Db, wanted: Wanted): Promise<Reserved> {
  const found = await look(tx, wanted)
  if (!found || found.none) return { none: found?.none ?? 'off' }
  const { none: _none, ...share } = found
  if (await take(tx, share, wanted.at)) return { share }
  return { none: (await look(tx, wanted))?.none ?? 'over' }
}

/** Nobody does it any more: there is as much for others. */
export async function releaseShare(tx: Db, share: Share): Promise<void> {
  await changeCampaign(tx, share.campaignId, {
    reserved: sql`${reserved} - ${share.price}`,
    dayUsed: sql`case when ${day} = ${share.day}::date then ${dayUsed} - ${share.price}
      else ${dayUsed} end`,
  })
}

const { day, dayUsed, dayBudget, reserved, spent, funded, state, startsAt, endsAt } = adCampaigns

const usedOn = (today: string) => sql`case when ${day} = ${today}::date then ${dayUsed} else 0 end`

const isOpen = (at: Date) => sql<boolean>`(${state} = 'live' and ${startsAt} <= ${at.toISOString()}
  and ${endsAt} > ${at.toISOString()})`

async function look(tx: Db, { taskId, at }: Wanted) {
  const today = businessDay(at)
  const { price, rewardCents, rewardPoints } = adTasks
  const [row] = await tx
    .select({
      ...{ taskId: adTasks.taskId, price, rewardCents, rewardPoints },
      campaignId: adCampaigns.campaignId,
      advertiserId: adCampaigns.advertiserId,
      none: sql<NoShare | null>`case
        when not ${isOpen(at)} then 'off'
        when ${reserved} + ${spent} + ${price} > ${funded} then 'over'
        when ${usedOn(today)} + ${price} > ${dayBudget} then 'today' end`,
    })
    .from(adTasks)
    .innerJoin(adCampaigns, eq(adCampaigns.campaignId, adTasks.campaignId))
    .where(eq(adTasks.taskId, taskId))
  return row && { ...row, day: today }
}

async function take(tx: Db, share: Share, at: Date): Promise<boolean> {
  const { price, campaignId, day: today } = share
  const rows = await tx
    .update(adCampaigns)
    .set({
      reserved: sql`${reserved} + ${price}`,
      dayUsed: sql`${usedOn(today)} + ${price}`,
      day: today,
    })
    .where(
      and(
        eq(adCampaigns.campaignId, campaignId),
        isOpen(at),
        sql`${day} <= ${today}::date`,
        sql`${reserved} + ${spent} + ${price} <= ${funded}`,
        sql`${usedOn(today)} + ${price} <= ${dayBudget}`,
      ),
    )
    .returning({ campaignId: adCampaigns.campaignId })
  return rows.length > 0
}
