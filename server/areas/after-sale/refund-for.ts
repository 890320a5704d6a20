import { isFree, type Order, type Orders } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { newNumber } from '@server/database/numbers'
import { ceiling } from './ceiling'
import { tell } from './events'
import { type AfterSale, lockAfterSale, openNoOf, spokenOf } from './find'
import { payBack } from './refund'
import { checkSold, reasonsOf } from './rules'
import { afterSales } from './tables'

interface Given {
  /** Why, by its key: what can be said of such an order. */
  reason: string
  /** Who saw to it, as the customer reads it. */
  by: string
  at: Date
}

/**
 * Gives back what was paid, for somebody who answers for what was sold and need not be asked first.
 * It is an after-sale like any other, so that nobody is given anything twice; one that its customer
 * has applied for is answered with it. Call it with the order locked.
 */
export async function refundFor(
  orders: Orders,
  tx: Db,
  order: Order,
  { reason, by, at }: Given,
): Promise<AfterSale> {
  const openNo = await openNoOf(tx, order.userId, order.orderSn)
  if (openNo) {
    const { afterSale } = await lockAfterSale(tx, order.userId, openNo)
    if (afterSale.state !== 'applied' || afterSale.kind !== 'refund')
      throw new Refusal('afterSaleOpen')
    return payBack(orders, tx, { order, afterSale }, at)
  }
  const afterSale = await open(orders, tx, order, { reason, by, at })
  return payBack(orders, tx, { order, afterSale }, at)
}

async function open(orders: Orders, tx: Db, order: Order, { reason, by, at }: Given) {
  const sold = orders.sold(order)
  checkSold(sold, at)
  const rule = reasonsOf(sold, 'refund').find(({ key }) => key === reason)
  if (!rule) throw new Refusal('invalid', '请选择退款原因')
  const { userId, orderSn, seller, title, image, tint, city, district } = sold
  const spoken = await spokenOf(tx, userId, orderSn)
  const number = sold.number - spoken.number
  const asked = ceiling(sold, spoken, Math.max(0, number))
  if (number <= 0 || isFree(asked)) throw new Refusal('orderMoved', '这一单已经退过，不能再退')
  const [row] = await tx
    .insert(afterSales)
    .values({
      userId,
      afterSaleNo: newNumber('afterSale', at, 'after_sale_serial'),
      ...{ orderSn, seller, title, image, tint, number, city, district, ...asked },
      ...{ kind: 'refund', state: 'applied', reason: rule.text, createdAt: at },
    })
    .returning()
  await tell(tx, row!, { event: 'applied', note: by }, at)
  return row!
}
