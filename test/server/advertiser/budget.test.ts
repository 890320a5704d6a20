import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import {
  releaseShare,
  reserveShare,
  type Share,
  spendShare,
  takeBackShare,
} from '@server/areas/advertiser/advertiser'
import { returnRest } from '@server/areas/advertiser/budget/fund'
import { adCampaigns, adDays } from '@server/areas/advertiser/tables'
import { balances, moneyOf, moneyOfHouse } from '@server/areas/wallet/wallet'
import { dayMs } from '@server/calendar'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { at, newCampaign, sumOfBook, within } from './purse'

let house: House
before(async () => void (house = await openHouse({ seeded: false })))
after(() => house.close())

const reserve = (taskId: number, when = at) =>
  within(house, (tx) => reserveShare(tx, { taskId, at: when }))

async function taken(taskId: number, when = at): Promise<Share> {
  const { share } = await reserve(taskId, when)
  assert.ok(share)
  return share
}

let serial = 0
const spend = (share: Share, userId: string, given: object = {}) =>
  within(house, (tx) =>
    spendShare(tx, share, {
      ...{ userId, subject: `B${++serial}`, title: '看短片', settlesAt: null, invited: [], at },
      ...given,
    }),
  )

const budgetOf = async (campaignId: number) =>
  (await moneyOf(house.database.db, `ad:${campaignId}`)).budget ?? 0

async function rowOf(campaignId: number) {
  const isIt = eq(adCampaigns.campaignId, campaignId)
  const [row] = await house.database.db.select().from(adCampaigns).where(isIt)
  return row!
}

describe('a budget', () => {
  test('gives its last share to exactly one of many who come at once', async () => {
    const { taskIds, campaignId } = await newCampaign(house, {
      budget: 500,
      dayBudget: 500,
      tasks: [{ price: 100 }],
    })
    const [taskId] = taskIds as [number]
    const replies = await Promise.all(Array.from({ length: 40 }, () => reserve(taskId)))
    assert.equal(replies.filter(({ share }) => share).length, 5)
    assert.deepEqual([...new Set(replies.flatMap(({ none }) => none ?? []))], ['over'])
    assert.equal((await rowOf(campaignId)).reserved, 500)
  })

  test('has no more than its day, and a new day begins at midnight in Shanghai', async () => {
    const { taskIds } = await newCampaign(house, {
      budget: 1000,
      dayBudget: 200,
      tasks: [{ price: 100 }],
    })
    const [taskId] = taskIds as [number]
    const last = new Date('2026-11-21T15:59:59Z')
    await taken(taskId, last)
    const second = await taken(taskId, last)
    assert.deepEqual(await reserve(taskId, last), { none: 'today' })
    await taken(taskId, new Date(last.getTime() + 1000))
    // what is given up of yesterday is nothing of today's
    await within(house, (tx) => releaseShare(tx, second))
    await taken(taskId, new Date(last.getTime() + 1000))
    assert.deepEqual(await reserve(taskId, new Date(last.getTime() + 2000)), { none: 'today' })
  })

  test('is shut before its time, after it, and while it rests', async () => {
    const { taskIds, campaignId } = await newCampaign(house, {
      budget: 1000,
      dayBudget: 1000,
      tasks: [{}],
    })
    const [taskId] = taskIds as [number]
    const off = { none: 'off' }
    assert.deepEqual(await reserve(taskId, new Date(at.getTime() - 2 * dayMs)), off)
    assert.deepEqual(await reserve(taskId, new Date(at.getTime() + 40 * dayMs)), off)
    await house.database.db
      .update(adCampaigns)
      .set({ state: 'paused' })
      .where(eq(adCampaigns.campaignId, campaignId))
    assert.deepEqual(await reserve(taskId), off)
    assert.deepEqual(await reserve(987_654), off)
  })
})

describe('a completion', () => {
  test('is paid to the cent: to its person, their inviters, and the rest to the house', async () => {
    const { taskIds, campaignId } = await newCampaign(house, {
      budget: 1000,
      dayBudget: 1000,
      tasks: [{ price: 101, rewardCents: 60 }],
    })
    const [person, inviter, first] = await Promise.all([1, 2, 3].map(() => newPerson(house)))
    const before = (await moneyOfHouse(house.database.db)).margin ?? 0
    const share = await taken(taskIds[0]!)
    const invited = [
      { userId: inviter!.userId, cents: 8 },
      { userId: first!.userId, cents: 2 },
    ]
    const spent = await spend(share, person!.userId, { invited, villageId: 3, subject: 'once' })
    assert.equal(spent?.margin, 31)
    assert.equal(await spend(share, person!.userId, { invited, subject: 'once' }), null)
    const held = async (userId: string) => (await moneyOf(house.database.db, userId)).settled
    assert.deepEqual(
      [await held(person!.userId), await held(inviter!.userId), await held(first!.userId)],
      [60, 8, 2],
    )
    assert.equal((await moneyOfHouse(house.database.db)).margin! - before, 31)
    assert.equal(await budgetOf(campaignId), 899)
    const [day] = await house.database.db
      .select()
      .from(adDays)
      .where(eq(adDays.campaignId, campaignId))
    assert.deepEqual([day?.villageId, day?.completed, day?.cents], [3, 1, 101])
    assert.equal(await sumOfBook(house), 0)
  })

  test('in points costs the budget what they are worth', async () => {
    const { taskIds } = await newCampaign(house, {
      budget: 1000,
      dayBudget: 1000,
      tasks: [{ price: 100, rewardCents: 60, rewardPoints: 60 }],
    })
    const { userId } = await newPerson(house)
    const before = await moneyOfHouse(house.database.db)
    await spend(await taken(taskIds[0]!), userId, { reward: 'points' })
    const now = await moneyOfHouse(house.database.db)
    assert.equal((await balances(house.database.db, userId)).points, 60)
    assert.equal(now.points! - (before.points ?? 0), 60)
    assert.equal(now.margin! - (before.margin ?? 0), 40)
    assert.deepEqual(await moneyOf(house.database.db, userId), {})
  })

  test('that was none comes back to the budget, and after its end to the purse', async () => {
    const { taskIds, campaignId, advertiserId } = await newCampaign(house, {
      budget: 300,
      dayBudget: 300,
      tasks: [{ price: 100 }],
    })
    const { userId } = await newPerson(house)
    const share = await taken(taskIds[0]!)
    await spend(share, userId, { subject: 'cheat', settlesAt: new Date(at.getTime() + dayMs) })
    const back = { userId, subject: 'cheat', reason: '不是本人做的', at }
    const spent = await within(house, (tx) => takeBackShare(tx, back))
    assert.deepEqual([spent?.centsBack, spent?.marginBack], [60, 40])
    assert.equal(await within(house, (tx) => takeBackShare(tx, back)), null)
    assert.equal((await rowOf(campaignId)).spent, 0)
    assert.equal(await budgetOf(campaignId), 300)
    const campaign = await rowOf(campaignId)
    await within(house, (tx) => returnRest(tx, campaign, at))
    assert.equal(await budgetOf(campaignId), 0)
    const purse = await moneyOf(house.database.db, `advertiser:${advertiserId}`)
    assert.equal(purse.purse, 300)
    assert.equal(await sumOfBook(house), 0)
  })
})
