import { moveOrder, remindOfParcel } from '@server/areas/order/order'
import { carrierOf } from '@server/call/carrier'
import type { DeskContext, Handed, Shipper } from '@server/call/desk-case'
import { isNumberOf } from '@server/database/numbers'
import { lockByNumber } from './find'
import { flow } from './flow'

interface Sent {
  no: string
  carrier: string
  trackingNo: string
}

/** The warehouse has handed it over. */
export async function send({ db, now: at }: DeskContext, { no, carrier, trackingNo }: Sent) {
  const { order } = await lockByNumber(db, no)
  await moveOrder(db, flow, order, { to: 'shipped', at, with: { carrier, trackingNo } })
  await remindOfParcel(db, order, carrier, at)
}

async function ship(context: DeskContext, handed: Handed): Promise<string> {
  const { key: carrier, name } = carrierOf(context.config, handed.carrier)
  await send(context, { ...handed, carrier })
  return name
}

export const refillParcels: Shipper = {
  kind: 'refill',
  owns: (no) => isNumberOf('refill', no),
  ship,
}
