import { claimPictures } from '@server/areas/content/content'
import { lockOrder, type Orders, type SoldOrder } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { newNumber } from '@server/database/numbers'
import { Refusal } from '@server/call/refusal'
import { isTaken } from '@server/database/failover'
import { ceiling } from './ceiling'
import { tell } from './events'
import { type AfterSale, spokenOf } from './find'
import { deadlineOf } from './move'
import { wordsOf } from './words'
import { checkReason, checkSold } from './rules'
import type { AfterSaleKind } from './states'
import { afterSales } from './tables'

export interface Application {
  userId: string
  orderSn: string
  kind: AfterSaleKind
  number: number
  reason: string
  /** Without them the most there is. */
  amount?: number
  money?: number
  description: string
  pictures: readonly string[]
}

/** A new after-sale. Its order is held meanwhile, so that no two ask for the same pieces. */
export async function apply(
  orders: Orders,
  tx: Db,
  given: Application,
  now: Date,
): Promise<AfterSale> {
  const { userId, orderSn, kind, number, description, pictures } = given
  const sold = orders.sold(await lockOrder(tx, { userId, orderSn }))
  checkSold(sold, now)
  const reason = checkReason(sold, given)
  const asked = await askedBack(tx, sold, given)
  const { seller, title, image, tint, currency, city, district } = sold
  const [afterSale] = await tx
    .insert(afterSales)
    .values({
      userId,
      afterSaleNo: newNumber('afterSale', now, 'after_sale_serial'),
      ...{ orderSn, seller, title, image, tint, kind, number, currency, reason, description },
      ...{ city, district, ...asked },
      state: 'applied',
      pictureIds: [...pictures],
      createdAt: now,
      deadlineAt: deadlineOf('applied', now),
    })
    .returning()
    .catch(refuseSecond)
  await tell(tx, afterSale!, { event: 'applied' }, now)
  const usedBy = `after-sale ${afterSale!.afterSaleNo}`
  await claimPictures(tx, { userId, uploadIds: pictures, kind: 'after-sale', usedBy, now })
  return afterSale!
}

async function askedBack(tx: Db, sold: SoldOrder, given: Application) {
  const { userId, kind, number } = given
  const spoken = await spokenOf(tx, userId, sold.orderSn)
  const left = sold.number - spoken.number
  if (number > left) {
    throw new Refusal(
      'invalid',
      left > 0 ? `最多还能申请 ${left} 件` : '这个订单的商品都已经申请过售后了',
    )
  }
  if (kind === 'exchange') return { amount: 0, money: 0 }
  const most = ceiling(sold, spoken, number)
  const asked = { amount: given.amount ?? most.amount, money: given.money ?? most.money }
  if (asked.amount > most.amount || asked.money > most.money) {
    throw new Refusal('invalid', `最多可退 ${wordsOf(sold.currency, most)}，请减少退款金额`)
  }
  if (asked.amount === 0 && asked.money === 0) throw new Refusal('invalid', '请填写退款金额')
  return asked
}

function refuseSecond(error: unknown): never {
  throw isTaken(error) ? new Refusal('afterSaleOpen') : error
}
