import type { ordersCalls } from '@contract/health-plan/orders'
import type { plansCalls } from '@contract/health-plan/plans'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { agreeToPlans, givePackage, planNamed, planPaths } from '../../server/health-plan/planning'
import { nothing, type SamplesOf } from '../sample'

const owner = demo.consumer.userId
const stranger = demo.newcomer.userId

/** The owner has agreed and does nothing yet, the stranger has not agreed, whatever was tried before. */
async function agreed(house: House) {
  const { pool } = house.database
  await pool.query('delete from health_planners where user_id = any($1)', [[owner, stranger]])
  await pool.query('delete from health_plan_popups where user_id = $1', [owner])
  await pool.query(
    `delete from agreement_acceptances where user_id = $1 and agreement = 'healthPlan'`,
    [stranger],
  )
  await agreeToPlans(house, owner)
  return { plan_id: await planNamed(house, 'pressure-walk') }
}

async function received(house: House) {
  const { plan_id } = await agreed(house)
  const token = await house.signIn(owner)
  await house.ask(planPaths.receive, { plan_id, read: 1 }, { token })
  return { plan_id }
}

async function ordered(house: House) {
  const { orderSn } = await givePackage(house, owner)
  return { id: orderSn }
}

const own = { owner: 'consumer', stranger: 'own' } as const
const refused = { owner: 'consumer', stranger: 'refused' } as const

export const samples: SamplesOf<typeof plansCalls & typeof ordersCalls> = {
  '/tp5/api/ExchangeShop/UserHealthPlan/planList': { ...own, input: nothing },
  '/tp5/api/ExchangeShop/UserHealthPlan/planDetails': { ...own, input: received },
  '/tp5/api/ExchangeShop/UserHealthPlan/planSummary': { ...refused, input: received },
  '/tp5/api/ExchangeShop/UserHealthPlan/packagePopup': {
    ...own,
    input: async (house) => {
      await agreed(house)
      return {}
    },
  },
  '/tp5/api/ExchangeShop/UserHealthPlan/packageSeen': {
    ...refused,
    input: async (house) => {
      await agreed(house)
      return { plan_id: await planNamed(house, 'sleep-early') }
    },
  },
  '/tp5/api/ExchangeShop/UserHealthPlan/receive': {
    ...refused,
    input: async (house) => ({ ...(await agreed(house)), read: 1 as const }),
  },
  '/tp5/api/ExchangeShop/UserHealthPlan/mark': {
    ...refused,
    input: async (house) => ({ ...(await received(house)), task: 'salt', done: 1 as const }),
  },
  '/tp5/api/ExchangeShop/UserHealthPlan/stop': { ...refused, input: received },
  '/tp5/api/ExchangeShop/HealthCheck/calendar': { ...refused, input: received },
  '/tp5/api/ExchangeShop/HealthReportOrder/mergeLists': {
    ...own,
    input: async (house) => {
      await ordered(house)
      return {}
    },
  },
  '/tp5/api/ExchangeShop/HealthReportOrder/list': { ...own, input: () => ({ kind: 'times' }) },
  '/tp5/api/ExchangeShop/HealthTimesOrder/detail': { ...refused, input: ordered },
}
