import type { Out } from '@contract/api'
import { findOrder, type Orders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { ceiling } from './ceiling'
import { openNoOf, spokenOf } from './find'
import { payerWords } from './freight'
import { checkSold, kindsOf, kindTexts, reasonsOf } from './rules'

interface Asked {
  userId: string
  orderSn: string
  now: Date
}

type Selection = Out<'/tp5/api/OrderSaleService/applySelect'>

/** Everything that can be chosen for an order, or why nothing can. */
export async function selectionOf(
  orders: Orders,
  db: Db,
  { userId, orderSn, now }: Asked,
): Promise<Selection> {
  const sold = orders.sold(await findOrder(db, { userId, orderSn }))
  checkSold(sold, now)
  const spoken = await spokenOf(db, userId, orderSn)
  const left = sold.number - spoken.number
  const openNo = await openNoOf(db, userId, orderSn)
  if (left === 0 && !openNo)
    throw new Refusal('notForAfterSale', '这个订单的商品都已经申请过售后了')
  return {
    order_sn: orderSn,
    seller: sold.seller,
    open_no: openNo,
    title: sold.title,
    image: sold.image,
    tint: sold.tint,
    kinds: kindsOf(sold).map((kind) => ({
      kind,
      ...kindTexts[kind],
      reasons: reasonsOf(sold, kind).map((reason) => ({
        key: reason.key,
        text: reason.text,
        pictures: reason.pictures ? 1 : 0,
        words: reason.words ? 1 : 0,
        freight: payerWords(kind, reason),
      })),
    })),
    most: Array.from({ length: left }, (_, index) => ceiling(sold, spoken, index + 1)),
  }
}
