import type { healthFamilyCalls } from '@contract/health-family'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { newPerson } from '../../server/harness/people'
import { somePhone } from '../../server/harness/request'
import { agreeToFamily, connect, familyPaths } from '../../server/health-family/family'
import { nothing, type SamplesOf } from '../sample'

/** Nobody is held to what earlier samples have left unanswered. */
const forgetAsked = ({ database }: House) =>
  database.pool.query(
    `update health_watches set state = 'ended' where state = 'asked' and watcher_calls = '妈妈'`,
  )

/** Somebody who lets the owner look at what they measure, if the owner says yes. */
async function newOffer(house: House) {
  const elder = await newPerson(house)
  await agreeToFamily(house, elder)
  const wish = { me: 'elder', measures: 'heart', phone: demo.consumer.phone } as const
  const { watch_id } = await house.ask(familyPaths.invite, wish, { token: elder.token })
  return { watch_id }
}

let turn = 0

async function newShared(house: House, token: string) {
  await agreeToFamily(house, { token })
  const watcher = await newPerson(house)
  const watch_id = await connect(house, { elder: { token }, watcher }, 'heart,sleep')
  return { watch_id, measures: ++turn % 2 === 0 ? 'bloodPressure' : 'steps' }
}

const refused = { owner: 'consumer', stranger: 'refused' } as const
const own = { owner: 'consumer', stranger: 'own' } as const

export const samples: SamplesOf<typeof healthFamilyCalls> = {
  '/tp5/api/ExchangeShop/HealthFamily/mine': { ...own, input: nothing },
  '/tp5/api/ExchangeShop/HealthFamily/home': { ...own, input: nothing },
  '/tp5/api/ExchangeShop/HealthFamily/looks': { ...own, input: nothing },
  '/tp5/api/ExchangeShop/HealthFamily/detail': { ...refused, input: newOffer },
  '/tp5/api/ExchangeShop/HealthFamily/invite': {
    ...own,
    input: async (house) => {
      await forgetAsked(house)
      return { me: 'watcher', phone: somePhone(), name: '妈妈' }
    },
  },
  '/tp5/api/ExchangeShop/HealthFamily/accept': { ...refused, input: newOffer },
  '/tp5/api/ExchangeShop/HealthFamily/share': { ...refused, input: newShared },
  '/tp5/api/ExchangeShop/HealthFamily/end': { ...refused, input: newOffer },
}
