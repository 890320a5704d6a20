import { asc, eq } from 'drizzle-orm'
import { isNumberOf } from '@server/database/numbers'
import type { DeskContext, Handed, Sending, Shipper } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { carrierOf } from '@server/call/carrier'
import { mustWait } from './decide'
import { type AfterSale, lockByNo } from './find'
import { goesByHand } from './at-desk'
import { goOut } from './goods-out'
import { afterSales } from './tables'

/** A person of the house has handed over goods in exchange, or goods that were refused. Call it with a locked after-sale. */
export async function shipGoods(
  { db, config, now: at }: DeskContext,
  afterSale: AfterSale,
  { carrier, trackingNo }: Omit<Handed, 'no'>,
): Promise<AfterSale> {
  const { key } = carrierOf(config, carrier)
  mustWait(afterSale)
  if (afterSale.state === 'applied')
    throw new Refusal('afterSaleMoved', '顾客还没有寄回商品，验收后再发出')
  return goOut(db, afterSale, { carrier: key, trackingNo, at })
}

/** What did not pass goes back as it came; what is exchanged is looked at before anything goes out. */
async function goodsBack({ db, config }: DeskContext): Promise<Sending[]> {
  const refused = await db
    .select()
    .from(afterSales)
    .where(eq(afterSales.state, 'rejected'))
    .orderBy(asc(afterSales.createdAt), asc(afterSales.afterSaleNo))
  return refused
    .filter((one) => goesByHand(config, one))
    .map(({ afterSaleNo, createdAt, userId, orderSn, title, number }) => ({
      ...{ no: afterSaleNo, since: createdAt, order: { userId, orderSn } },
      ...{ lines: [{ title, number }], note: '验收未通过，原商品寄还' },
    }))
}

/** What goes out again where goods are exchanged, or go back to their owner. */
export const goodsParcels: Shipper = {
  kind: 'after-sale',
  owns: (no) => isNumberOf('afterSale', no),
  async ship(context, parcel) {
    const { afterSale } = await lockByNo(context.db, parcel.no)
    await shipGoods(context, afterSale, parcel)
    return carrierOf(context.config, parcel.carrier).name
  },
  sendings: goodsBack,
}
