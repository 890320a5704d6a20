import { and, asc, eq, sql } from 'drizzle-orm'
import { orderAside } from '@server/areas/catalogue/catalogue'
import { orderFromSlot } from '@server/areas/machine/machine'
import type { Orders } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { savepoint } from '@server/database/transaction'
import type { Sweep } from '@server/jobs/sweep'
import { type Entry, type Found, type Item, itemsIn } from './find'
import { priceOf } from './prices'
import { moveEntry } from './queue'
import { seckillRules } from './rules'
import { noteSold } from './stock'
import { seckillEntries, seckillItems } from './tables'

/** Which orders of the shop are a sale's, for good: a place that is taken anew forgets its order. */
const counterOf = (itemId: number) => `seckill:${itemId}`

/** Orders for those at the head of the queue, as many as there are pieces; the row of the pieces is locked once. */
export const sellPieces = (orders: Orders): Sweep<typeof seckillItems> => ({
  name: 'seckill: sell to who is next',
  every: 1,
  table: seckillItems,
  keys: ['itemId'],
  due: (now) => sql`${seckillItems.pieces} > 0
    and exists (select from seckill_sessions as running
      where running.session_id = ${seckillItems.sessionId} and running.begun_at is not null
        and running.ended_at is null and running.ends_at > ${now})
    and exists (select from seckill_entries as waiting
      where waiting.item_id = ${seckillItems.itemId} and waiting.state = 'waiting')`,
  order: seckillItems.itemId,
  work: (tx, item, now) => sell(orders, tx, item, now),
})

async function sell(orders: Orders, tx: Db, item: Item, now: Date): Promise<void> {
  const found = (await itemsIn(tx, [item.itemId])).get(item.itemId)
  // a slot that is stuck may be free again; what it no longer holds is missed when the hour ends
  if (!found?.goods.ready) return
  const next = await tx
    .select()
    .from(seckillEntries)
    .where(and(eq(seckillEntries.itemId, item.itemId), eq(seckillEntries.state, 'waiting')))
    .orderBy(asc(seckillEntries.place))
    .limit(Math.min(item.pieces, seckillRules.batch))
    .for('update')
  // the stock before the buyers, as in the shop
  await noteSold(tx, item, next.length)
  let sold = 0
  for (const entry of next) if (await orderFor(orders, tx, { found, entry, now })) sold += 1
  if (sold < next.length) await noteSold(tx, item, sold - next.length)
  if (sold === 0) return
  await tx
    .update(seckillItems)
    .set({ pieces: sql`${seckillItems.pieces} - ${sold}` })
    .where(eq(seckillItems.itemId, item.itemId))
}

interface Selling {
  found: Found
  entry: Entry
  now: Date
}

/** What cannot be ordered after all drops its own place, and nobody else's. */
async function orderFor(orders: Orders, tx: Db, { found, entry, now }: Selling): Promise<boolean> {
  try {
    const orderSn = await savepoint(tx, (step) => write(orders, step, { found, entry, now }))
    await moveEntry(tx, entry, { state: 'ordered', orderSn })
    return true
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    await moveEntry(tx, entry, { state: 'dropped', reason: thrown.message })
    return false
  }
}

async function write(orders: Orders, tx: Db, selling: Selling): Promise<string> {
  const { found, entry, now } = selling
  const { item, goods } = found
  const { goodsId, offlineGoodsId, itemId } = item
  const { userId, addressId } = entry
  if (goodsId !== null) {
    const { orderSn } = await orderAside(orders, tx, {
      ...{ userId, addressId: addressId!, counter: counterOf(itemId), now },
      goods: { ...goods, goodsId },
      price: priceOf(item),
    })
    return orderSn
  }
  const [pay, amount] = payOf(item)
  const { unpaidSeconds } = seckillRules
  const order = await orderFromSlot(tx, {
    ...{ userId, offlineGoodsId: offlineGoodsId!, pay, amount, unpaidSeconds, now },
  })
  await orders.begin(tx, order, now)
  return order.orderSn
}

const pays = ['points', 'gold', 'money'] as const

/** A machine takes one kind of money for a thing. */
function payOf(item: Item) {
  const pay = pays.find((one) => item[one] > 0)!
  return [pay, item[pay]] as const
}
