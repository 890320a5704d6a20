import { eq, sql } from 'drizzle-orm'
import {
  begin,
  machineCommands,
  machineFlow as flow,
  type MachineFacts,
  type MachineOrder,
  seeToLate,
  slots,
  takeResult,
} from '@server/areas/machine/machine'
import { moveOrder, nothing, type Orders, type Price, writeOrder } from '@server/areas/order/order'
import { payForDemo } from '@server/areas/payment/payment'
import type { Db } from '@server/database/database'

/** What the machine did: the last three as when nobody heard of it in time. */
type Did = 'delivered' | 'failed' | 'unheard' | 'silent' | 'late'

interface Sale {
  userId: string
  offlineGoodsId: number
  did: Did
  fault?: string
  at: Date
}

const secondsOn = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)

/** A neighbour of the demo bought something for money, and this is what the machine made of it. */
export async function sellInDemo(orders: Orders, tx: Db, sale: Sale): Promise<MachineOrder> {
  const { did, at, fault } = sale
  const order = await command(tx, sale)
  const late = secondsOn(at, 90)
  if (did === 'unheard') await seeToLate(orders, tx, order, late)
  if (did === 'unheard') return order
  const begun = await begin(tx, order, secondsOn(at, 2))
  if (did === 'silent' || did === 'late') await seeToLate(orders, tx, begun, late)
  if (did === 'silent') return begun
  const [command_no, machineId] = await commandOf(tx, order)
  const result = did === 'failed' ? 'failed' : 'delivered'
  const said = { command_no, result, ...(fault && { fault }) } as const
  const saidAt = secondsOn(at, did === 'late' ? 150 : 6)
  await takeResult(orders, tx, { machineId, said: { fault: '', ...said }, at: saidAt })
  return begun
}

async function command(tx: Db, { userId, offlineGoodsId, at }: Sale): Promise<MachineOrder> {
  const [slot] = await tx
    .update(slots)
    .set({ stock: sql`stock - 1`, held: sql`held + 1` })
    .where(eq(slots.offlineGoodsId, offlineGoodsId))
    .returning()
  const { machineId, slotNo, title, image, tint, money } = slot!
  const price: Price = { ...nothing, money }
  const order = await writeOrder<MachineFacts>(tx, {
    ...{ userId, seller: 'machine', flow: 'machine', kind: 'buy', state: 'unpaid', ...price },
    counter: String(machineId),
    facts: { slotNo, units: 1, fault: '', take: 'now' },
    ...{ createdAt: at, paidAt: at },
    lines: [{ item: String(offlineGoodsId), title, image, tint, number: 1, ...price }],
  })
  await payForDemo(tx, order, at)
  await tx.insert(machineCommands).values({ machineId, userId, orderSn: order.orderSn })
  return moveOrder(tx, flow, order, { to: 'commanded', at })
}

async function commandOf(tx: Db, { orderSn }: MachineOrder) {
  const [row] = await tx.select().from(machineCommands).where(eq(machineCommands.orderSn, orderSn))
  return [row!.commandNo, row!.machineId] as const
}
