import { and, eq, gt, sql } from 'drizzle-orm'
import { writeOrder } from '@server/areas/order/order'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { findMachine } from '../machines/machine-row'
import { iterSlots as slots } from '../tables'
import { commandOrder } from './command-order'
import { type MachineFacts, seller } from './machine-order'
import { presentChange } from './present'
import { isBeingTested, isWaitedFor } from './slot-orders'

interface Tested {
  machineId: number
  slotNo: string
}

/** Turns a slot as a buyer would; who may do that has been asked. */
export async function testSlot(
  context: Pick<Context<'/tp5/api/MachineSlotTest/scan'>, 'db' | 'user' | 'now' | 'position'>,
  { machineId, slotNo }: Tested,
) {
  const { db, user, now } = context
  const [slot] = await db
    .select()
    .from(slots)
    .where(and(eq(slots.machineId, machineId), eq(slots.slotNo, slotNo)))
    .for('update')
  if (!slot) throw new Refusal('notFound', '没有找到您的这个货道，请核对机器和货道编号')
  const machine = await findMachine(context, machineId)
  if (machine.state === 'offline') throw new Refusal('machineOffline')
  if (await isBeingTested(db, slot)) throw new Refusal('orderMoved', '这个货道正在测试，请等它转完')
  const { offlineGoodsId, title, image, tint } = slot
  const taken = await db
    .update(slots)
    .set({ stock: sql`stock - 1`, held: sql`held + 1` })
    .where(and(eq(slots.offlineGoodsId, offlineGoodsId), gt(slots.stock, 0)))
    .returning()
  if (taken.length === 0 && (await isWaitedFor(db, slot)))
    throw new Refusal('orderMoved', '货道里剩下的都有人在等，请等这些订单结束再测试')
  const order = await writeOrder<MachineFacts>(db, {
    ...{ userId: user.userId, seller, flow: 'machine', kind: 'test', state: 'unpaid' },
    counter: String(machineId),
    facts: { slotNo, units: taken.length, fault: '' },
    createdAt: now,
    deadlineAt: now,
    lines: [{ item: String(offlineGoodsId), title, image, tint, number: 1 }],
  })
  return presentChange(await commandOrder(db, order, now))
}
