import type { devicesCalls } from '@contract/health-device/devices'
import type { House } from '../../server/harness/openHouse'
import { devicePaths, newDevice } from '../../server/health-device/devices'
import { nothing, type SamplesOf } from '../sample'
import { agreed } from './health'

/** One that lies in its box, before somebody who may bind it. */
async function boxed(house: House, token: string) {
  await agreed(house, token)
  const { serial, code } = await newDevice(house)
  return { serial, code }
}

const refused = { owner: 'consumer', stranger: 'refused' } as const

export const samples: SamplesOf<typeof devicesCalls> = {
  '/tp5/api/ExchangeShop/HealthEquipment/myDevice': {
    ...{ owner: 'consumer', stranger: 'own' },
    input: nothing,
  },
  '/tp5/api/ExchangeShop/HealthEquipment/bind': { ...refused, input: boxed },
  '/tp5/api/ExchangeShop/HealthEquipment/unbind': {
    ...refused,
    input: async (house, token) => {
      const device = await boxed(house, token)
      const { device_id } = await house.ask(devicePaths.bind, device, { token })
      return { device_id }
    },
  },
}
