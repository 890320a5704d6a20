import type { afterSaleCalls } from '@contract/after-sale'
import { approve } from '@server/areas/after-sale/decide'
import { ports } from '@server/areas/assembled'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { sessionOf } from '../../server/harness/sessions'
import { newUpload } from '../../server/upload/pictures'
import type { SamplesOf } from '../sample'
import { newParcel } from '../things'

const group = '/tp5/api/OrderSaleService'
const desk = '/tp5/api/AfterSaleDesk'

async function newApplication(house: House, token: string, kind: 'refund' | 'return' | 'exchange') {
  const { order_sn } = await received(house, token)
  const { upload_id } = await newUpload(house, token, 'after-sale')
  const said = { reason: 'broken', description: '盖子裂了', pictures: upload_id }
  return { order_sn, kind, number: 1, ...said }
}

async function received(house: House, token: string) {
  const order = await newParcel(house, token)
  await house.ask('/user/orderpoints/finish', order, { token })
  return order
}

async function applied(house: House, token: string, kind: 'return' | 'exchange' = 'return') {
  const form = await newApplication(house, token, kind)
  const { after_sale_no } = await house.ask(`${group}/apply`, form, { token })
  return { after_sale_no }
}

const yes = ({ database, config }: House, no: string) =>
  database.transaction((db) => approve({ ...ports, db, config, now: new Date() }, no))

const parcel = { carrier: '邻集速运', tracking_no: 'SF1234567890' }

async function agreed(house: House, token: string, kind?: 'return' | 'exchange') {
  const waiting = await applied(house, token, kind)
  await yes(house, waiting.after_sale_no)
  return waiting
}

async function resent(house: House, token: string) {
  const waiting = await agreed(house, token, 'exchange')
  await house.ask(`${group}/sendBack`, { ...waiting, ...parcel }, { token })
  await yes(house, waiting.after_sale_no)
  return waiting
}

/** A customer's, which the house is to answer. */
const theirs = async (house: House) => applied(house, await customer(house))

const customer = ({ database }: House) => sessionOf(database.db, demo.consumer.userId, new Date())

/** One that was there before. */
async function first({ database }: House) {
  const { rows } = await database.pool.query<{ after_sale_no: string }>(
    'select after_sale_no from after_sales order by after_sale_no limit 1',
  )
  return { after_sale_no: rows[0]!.after_sale_no }
}

/** Theirs that has come back, for which other goods are to go out. */
async function back(house: House) {
  const token = await customer(house)
  const waiting = await agreed(house, token, 'exchange')
  await house.ask(`${group}/sendBack`, { ...waiting, ...parcel }, { token })
  return waiting
}

export const samples: SamplesOf<typeof afterSaleCalls> = {
  [`${group}/applySelect`]: { owner: 'consumer', stranger: 'refused', input: received },
  [`${group}/list`]: {
    owner: 'consumer',
    stranger: 'own',
    input: async (house, token) => {
      await applied(house, token)
      return {}
    },
  },
  [`${group}/detail`]: { owner: 'consumer', stranger: 'refused', input: resent },
  [`${group}/apply`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: (house, token) => newApplication(house, token, 'return'),
  },
  [`${group}/cancel`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: (house, token) => applied(house, token),
  },
  [`${group}/message`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const { upload_id } = await newUpload(house, token, 'after-sale')
      return { ...(await applied(house, token)), text: '补一张图', pictures: upload_id }
    },
  },
  [`${group}/sendBack`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ ...(await agreed(house, token)), ...parcel }),
  },
  [`${group}/receive`]: { owner: 'consumer', stranger: 'refused', input: resent },
  [`${desk}/lists`]: { owner: 'house', stranger: 'same', input: () => ({ shown: 'waiting' }) },
  [`${desk}/detail`]: { owner: 'house', stranger: 'same', input: first },
  [`${desk}/approve`]: { owner: 'house', stranger: 'own', input: theirs },
  [`${desk}/refuse`]: {
    owner: 'house',
    stranger: 'own',
    input: async (house) => ({ ...(await theirs(house)), reason: '照片里看不出破损' }),
  },
  [`${desk}/say`]: {
    owner: 'house',
    stranger: 'own',
    input: async (house) => ({ ...(await theirs(house)), text: '请补一张瓶底的照片' }),
  },
  [`${desk}/recipient`]: { owner: 'house', stranger: 'own', input: back },
  [`${desk}/ship`]: {
    owner: 'house',
    stranger: 'own',
    input: async (house) => ({ ...(await back(house)), ...parcel }),
  },
}
