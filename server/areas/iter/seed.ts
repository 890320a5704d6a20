import { and, asc, eq, gt } from 'drizzle-orm'
import { operatorsOf } from '@server/areas/duty/duty'
import { demoPlaces, sellInDemo, singleDays } from '@server/areas/fleet/fleet'
import { machines, moveStock, slots } from '@server/areas/machine/machine'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo, demoNeighbours } from '@server/database/demo'
import type { SeedContext } from '../area'
import { say } from './contact/contact'
import { findSale } from './sales/one-sale'
import { markOrder } from './sales/marks'

type Slot = typeof slots.$inferSelect

/** Of what a machine sells on an ordinary day, so much on each of the last days, today first. */
const lively = [0.9, 1.1, 0.8, 1.2, 1, 1.3, 0.7]

/** Between these hours of a day. */
const open = { from: 8, to: 21 }

/** What went wrong on the way: where, how, and how many hours ago. */
const wrong = [
  { machineSn: 'LJ-0107', slotNo: 'C2', did: 'failed', fault: '弹簧没有转到位', hours: 5 },
  { machineSn: 'LJ-0107', slotNo: 'B1', did: 'silent', fault: '', hours: 20 },
  { machineSn: 'LJ-0108', slotNo: 'A4', did: 'unheard', fault: '', hours: 30 },
  { machineSn: 'LJ-0118', slotNo: 'A2', did: 'late', fault: '', hours: 52 },
] as const

/** What people bought at machines, what came of it, and what was put in again. */
export async function seedSales(tx: Db, { now, ports: { orders } }: SeedContext) {
  const buyers = demoNeighbours().map(({ userId }) => userId)
  const buyer = (nth: number) => buyers[nth % buyers.length]!
  await say(tx, { userId: demo.operator.userId, shown: true, hours: '8:00–20:00', at: now })
  let nth = 0
  for (const [machineSn, { a_day: aDay, singly }] of Object.entries(demoPlaces())) {
    if (!singly) continue
    const known = await slotsOf(tx, machineSn)
    for (const at of momentsOf(aDay, now)) {
      const { offlineGoodsId, machineId } = known[nth % known.length]!
      await sellInDemo(orders, tx, { userId: buyer(nth), offlineGoodsId, did: 'delivered', at })
      const userId = (await operatorsOf(tx, [machineId], now)).get(machineId)!
      await refill(tx, { offlineGoodsId, userId, at })
      nth += 1
    }
  }
  for (const { machineSn, slotNo, hours, did, fault } of wrong) {
    const slot = (await slotsOf(tx, machineSn)).find((one) => one.slotNo === slotNo)
    if (!slot) continue
    const at = new Date(now.getTime() - hours * 3600_000)
    const { offlineGoodsId } = slot
    const sale = { userId: buyer(nth++), offlineGoodsId, did, at, fault }
    const order = await sellInDemo(orders, tx, sale)
    if (did === 'late') await settle(tx, order.orderSn, now)
  }
}

/** When something was sold in the last week, spread over each day. */
function momentsOf(aDay: number, now: Date): Date[] {
  return Array.from({ length: singleDays }, (_, nth) => singleDays - 1 - nth)
    .flatMap((ago) => {
      const number = Math.round(aDay * lively[ago]!)
      const begins = momentOf(dayAfter(businessDay(now), -ago), open.from).getTime()
      const apart = ((open.to - open.from) * 3600_000) / number
      return Array.from({ length: number }, (_, turn) => new Date(begins + (turn + 0.5) * apart))
    })
    .filter((at) => at < now)
}

/** Those from which something can be sold. */
async function slotsOf(tx: Db, machineSn: string): Promise<Slot[]> {
  const rows = await tx
    .select({ slot: slots })
    .from(slots)
    .innerJoin(machines, eq(machines.machineId, slots.machineId))
    .where(and(eq(machines.machineSn, machineSn), gt(slots.stock, 0), gt(slots.money, 0)))
    .orderBy(asc(slots.slotNo))
  return rows.map(({ slot }) => slot)
}

/** What was sold is put in again, so that machines stand as the demo says. */
const refill = (tx: Db, about: { offlineGoodsId: number; userId: string; at: Date }) =>
  moveStock(tx, { ...about, kind: 'restocked', units: 1, subject: '补货' })

async function settle(tx: Db, orderSn: string, now: Date) {
  const { userId } = demo.operator
  const { order, machine } = await findSale({ db: tx, user: { userId }, now }, orderSn)
  const { machineId } = machine
  const note = '联系过顾客，货拿到了，下次一起补'
  await markOrder(tx, order, { machineId, userId, outcome: 'taken', is: 'late', note, at: now })
}
