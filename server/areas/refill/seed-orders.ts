import { findRecipient, offeredAddress } from '@server/areas/address/address'
import { moveOrder, type Order } from '@server/areas/order/order'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { ownParcel } from '@server/providers/logistics/carrier'
import type { SeedContext } from '../area'
import { addPacks, cartLines, dropFromCart } from './cart'
import { refillLinesOf } from './find'
import { flow } from './flow'
import { receive } from './receive'
import { refillCounter } from './seller'

type Packs = Readonly<Record<string, number>>

/** A few orders of the operator: one in the van, one on its way, one that waits, and a cart. */
export async function seedOrders(db: Db, { now, config, ports }: SeedContext) {
  const { userId } = demo.operator
  const book = { db, key: config.dataKey, userId }
  const address = await offeredAddress(book)
  const place = await findRecipient(book, address!.address_id)
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

  async function fill(packs: Packs) {
    for (const [supplyKey, number] of Object.entries(packs))
      await addPacks(db, { userId, supplyKey, packs: number, at: now })
  }

  async function order(packs: Packs, at: Date): Promise<Order> {
    await fill(packs)
    const [first, ...others] = await cartLines(db, userId)
    const wanted = { userId, pay: 'account', lines: [first!, ...others], place, now: at } as const
    const written = await refillCounter.hold(db, wanted)
    await dropFromCart(db, userId, Object.keys(packs))
    await ports.orders.begin(db, written, at)
    return { ...written, state: 'paid' }
  }

  const send = (one: Order, at: Date) =>
    moveOrder(db, flow, one, { to: 'shipped', at, with: ownParcel(one.orderSn) })

  const first = await send(await order({ water: 2, soda: 2, dates: 1 }, daysAgo(6)), daysAgo(5))
  const lines = await refillLinesOf(db, first)
  const counted = lines.map(({ line, units }) => ({ line, units }))
  await receive(db, first, { counted, said: '', at: daysAgo(3) })
  await moveOrder(db, flow, { ...first, state: 'received' }, { to: 'finished', at: daysAgo(3) })
  await send(await order({ milk: 2, chips: 1 }, daysAgo(1)), new Date(now.getTime() - 3600_000))
  await order({ tea: 1, orange: 1 }, new Date(now.getTime() - 600_000))
  await fill({ eggs: 1 })
}
