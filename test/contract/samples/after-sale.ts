import type { afterSaleCalls } from '@contract/after-sale'
import { approve } from '@server/areas/after-sale/decide'
import { ports } from '@server/areas/assembled'
import type { House } from '../../server/harness/openHouse'
import { newUpload } from '../../server/upload/pictures'
import type { SamplesOf } from '../sample'
import { newParcel } from '../things'

const group = '/tp5/api/OrderSaleService'

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
}
