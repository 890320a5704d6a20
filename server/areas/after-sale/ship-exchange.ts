import { isNumberOf } from '@server/database/numbers'
import type { DeskContext, Handed, Shipper } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { carrierName } from '@server/call/carrier'
import { lockWaiting } from './decide'
import { move } from './move'

/** A person of the house has handed over the goods sent in exchange. Returns the carrier's name. */
async function shipExchange(context: DeskContext, parcel: Handed): Promise<string> {
  const { no, carrier, trackingNo } = parcel
  const name = carrierName(context.config, carrier)
  const { afterSale } = await lockWaiting(context, no)
  if (afterSale.kind !== 'exchange')
    throw new Refusal('invalid', '这个售后不是换货，没有要发的商品')
  if (afterSale.state !== 'returning') {
    throw new Refusal('afterSaleMoved', '顾客还没有寄回商品，验收后再发出新商品')
  }
  const { now, db } = context
  await move(db, afterSale, { to: 'resent', at: now, with: { carrier, trackingNo, resentAt: now } })
  return name
}

/** What goes out again where goods are exchanged. */
export const exchanges: Shipper = {
  kind: 'after-sale',
  owns: (no) => isNumberOf('afterSale', no),
  ship: shipExchange,
}
