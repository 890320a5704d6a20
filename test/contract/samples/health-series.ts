import type { rriCalls } from '@contract/health-device/rri'
import type { healthTableCalls } from '@contract/health-table'
import type { healthTongueCalls } from '@contract/health-tongue'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { agree, agreeToTongue } from '../../server/health/people'
import { heartTable, inBase64, momentText, seriesPaths } from '../../server/health/series'
import { newUpload } from '../../server/upload/pictures'
import { nothing, type SamplesOf } from '../sample'

let minute = 0

/** Each a minute before the one before: the same moment would be the same recording. */
const earlier = () => new Date(Date.now() - (60 + ++minute) * 60_000)

const stranger = demo.newcomer.userId

/** The owner has agreed to both, and the stranger to neither, whatever was tried before. */
async function agreed(house: House, token: string) {
  const { pool } = house.database
  for (const table of ['health_people', 'health_tongue_people'])
    await pool.query(`delete from ${table} where user_id = $1`, [stranger])
  await pool.query(
    `delete from agreement_acceptances
     where user_id = $1 and agreement in ('healthRecord', 'healthTongue')`,
    [stranger],
  )
  await agree(house, { token })
  await agreeToTongue(house, { token })
}

async function newRri(house: House, token: string) {
  await agreed(house, token)
  const content = inBase64(heartTable(earlier()))
  await house.ask(seriesPaths.importTable, { content }, { token })
  const { recordings } = await house.ask(seriesPaths.detail, {}, { token })
  return { rri_id: recordings[0]!.rri_id }
}

async function newPhotograph(house: House, token: string) {
  await agreed(house, token)
  const { upload_id } = await newUpload(house, token, 'tongue')
  return { upload_id, brightness: 128, sharpness: 9.5 }
}

const own = { owner: 'consumer', stranger: 'own' } as const
const refused = { owner: 'consumer', stranger: 'refused' } as const

export const samples: SamplesOf<
  typeof rriCalls & typeof healthTableCalls & typeof healthTongueCalls
> = {
  '/tp5/api/ExchangeShop/HealthReport/tableColumns': { ...own, input: nothing },
  '/tp5/api/ExchangeShop/HealthReport/importTable': {
    ...refused,
    input: async (house, token) => {
      await agreed(house, token)
      return { content: inBase64(`时间,心率\n${momentText(earlier())},71`) }
    },
  },
  '/tp5/api/ExchangeShop/HealthReport/exportTable': { ...own, input: nothing },
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/rriDetail': {
    ...own,
    input: async (house, token) => {
      await newRri(house, token)
      return {}
    },
  },
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/updateRri': {
    ...refused,
    input: async (house, token) => ({ ...(await newRri(house, token)), posture: 'lying' as const }),
  },
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/removeRri': { ...refused, input: newRri },
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/createOss': { ...refused, input: newRri },
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/uploadCallback': {
    ...refused,
    input: async (house, token) => {
      const { rri_id } = await newRri(house, token)
      const { upload_id } = await newUpload(house, token, 'health')
      return { rri_id, revision: 1, upload_id }
    },
  },
  '/tp5/api/ExchangeShop/HealthTongue/lists': { ...own, input: nothing },
  '/tp5/api/ExchangeShop/HealthTongue/analyse': { ...refused, input: newPhotograph },
  '/tp5/api/ExchangeShop/HealthTongue/remove': {
    ...refused,
    input: async (house, token) => {
      const wish = await newPhotograph(house, token)
      const { tongue_id } = await house.ask(seriesPaths.analyse, wish, { token })
      return { tongue_id }
    },
  },
}
