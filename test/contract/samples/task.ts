import type { Creative } from '@contract/advertiser/creative'
import type { taskCalls } from '@contract/task'
import { newCampaign } from '../../server/advertiser/purse'
import type { House } from '../../server/harness/openHouse'
import { film, page, poll, reading, receipt } from '../../server/task/alley'
import { newUpload } from '../../server/upload/pictures'
import { newGift } from '../../server/ad-gift/gift'
import { nothing, type SamplesOf } from '../sample'

const group = '/tp5/api/AdTask'

/** A campaign with one task of that kind; nobody has begun anything today, or is shut out. */
async function newTask(house: House, creative: Creative, points = 0) {
  await house.database.pool.query(`delete from fairness_days; delete from fairness_paces;
    update offences set state = 'lifted' where step = 'block';
    update ad_bills set state = 'expired' where state in ('reserved', 'proving', 'refused')`)
  const { taskIds, campaignId } = await newCampaign(house, {
    ...{ budget: 1000, dayBudget: 1000, now: new Date() },
    tasks: [{ kind: creative.kind, creative, rewardPoints: points }],
  })
  return { flag: taskIds[0]!, id: campaignId }
}

const flagOf = async (house: House) => ({ flag: (await newTask(house, page)).flag })
const idOf = async (house: House) => ({ id: (await newTask(house, page)).id })

/** The same, taken on. */
async function newBill(house: House, token: string, creative: Creative, points = 0) {
  const { flag } = await newTask(house, creative, points)
  // who was sent nonsense in their name is held to be a program
  await house.database.pool.query('update offences set blocked_until = null')
  const { bill_user_id } = await house.ask(`${group}/partake`, { flag }, { token })
  return { bill_user_id: bill_user_id! }
}

/** The same, with all that its proof asks for. */
async function proved(house: House, token: string) {
  const bill = await newBill(house, token, page)
  await house.database.pool.query(
    `update ad_bills set state = 'proving', ready_at = now(),
       progress = jsonb_set(progress, '{time,seconds}', '10') where bill_user_id = $1`,
    [bill.bill_user_id],
  )
  return bill
}

async function completed(house: House, token: string) {
  const bill = await proved(house, token)
  await house.ask(`${group}/complete`, bill, { token })
  return bill
}

/** A film at the moment at which its sum came up. */
async function asked(house: House, token: string) {
  const bill = await newBill(house, token, film)
  await house.database.pool.query(
    `update ad_bills set progress = jsonb_set(progress, '{attention,state}', '"asked"')
     where bill_user_id = $1`,
    [bill.bill_user_id],
  )
  return bill
}

async function shot(house: House, token: string) {
  const bill = await newBill(house, token, receipt)
  const { upload_id: pictures } = await newUpload(house, token, 'task')
  return { ...bill, pictures }
}

async function refusedShot(house: House, token: string) {
  const given = await shot(house, token)
  await house.ask('/tp5/api/BillUserImage/upload', given, { token })
  await house.database.pool.query(`update ad_bills set state = 'refused' where bill_user_id = $1`, [
    given.bill_user_id,
  ])
  const { upload_id: pictures } = await newUpload(house, token, 'task')
  return { ...given, pictures }
}

const mine = (creative: Creative) => ({
  owner: 'consumer' as const,
  stranger: 'refused' as const,
  input: (house: House, token: string) => newBill(house, token, creative),
})

const anybody = { owner: 'consumer', stranger: 'own' } as const

export const samples: SamplesOf<typeof taskCalls> = {
  '/tp5/api/ExchangeShop/PointsTask/lists': { ...anybody, input: nothing },
  '/tp5/api/ExchangeShop/PointsTask/receive': {
    owner: 'consumer',
    stranger: 'refused',
    input: async ({ database }) => {
      await database.pool.query('delete from points_task_receipts')
      return { key: 'first-exchange' }
    },
  },
  [`${group}/lists`]: { ...anybody, input: nothing },
  [`${group}/level`]: { ...anybody, input: idOf },
  [`${group}/baseInfo`]: { ...anybody, input: nothing },
  [`${group}/checkVillage`]: { ...anybody, input: idOf },
  [`${group}/addLog`]: {
    ...anybody,
    input: async (house) => ({ ...(await flagOf(house)), event: 'open' }),
  },
  [`${group}/detail`]: { ...anybody, input: flagOf },
  [`${group}/bill`]: mine(page),
  [`${group}/partake`]: { ...anybody, input: flagOf },
  [`${group}/checkCompleteQueue`]: { ...anybody, input: flagOf },
  [`${group}/leaveQueue`]: {
    ...anybody,
    input: async (house, token) => {
      const { flag } = await newTask(house, page)
      await house.database.pool.query('update ad_campaigns set day_budget = 1')
      await house.ask(`${group}/partake`, { flag }, { token })
      await house.database.pool.query('update ad_campaigns set day_budget = 1000')
      return { flag }
    },
  },
  [`${group}/complete`]: { owner: 'consumer', stranger: 'refused', input: proved },
  [`${group}/rewardSelection`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({
      ...(await newBill(house, token, page, 60)),
      choice: 'points',
    }),
  },
  [`${group}/receiveReward`]: { owner: 'consumer', stranger: 'refused', input: completed },
  [`${group}/rewardCode`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const bill = await completed(house, token)
      const { flag } = await house.ask(`${group}/bill`, bill, { token })
      await newGift(house, { taskId: flag, codes: ['QX10-0001'] })
      await house.ask(`${group}/receiveReward`, bill, { token })
      return bill
    },
  },
  [`${group}/feedBack`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({
      ...(await completed(house, token)),
      mood: 'good',
      words: '说得清楚',
    }),
  },
  [`${group}/wantGoods`]: {
    ...anybody,
    input: async (house) => ({ ...(await flagOf(house)), wanted: 1 }),
  },
  [`${group}/completedLog`]: { ...anybody, input: nothing },
  [`${group}/video`]: mine(film),
  [`${group}/videoLog`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({
      ...(await newBill(house, token, film)),
      position: 0,
      running: 1,
    }),
  },
  [`${group}/verifyQuestion`]: { owner: 'consumer', stranger: 'refused', input: asked },
  [`${group}/submitVerifyQuestion`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ ...(await asked(house, token)), answer: 7 }),
  },
  [`${group}/questionnaire`]: mine(reading),
  [`${group}/submitQuestionnaire`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({
      ...(await newBill(house, token, reading)),
      nth: 0,
      choice: 'B',
    }),
  },
  [`${group}/dcsQuestionnaire`]: mine(poll),
  [`${group}/answerDcsProgress`]: mine(poll),
  [`${group}/nextDcsQuestionId`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({
      ...(await newBill(house, token, poll)),
      question: 'q1',
      chosen: 'A',
    }),
  },
  [`${group}/submitDcsQuestionnaire`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({
      ...(await newBill(house, token, poll)),
      question: 'q1',
      chosen: 'A',
    }),
  },
  '/tp5/api/BillUserImage/show': mine(receipt),
  '/tp5/api/BillUserImage/upload': { owner: 'consumer', stranger: 'refused', input: shot },
  '/tp5/api/BillUserImage/update': { owner: 'consumer', stranger: 'refused', input: refusedShot },
  '/tp5/api/Tag/helper': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/UserTag/lists': { ...anybody, input: nothing },
  '/tp5/api/UserTag/save': { ...anybody, input: () => ({ keys: 'garden,pets' }) },
}
