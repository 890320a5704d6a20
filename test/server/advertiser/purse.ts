import { ofAdvertiser, ofHouse, transfer } from '@server/areas/wallet/wallet'
import { fund } from '@server/areas/advertiser/budget/fund'
import { everybody } from '@server/areas/advertiser/audience'
import { adCampaigns, adTasks, advertisers } from '@server/areas/advertiser/tables'
import { businessDay, dayMs } from '@server/calendar'
import type { Config } from '@server/config'
import type { Database, Db } from '@server/database/database'
import { newPerson } from '../harness/people'

export const at = new Date('2026-11-21T02:00:00Z')

interface Wanted {
  budget: number
  dayBudget: number
  tasks: readonly Partial<typeof adTasks.$inferInsert>[]
  purse?: number
  now?: Date
}

/** Where people, advertisers and money are: a house, or the server beside it. */
interface Place {
  database: Database
  config: Config
}

export const within = <T>(house: Place, work: (tx: Db) => Promise<T>) =>
  house.database.transaction(work)

export async function newAdvertiser(house: Place, cents: number) {
  const { userId } = await newPerson(house)
  return within(house, async (tx) => {
    const [row] = await tx
      .insert(advertisers)
      .values({
        ...{ userId, company: '清溪粮油', licence: '91330110MA2XXXXXX1', state: 'open' },
        createdAt: at,
      })
      .returning()
    const { advertiserId } = row!
    const to = ofAdvertiser(advertiserId, 'purse')
    const entry = { title: '充值', subject: 'test', at }
    await transfer(tx, { from: ofHouse('bank'), to, amount: cents, ...entry })
    return { userId, advertiserId }
  })
}

/** One that is live, with the money that it may spend. */
export async function newCampaign(house: Place, wanted: Wanted) {
  const { budget, dayBudget, tasks, purse = budget, now = at } = wanted
  const { advertiserId } = await newAdvertiser(house, purse)
  return within(house, async (tx) => {
    const [campaign] = await tx
      .insert(adCampaigns)
      .values({
        ...{ advertiserId, title: '早稻米短片', about: '新米上市', state: 'live' },
        ...{ budget, dayBudget, day: businessDay(now), audience: everybody, createdAt: now },
        startsAt: new Date(now.getTime() - dayMs),
        endsAt: new Date(now.getTime() + 30 * dayMs),
      })
      .returning()
    if (!(await fund(tx, campaign!, now))) throw new Error('The purse has not enough')
    const { campaignId } = campaign!
    const rows = await tx
      .insert(adTasks)
      .values(
        tasks.map((task, index) => ({
          ...{ campaignId, level: index + 1, kind: 'web', title: '逛逛米铺', steps: ['看 10 秒'] },
          ...{ price: 100, rewardCents: 60, rewardPoints: 0 },
          creative: { kind: 'web', url: 'https://example.com/rice', seconds: 10 },
          ...task,
        })) as (typeof adTasks.$inferInsert)[],
      )
      .returning()
    return { campaignId, advertiserId, taskIds: rows.map(({ taskId }) => taskId) }
  })
}

/** What the whole book comes to. */
export async function sumOfBook({ database }: Place): Promise<number> {
  const { rows } = await database.pool.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::float8 as sum from money_entries',
  )
  return rows[0]!.sum
}
