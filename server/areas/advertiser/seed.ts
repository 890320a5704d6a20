import { sql } from 'drizzle-orm'
import type { Interest } from '@contract/advertiser/creative'
import { mustTransfer, ofHouse } from '@server/areas/wallet/wallet'
import { villageOf } from '@server/areas/village/village'
import { businessDay, dayMs, endOfDayAfter, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo, demoNeighbours } from '@server/database/demo'
import { letters } from '@server/database/numbers'
import type { SeedContext } from '../area'
import { everybody } from './audience'
import { fund } from './budget/fund'
import { spendShare } from './budget/spend'
import { sealContact } from './contact'
import { changeCampaign, lockCampaign } from './campaigns'
import { countAdDay } from './days'
import { demoAdvertisers, type DemoAdvertiser, type DemoCampaign } from './demo-story'
import { end } from './move'
import { purseAccount } from './purse'
import { over } from './states'
import { adCampaigns, adTasks, advertisers } from './tables'

const ago = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

interface Neighbour {
  userId: string
  villageId: number
  interests: readonly Interest[]
}

/** Companies with months of campaigns: all money that they show has gone through the book. */
export async function seedAdvertisers(tx: Db, { now, config }: SeedContext) {
  const neighbours = await neighboursOf(tx)
  for (const story of demoAdvertisers()) {
    const { userId } = demo[story.who]
    const contact = sealContact(config.dataKey, userId, story.contact)
    const [row] = await tx
      .insert(advertisers)
      .values({
        ...{ userId, company: story.company, licence: story.licence, contact, state: 'open' },
        ...{ createdAt: ago(now, 200), decidedAt: ago(now, 199) },
      })
      .returning()
    const planting = { tx, now, advertiserId: row!.advertiserId, neighbours }
    await fill(planting, story)
    for (const campaign of story.campaigns) await plant(planting, campaign)
  }
}

async function neighboursOf(tx: Db): Promise<Neighbour[]> {
  const found: Neighbour[] = []
  for (const { userId, interests } of demoNeighbours()) {
    const village = await villageOf(tx, userId)
    found.push({ userId, villageId: village!.villageId, interests: interests as Interest[] })
  }
  return found
}

interface Planting {
  tx: Db
  now: Date
  advertiserId: number
  neighbours: readonly Neighbour[]
}

async function fill({ tx, now, advertiserId }: Planting, { topUps }: DemoAdvertiser) {
  const to = purseAccount(advertiserId)
  for (const [nth, { daysAgo, amount }] of topUps.entries()) {
    const subject = `${letters.advertiser}${String(advertiserId * 100 + nth).padStart(22, '0')}`
    const entry = { amount, title: '充值', subject, at: ago(now, daysAgo) }
    await mustTransfer(tx, { from: ofHouse('bank'), to, ...entry })
  }
}

const untouched = ['draft', 'reviewing', 'refused']

async function plant(planting: Planting, story: DemoCampaign) {
  const { tx, now, advertiserId } = planting
  const { title, about, cover, state, pause = '', reason = '', budget, dayBudget } = story
  const startsAt = startOfDay(ago(now, story.from))
  const endsAt = endOfDayAfter(now, -story.to)
  const wasLive = !untouched.includes(state)
  const createdAt = ago(now, Math.max(1, story.from + 2))
  const [campaign] = await tx
    .insert(adCampaigns)
    .values({
      ...{ advertiserId, title, about, cover, pause, reason, budget, dayBudget, startsAt, endsAt },
      state: over.includes(state) ? 'live' : state,
      audience: { ...everybody, ...story.audience },
      day: businessDay(now),
      ...{ createdAt, submittedAt: state === 'draft' ? null : createdAt },
      liveAt: wasLive ? startsAt : null,
    })
    .returning()
  const { campaignId } = campaign!
  const tasks = await tx
    .insert(adTasks)
    .values(
      story.tasks.map(({ cents, points, steps, creative, ...task }) => ({
        ...{ ...task, campaignId, creative, kind: creative.kind, steps: [...steps] },
        ...{ rewardCents: cents, rewardPoints: points },
      })),
    )
    .returning()
  if (!wasLive) return
  await fund(tx, campaign!, startsAt)
  for (const task of tasks) await live(planting, story, task)
  if (state !== 'stopped' && state !== 'ended') return
  await end(tx, await lockCampaign(tx, campaignId), state, endsAt)
}

interface Span {
  from: number
  until: number
}

/** Spread over a time, none of them at its ends. */
const moments = ({ from, until }: Span, number: number) =>
  Array.from(
    { length: number },
    (_, nth) => new Date(from + ((until - from) * (nth + 1)) / (number + 1)),
  )

/** When neighbours finished: over all its days, and where the day is full so many of them today. */
function finishes({ now }: Planting, story: DemoCampaign, price: number, number: number): Date[] {
  const today = startOfDay(now).getTime()
  const from = startOfDay(ago(now, story.from)).getTime()
  const inFull = story.full ? Math.floor(story.dayBudget / price) : 0
  const last = story.full ? today : now.getTime()
  const until = story.to > 0 ? ago(now, story.to).getTime() : last
  return [
    ...moments({ from, until }, number - inFull),
    ...moments({ from: today, until: now.getTime() }, inFull),
  ]
}

/** Neighbours who looked, opened, began and finished, one after the other over the days. */
async function live(planting: Planting, story: DemoCampaign, task: typeof adTasks.$inferSelect) {
  const { tx, now, advertiserId, neighbours } = planting
  const { campaignId, taskId, price, rewardCents, rewardPoints, level, title } = task
  const done = Math.max(3, story.people - (level - 1) * 6)
  for (const [nth, at] of finishes(planting, story, price, done).entries()) {
    const { userId, ...known } = neighbours[nth]!
    const day = businessDay(at)
    const seen = { exposure: 9 + ((nth * 5) % 8), opened: 3 + (nth % 3), started: 1 + (nth % 2) }
    await countAdDay(tx, { campaignId, taskId, villageId: known.villageId, day, ...seen })
    const share = { taskId, campaignId, advertiserId, price, rewardCents, rewardPoints, day }
    const isToday = day === businessDay(now)
    await changeCampaign(tx, campaignId, {
      reserved: price,
      ...(isToday && { dayUsed: sql`${adCampaigns.dayUsed} + ${price}` }),
    })
    const reward = rewardPoints > 0 && (rewardCents === 0 || nth % 3 === 0) ? 'points' : 'money'
    const subject = `demo-${taskId}-${nth}`
    const settlesAt = at > ago(now, 3) ? new Date(at.getTime() + 3 * dayMs) : null
    const paid = { subject, title: `${story.title}·${title}`, reward, settlesAt, at } as const
    await spendShare(tx, share, { userId, ...known, ...paid, invited: [] })
  }
  // one that goes on has been seen today as well
  const days = story.to > 0 ? story.from - story.to : story.from + 1
  const from = startOfDay(ago(now, story.from)).getTime()
  await countShown(tx, { campaignId, taskId, days, from })
}

interface Shown {
  campaignId: number
  taskId: number
  days: number
  from: number
}

/** On the days on which nobody finished it, it was seen as well. */
async function countShown(tx: Db, { campaignId, taskId, days, from }: Shown) {
  for (let nth = 0; nth < days; nth++) {
    const day = businessDay(new Date(from + nth * dayMs))
    const villageId = 0
    await countAdDay(tx, {
      ...{ campaignId, taskId, villageId, day },
      exposure: 14 + ((nth * 3) % 9),
      opened: 2 + (nth % 3),
    })
  }
}
