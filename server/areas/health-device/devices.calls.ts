import type { devicesCalls } from '@contract/health-device/devices'
import type { HandlersOf } from '@server/call/handler'
import { bind, devicesOf, presentDevice, unbind } from './bind'

export const devicesHandlers: HandlersOf<typeof devicesCalls> = {
  '/tp5/api/ExchangeShop/HealthEquipment/myDevice': async (_input, { db, user, now }) => ({
    list: (await devicesOf(db, user.userId)).map((device) => presentDevice(device, now)),
  }),

  '/tp5/api/ExchangeShop/HealthEquipment/bind': async (input, context) =>
    presentDevice(await bind(context, input), context.now),

  '/tp5/api/ExchangeShop/HealthEquipment/unbind': async ({ device_id }, context) => {
    await unbind(context, device_id)
    return {}
  },
}
