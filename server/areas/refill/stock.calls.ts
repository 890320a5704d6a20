import type { refillStockCalls } from '@contract/refill/stock'
import { machineOnDuty } from '@server/areas/duty/duty'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { put } from './put'
import { vanOf } from './van'

export const refillStockHandlers: HandlersOf<typeof refillStockCalls> = {
  '/tp5/api/Goods/stock': async (_input, { db, user, now }) => ({
    list: await vanOf(db, user.userId, now),
  }),

  '/tp5/api/FranchiseOrder/put': async (input, { db, user: { userId }, now }) => {
    const { machine_id: machineId, slot_no: slotNo, supply_key: supplyKey, units } = input
    const of = { userId, role: 'operator', now } as const
    const machine = await machineOnDuty(db, { machineId }, of)
    if (!machine) throw new Refusal('notFound', '没有找到您的这台机器')
    return put(db, { userId, machineId, slotNo, supplyKey, units, at: now })
  },
}
