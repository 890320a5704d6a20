import type { addressCalls } from '@contract/address'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'
import { someAddress } from '../things'

const newAddress = {
  name: '王秀英',
  phone: '13800000001',
  region_code: '310104',
  detail: '枫林路 12 弄 3 号 401 室',
}

/** One more than the owner needs; the spare ones of earlier samples are gone. */
async function spareAddress(house: House, token: string) {
  await house.database.pool.query(
    'delete from addresses where user_id = $1 and address_id > (select default_id + 1 from address_books where user_id = $1)',
    [demo.consumer.userId],
  )
  await house.database.pool.query('update address_books set held = 2 where user_id = $1', [
    demo.consumer.userId,
  ])
  const { address_id } = await house.ask('/user/address/add', newAddress, { token })
  return address_id
}

export const samples: SamplesOf<typeof addressCalls> = {
  '/user/address/index': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/address/getDefault': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/address/add': { owner: 'consumer', stranger: 'own', input: () => newAddress },
  '/user/address/edit': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const { address_id } = await someAddress(house, token)
      return { ...newAddress, address_id, is_default: 1 }
    },
  },
  '/user/address/delete': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ address_id: await spareAddress(house, token) }),
  },
  '/user/address/restore': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const address_id = await spareAddress(house, token)
      await house.ask('/user/address/delete', { address_id }, { token })
      return { address_id }
    },
  },
  '/tp5/api/Area/tree': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ parent_code: '310000' }),
  },
}
