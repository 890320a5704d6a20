import { sql } from 'drizzle-orm'
import { compactTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Holding } from '@server/areas/holding/give'
import { settledState } from '@server/areas/order/order-states'
import { exchangeOrders } from '@server/areas/order/tables'

interface Parcel {
  right: Holding
  address: { province: string; city: string; district: string; recipient: Buffer }
  now: Date
}

/** The order of a parcel that was paid for with its packet. */
export async function writeOrder(tx: Db, { right, address, now }: Parcel): Promise<string> {
  const serial = sql`lpad((nextval('exchange_order_serial') * 48271 % 100000000)::text, 8, '0')`
  const [order] = await tx
    .insert(exchangeOrders)
    .values({
      userId: right.userId,
      orderSn: sql`${`LJ${compactTime(now)}`} || ${serial}`,
      kind: 'goods',
      state: settledState('goods'),
      goodsId: right.goodsId,
      title: right.title,
      image: right.image,
      tint: right.tint,
      number: 1,
      exchangeType: 1,
      amount: 0,
      note: '礼包权益',
      ...address,
      createdAt: now,
      paidAt: now,
    })
    .returning()
  return order!.orderSn
}
