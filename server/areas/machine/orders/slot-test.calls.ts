import { and, eq, gt, sql } from 'drizzle-orm'
import type { slotTestCalls } from '@contract/machine/slot-test'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { writeOrder } from '@server/areas/order/order'
import { iterMachines as machines, iterSlots as slots } from '../tables'
import { findMachine } from '../machines/machine-row'
import { commandOrder } from './command-order'
import { isBeingTested, isWaitedFor } from './slot-orders'
import { type MachineFacts, seller } from './machine-order'
import { presentChange } from './present'

export const slotTestHandlers: HandlersOf<typeof slotTestCalls> = {
  '/tp5/api/MachineSlotTest/scan': async (input, context) => {
    const { db, user, now } = context
    const [found] = await db
      .select({ slot: slots })
      .from(slots)
      .innerJoin(machines, eq(machines.machineId, slots.machineId))
      .where(
        and(
          eq(machines.machineSn, input.machine_sn),
          eq(machines.operatorId, user.userId),
          eq(slots.slotNo, input.slot_no),
        ),
      )
      .for('update', { of: slots })
    if (!found) throw new Refusal('notFound', '没有找到您的这个货道，请核对机器和货道编号')
    const { machineId, slotNo, offlineGoodsId, title, image, tint } = found.slot
    const machine = await findMachine(context, machineId)
    if (machine.state === 'offline') throw new Refusal('machineOffline')
    if (await isBeingTested(db, found.slot)) {
      throw new Refusal('orderMoved', '这个货道正在测试，请等它转完')
    }
    const taken = await db
      .update(slots)
      .set({ stock: sql`stock - 1` })
      .where(and(eq(slots.offlineGoodsId, offlineGoodsId), gt(slots.stock, 0)))
      .returning()
    if (taken.length === 0 && (await isWaitedFor(db, found.slot))) {
      throw new Refusal('orderMoved', '货道里剩下的都有人在等，请等这些订单结束再测试')
    }
    const order = await writeOrder<MachineFacts>(db, {
      ...{ userId: user.userId, seller, flow: 'machine', kind: 'test', state: 'unpaid' },
      counter: String(machineId),
      facts: { slotNo, units: taken.length, fault: '' },
      createdAt: now,
      deadlineAt: now,
      lines: [{ item: String(offlineGoodsId), title, image, tint, number: 1 }],
    })
    return presentChange(await commandOrder(db, order, now))
  },
}
