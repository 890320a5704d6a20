import { eq } from 'drizzle-orm'
import { orderAside } from '@server/areas/catalogue/catalogue'
import { orderFromSlot } from '@server/areas/machine/machine'
import type { Orders } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { savepoint } from '@server/database/transaction'
import type { Sweep } from '@server/jobs/sweep'
import { type Entry, findItem, type Item } from './find'
import { priceOf } from './prices'
import { drop } from './pieces'
import { moveEntry } from './queue'
import { seckillRules } from './rules'
import { noteSold } from './stock'
import { seckillEntries } from './tables'

/** Which orders of the shop are a sale's, for good: a place that is taken anew forgets its order. */
const counterOf = (itemId: number) => `seckill:${itemId}`

/** Writes the order of who has been granted a piece, each by itself. */
export const sellGranted = (orders: Orders): Sweep<typeof seckillEntries> => ({
  name: 'seckill: order what was granted',
  every: 1,
  table: seckillEntries,
  keys: ['itemId', 'userId'],
  due: () => eq(seckillEntries.state, 'granted'),
  order: seckillEntries.place,
  work: (tx, entry, now) => sell(orders, tx, entry, now),
})

/** What cannot be ordered after all drops its own place, and nobody else's. */
async function sell(orders: Orders, tx: Db, entry: Entry, now: Date): Promise<void> {
  try {
    const orderSn = await savepoint(tx, (step) => write(orders, step, entry, now))
    await moveEntry(tx, entry, { state: 'ordered', orderSn })
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    await drop(tx, entry, thrown.message)
  }
}

async function write(orders: Orders, tx: Db, entry: Entry, now: Date): Promise<string> {
  const { itemId, userId, addressId } = entry
  const { item, goods } = await findItem(tx, itemId)
  const { goodsId, offlineGoodsId } = item
  // the stock before the buyer, as in the shop
  await noteSold(tx, item, 1)
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
