import type { healthGuardCalls } from '@contract/health-guard'
import { agreementInForce } from '@server/areas/agreement/agreement'
import { writeAlert } from '@server/areas/health-guard/alerts'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { newPerson } from '../../server/harness/people'
import { agreeToFamily, connect, familyPaths } from '../../server/health-family/family'
import { agree } from '../../server/health/people'
import type { SamplesOf } from '../sample'

const base = '/tp5/api/ExchangeShop/HealthGuard/'
const stranger = demo.newcomer.userId

const wish = () => ({
  version: agreementInForce('healthGuard', new Date()).version,
  ...{ quiet_from: 22, quiet_to: 7 },
})

/** The owner is guarded, and the stranger is not, whatever was tried before. */
async function guarded(house: House, token: string) {
  await house.database.pool.query('delete from health_people where user_id = $1', [stranger])
  await agree(house, { token })
  return house.ask(`${base}userOpenGuard`, wish(), { token })
}

async function input<Input extends object>(house: House, token: string, given: Input) {
  await guarded(house, token)
  return given
}

let found = 0

/** Something that was found, as it lies there. */
async function newAlert(house: House, token: string) {
  await guarded(house, token)
  const { database, config } = house
  const alertId = (++found).toString(16).padStart(24, '0')
  await database.transaction((tx) =>
    writeAlert(
      tx,
      { userId: demo.consumer.userId, key: config.dataKey },
      {
        alertId,
        content: { rule: 'silence', day: '2026-11-20', text: '从11月21日起没有记录', told: [] },
        now: new Date(),
      },
    ),
  )
  return { alert_id: alertId }
}

/** Somebody who wants the owner to be told, and has not seen what was found. */
async function watching(house: House, token: string) {
  const elder = await newPerson(house)
  await agreeToFamily(house, elder)
  const watch_id = await connect(house, { elder, watcher: { token } }, 'heart')
  const shared = { watch_id, measures: 'heart', alerts: 1 } as const
  const by = { token: elder.token }
  await house.ask(familyPaths.share, shared, by)
  await house.ask(`${base}userOpenGuard`, wish(), by)
  const { database, config } = house
  const told = [{ userId: demo.consumer.userId, name: '家人', at: Date.now() }]
  await database.transaction((tx) =>
    writeAlert(
      tx,
      { userId: elder.userId, key: config.dataKey },
      {
        alertId: (++found).toString(16).padStart(24, '0'),
        content: { rule: 'silence', day: '2026-11-20', text: '从11月21日起没有记录', told },
        now: new Date(),
      },
    ),
  )
  return { watch_id }
}

async function newCheck(house: House, token: string) {
  await guarded(house, token)
  const { check_id } = await house.ask(`${base}startRiskCheck`, { sheet: 'strength' }, { token })
  return { check_id, answers: 'lift:some,walk:none,rise:none,climb:some,falls:none' }
}

const none = (house: House, token: string) => input(house, token, {})
const own = { owner: 'consumer', stranger: 'own' } as const
const refused = { owner: 'consumer', stranger: 'refused' } as const

export const samples: SamplesOf<typeof healthGuardCalls> = {
  '/tp5/api/ExchangeShop/HealthGuard/introduce': { ...own, input: none },
  '/tp5/api/ExchangeShop/HealthGuard/userOpenGuard': {
    ...refused,
    input: async (house, token) => {
      await guarded(house, token)
      await house.ask(`${base}userStopGuard`, {}, { token })
      return wish()
    },
  },
  '/tp5/api/ExchangeShop/HealthGuard/userStopGuard': { ...own, input: none },
  '/tp5/api/ExchangeShop/HealthGuard/lists': {
    ...own,
    input: async (house, token) => {
      await newAlert(house, token)
      return {}
    },
  },
  '/tp5/api/ExchangeShop/HealthGuard/detail': { ...refused, input: newAlert },
  '/tp5/api/ExchangeShop/HealthGuard/seen': { ...refused, input: newAlert },
  '/tp5/api/ExchangeShop/HealthGuard/unseen': { ...own, input: none },
  '/tp5/api/ExchangeShop/HealthGuard/takeOver': { ...refused, input: watching },
  '/tp5/api/ExchangeShop/HealthGuard/questionnaire': { ...own, input: none },
  '/tp5/api/ExchangeShop/HealthGuard/startRiskCheck': {
    ...refused,
    input: (house, token) => input(house, token, { sheet: 'strength' as const }),
  },
  '/tp5/api/ExchangeShop/HealthGuard/submitQuestionnaire': { ...refused, input: newCheck },
  '/tp5/api/ExchangeShop/HealthGuard/guardReport': { ...own, input: none },
  '/tp5/api/ExchangeShop/HealthHome/fatigueReport': { ...own, input: none },
}
