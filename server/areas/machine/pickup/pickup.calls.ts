import type { pickupCalls } from '@contract/machine/pickup'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { lockMachineOrder, machineIdOf } from '../orders/machine-order'
import { presentChange } from '../orders/present'
import { standsBefore } from '../presence/standing'
import { takeOut } from './take-out'

export const pickupHandlers: HandlersOf<typeof pickupCalls> = {
  '/tp5/api/OfflineOrder/pickUp': async ({ order_sn: orderSn }, { db, user, now }) => {
    const { userId } = user
    const order = await lockMachineOrder(db, { userId, orderSn })
    const standing = { userId, machineId: machineIdOf(order), now }
    if (order.state === 'kept' && !(await standsBefore(db, standing)))
      throw new Refusal('presenceNeeded', '请在机器前定位或者扫码，再取货')
    return presentChange(await takeOut(db, order, now))
  },
}
