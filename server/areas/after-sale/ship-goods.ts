import { isNumberOf } from '@server/database/numbers'
import type { DeskContext, Handed, Shipper } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { carrierOf } from '@server/call/carrier'
import { lockWaiting } from './decide'
import { goOut } from './goods-out'

/** A person of the house has handed over goods in exchange, or goods that were refused. Returns the carrier's name. */
export async function shipGoods(context: DeskContext, parcel: Handed): Promise<string> {
  const { no, trackingNo } = parcel
  const { key: carrier, name } = carrierOf(context.config, parcel.carrier)
  const { afterSale } = await lockWaiting(context, no)
  if (afterSale.state === 'applied')
    throw new Refusal('afterSaleMoved', '顾客还没有寄回商品，验收后再发出')
  await goOut(context.db, afterSale, { carrier, trackingNo, at: context.now })
  return name
}

/** What goes out again where goods are exchanged, or go back to their owner. */
export const goodsParcels: Shipper = {
  kind: 'after-sale',
  owns: (no) => isNumberOf('afterSale', no),
  ship: shipGoods,
}
