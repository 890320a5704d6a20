import { flows, lockOrder, moveOrder, shipped } from '@server/areas/order/order'
import type { Db } from '@server/database/database'

interface Parcel {
  userId: string
  orderSn: string
  at: Date
  trackingNo: string
}

/** The carrier has taken the parcel of an order. */
export async function sendParcel(tx: Db, { userId, orderSn, at, trackingNo }: Parcel) {
  const order = await lockOrder(tx, { userId, orderSn })
  await moveOrder(tx, flows.parcel, order, shipped(at, { carrier: 'linji', trackingNo }))
}
