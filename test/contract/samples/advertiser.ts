import { eq } from 'drizzle-orm'
import type { advertiserCalls } from '@contract/advertiser'
import { adCampaigns, adTasks, advertisers } from '@server/areas/advertiser/tables'
import { mustTransfer, ofAdvertiser, ofHouse } from '@server/areas/wallet/wallet'
import { businessDay, dayMs } from '@server/calendar'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'
import { endWithdrawals } from './earnings'

const group = '/tp5/api/Advertiser'
const managed = '/tp5/api/AdvertiserManage'

export const dayIn = (days: number) => businessDay(new Date(Date.now() + days * dayMs))

const wish = () => ({
  title: '新米到了',
  about: '今年的新米',
  budget: 20_000,
  day_budget: 5000,
  starts_on: dayIn(0),
  ends_on: dayIn(20),
})

const task = {
  level: 1,
  title: '逛逛米铺',
  steps: '在网页停留 10 秒',
  price: 100,
  reward_cents: 60,
  creative: JSON.stringify({ kind: 'web', url: 'https://rice.example.com/', seconds: 10 }),
}

const newCampaign = (house: House, token: string) => house.ask(`${group}/save`, wish(), { token })

export async function newTask(house: House, token: string) {
  const { campaign_id } = await newCampaign(house, token)
  const { task_id } = await house.ask(`${group}/saveTask`, { campaign_id, ...task }, { token })
  return { campaign_id, task_id }
}

let filled = 0

/** Whoever owns advertisers' samples never lacks money for them. */
async function fillPurse({ database }: House) {
  const owners = await database.db.select().from(advertisers)
  for (const { advertiserId } of owners)
    await database.transaction((tx) =>
      mustTransfer(tx, {
        from: ofHouse('bank'),
        to: ofAdvertiser(advertiserId, 'purse'),
        amount: 50_000,
        title: '广告钱包充值',
        subject: `sample ${++filled}`,
        at: new Date(),
      }),
    )
}

/** One that is under way, as far as it goes without the desk. */
async function newLive(house: House, token: string) {
  const { campaign_id } = await newTask(house, token)
  await fillPurse(house)
  await house.database.db
    .update(adCampaigns)
    .set({ state: 'paused', pause: 'owner' })
    .where(eq(adCampaigns.campaignId, campaign_id))
  await house.ask(`${group}/move`, { campaign_id, action: 'goOn' }, { token })
  return { campaign_id }
}

const whole = async (house: House, token: string) => {
  const { campaign_id } = await newTask(house, token)
  return { campaign_id }
}

/** Any that was ever under way. */
async function anyLive({ database: { db } }: House) {
  const [row] = await db
    .select({ campaign_id: adCampaigns.campaignId })
    .from(adTasks)
    .innerJoin(adCampaigns, eq(adCampaigns.campaignId, adTasks.campaignId))
    .where(eq(adCampaigns.state, 'live'))
    .limit(1)
  return row!
}

export const samples: SamplesOf<typeof advertiserCalls> = {
  [`${group}/detail`]: { owner: 'advertiser', stranger: 'own', input: nothing },
  [`${group}/apply`]: {
    owner: 'consumer',
    stranger: 'own',
    input: async ({ database: { pool } }) => {
      await pool.query(`delete from advertisers where state = 'reviewing'`)
      return {
        company: '良渚邻里服务有限公司',
        licence: '91350100M000100Y43',
        contact: '王晓燕',
        phone: '13900000021',
      }
    },
  },
  [`${group}/total`]: { owner: 'advertiser', stranger: 'own', input: nothing },
  [`${group}/bills`]: { owner: 'advertiser', stranger: 'own', input: nothing },
  [`${group}/topUp`]: {
    owner: 'advertiser',
    stranger: 'own',
    input: async ({ database: { pool } }) => {
      await pool.query(
        `update orders set state = 'cancelled', reason = 'soldOut', deadline_at = null
         where seller = 'advertiser' and state in ('unpaid', 'cancelled')`,
      )
      return { amount: 10_000 }
    },
  },
  '/tp5/api/MachineAdvertiser/checkMinWithdrawAmount': {
    owner: 'advertiser',
    stranger: 'own',
    input: () => ({ way: 'h5' }),
  },
  '/tp5/api/MachineAdvertiser/withdraw': {
    owner: 'advertiser',
    stranger: 'own',
    input: async (house) => {
      await endWithdrawals(house, 'purse')
      await fillPurse(house)
      return { amount: 20_00, way: 'h5' }
    },
  },
  [`${group}/list`]: { owner: 'advertiser', stranger: 'own', input: nothing },
  [`${group}/campaign`]: { owner: 'advertiser', stranger: 'refused', input: whole },
  [`${group}/rules`]: { owner: 'visitor', stranger: 'own', input: nothing },
  [`${group}/reach`]: { owner: 'advertiser', stranger: 'own', input: () => ({ least_days: 30 }) },
  [`${group}/save`]: {
    owner: 'advertiser',
    stranger: 'refused',
    input: async (house, token) => ({ ...(await newCampaign(house, token)), ...wish() }),
  },
  [`${group}/saveTask`]: {
    owner: 'advertiser',
    stranger: 'refused',
    input: async (house, token) => ({ ...(await newTask(house, token)), ...task }),
  },
  [`${group}/removeTask`]: { owner: 'advertiser', stranger: 'refused', input: newTask },
  [`${group}/move`]: {
    owner: 'advertiser',
    stranger: 'refused',
    input: async (house, token) => ({ ...(await whole(house, token)), action: 'submit' }),
  },
  [`${group}/raise`]: {
    owner: 'advertiser',
    stranger: 'refused',
    input: async (house, token) => ({
      ...(await newLive(house, token)),
      budget: 25_000,
      day_budget: 6000,
      ends_on: dayIn(25),
    }),
  },
  [`${group}/report`]: { owner: 'advertiser', stranger: 'refused', input: whole },
  [`${group}/export`]: { owner: 'advertiser', stranger: 'refused', input: whole },
  [`${group}/users`]: { owner: 'advertiser', stranger: 'refused', input: whole },
  [`${managed}/lists`]: { owner: 'house', stranger: 'own', input: nothing },
  [`${managed}/detail`]: { owner: 'house', stranger: 'own', input: anyLive },
  [`${managed}/ratio`]: { owner: 'house', stranger: 'own', input: nothing },
  [`${managed}/dividend`]: { owner: 'house', stranger: 'own', input: nothing },
}
