import { say } from '@server/areas/agreement/agreement'
import { giveGoods } from '@server/areas/catalogue/catalogue'
import { consentedAt } from '@server/areas/health/consent'
import { purposes } from '@server/areas/health/purposes'
import type { House } from '../harness/openHouse'

const base = '/tp5/api/ExchangeShop/UserHealthPlan/'
export const planPaths = {
  list: `${base}planList`,
  details: `${base}planDetails`,
  summary: `${base}planSummary`,
  popup: `${base}packagePopup`,
  seen: `${base}packageSeen`,
  receive: `${base}receive`,
  mark: `${base}mark`,
  stop: `${base}stop`,
  calendar: '/tp5/api/ExchangeShop/HealthCheck/calendar',
} as const

export const orderPaths = {
  merged: '/tp5/api/ExchangeShop/HealthReportOrder/mergeLists',
  list: '/tp5/api/ExchangeShop/HealthReportOrder/list',
  detail: '/tp5/api/ExchangeShop/HealthTimesOrder/detail',
} as const

/** Says yes to plans, which is asked beside all else. */
export const agreeToPlans = ({ database, config }: House, userId: string, now = new Date()) =>
  database.transaction(async (tx) => {
    const { agreement, begin } = purposes.plan
    await begin(tx, { userId, key: config.dataKey }, now)
    if (await consentedAt(tx, userId, 'plan', now)) return
    await say(tx, { userId, agreement, said: 'accepted', now })
  })

export async function planNamed({ database }: House, key: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select plan_id::int as id from health_plans where plan_key = $1',
    [key],
  )
  return rows[0]!.id
}

/** An order of something that can be used so many times, given by the house. */
export async function givePackage({ database }: House, userId: string, now = new Date()) {
  const { rows } = await database.pool.query<{ id: number }>(
    `select goods_id::int as id from exchange_goods where goods_key = 'service-massage'`,
  )
  const gift = { userId, goodsId: rows[0]!.id, addressId: null, note: '', now }
  return database.transaction((tx) => giveGoods(tx, gift))
}
