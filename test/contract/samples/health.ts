import type { ownCalls } from '@contract/health/own'
import type { readingsCalls } from '@contract/health/readings'
import type { healthReportCalls } from '@contract/health-report'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { agree, paths } from '../../server/health/people'
import { nothing, type SamplesOf } from '../sample'

const stranger = demo.newcomer.userId

/** The owner has agreed, and the stranger has not, whatever was tried before. */
export async function agreed(house: House, token: string) {
  const { pool } = house.database
  await pool.query('delete from health_people where user_id = $1', [stranger])
  await pool.query(
    `delete from agreement_acceptances where user_id = $1 and agreement = 'healthRecord'`,
    [stranger],
  )
  await agree(house, { token })
}

let minute = 0

/** So long ago that it is over for a house, too, whose clock stood still while others were asked. */
const hourAgo = 60

/** Each a minute before the one before: the same moment would be the same reading. */
const pressure = () => ({
  ...{ measure: 'bloodPressure' as const, high: 128, low: 82 },
  at: new Date(Date.now() - (hourAgo + ++minute) * 60_000).toISOString(),
})

async function newPressure(house: House, token: string) {
  await agreed(house, token)
  return pressure()
}

async function newReading(house: House, token: string) {
  const { reading_id } = await house.ask(paths.add, await newPressure(house, token), { token })
  return { reading_id }
}

/** With something to tell of. */
async function measured<Input extends object>(house: House, token: string, input: Input) {
  await newReading(house, token)
  return input
}

const week = (house: House, token: string) => measured(house, token, {})
const own = { owner: 'consumer', stranger: 'own' } as const
const refused = { owner: 'consumer', stranger: 'refused' } as const

export const samples: SamplesOf<typeof ownCalls & typeof readingsCalls & typeof healthReportCalls> =
  {
    '/tp5/api/ExchangeShop/HealthReport/home': { ...own, input: week },
    '/tp5/api/ExchangeShop/HealthReport/consent': {
      ...own,
      input: async (house, token) => {
        await house.ask(paths.withdraw, { purpose: 'record' }, { token })
        const { version } = await house.ask('/tp5/api/Agreement/detail', { key: 'healthRecord' })
        return { purpose: 'record', version }
      },
    },
    '/tp5/api/ExchangeShop/HealthReport/withdraw': {
      ...own,
      input: async (house, token) => measured(house, token, { purpose: 'record' as const }),
    },
    '/tp5/api/ExchangeShop/HealthReport/profile': {
      ...refused,
      input: async (house, token) => {
        await agreed(house, token)
        return { born_year: 1955, height: 150 + (++minute % 30) }
      },
    },
    '/tp5/api/ExchangeShop/HealthReport/band': {
      ...refused,
      input: async (house, token) => {
        await newReading(house, token)
        return { part: 'high', to: 120 + (++minute % 20) }
      },
    },
    '/tp5/api/ExchangeShop/HealthReport/bloodPressureDetail': { ...own, input: week },
    '/tp5/api/ExchangeShop/HealthReport/heartDetail': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/HealthReport/weightDetail': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/HealthReport/bloodOxygenDetail': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/HealthReport/readings': {
      ...own,
      input: (house, token) => measured(house, token, { measure: 'bloodPressure' as const }),
    },
    '/tp5/api/ExchangeShop/HealthReport/add': { ...refused, input: newPressure },
    '/tp5/api/ExchangeShop/HealthReport/edit': {
      ...refused,
      input: async (house, token) => ({ ...(await newReading(house, token)), high: 131, low: 84 }),
    },
    '/tp5/api/ExchangeShop/HealthReport/remove': { ...refused, input: newReading },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodPressure': { ...own, input: week },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHeart': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthWeight': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodOxygen': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthStep': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodSugar': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthSleep': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBodyTemp': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHrv': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthUricAcid': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodLipids': { ...own, input: nothing },
    '/tp5/api/ExchangeShop/HealthReport/otherDetail': { ...own, input: nothing },
  }
