import { claimPictures } from '@server/areas/content/content'
import { claimUploads } from '@server/areas/upload/upload'
import {
  holdReceipt,
  isFree,
  lockOrder,
  nothing,
  type Orders,
  type Price,
  type SoldOrder,
} from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { newNumber } from '@server/database/numbers'
import { Refusal } from '@server/call/refusal'
import { isTaken } from '@server/database/failover'
import { ceiling } from './ceiling'
import { tell } from './events'
import { type AfterSale, spokenOf } from './find'
import { deadlineOf } from './move'
import { payerOf } from './freight'
import { wordsOf } from './words'
import { checkReason, checkSold } from './rules'
import type { AfterSaleKind } from './states'
import { afterSales } from './tables'

/** Without what is asked back the most there is. */
export interface Application extends Partial<Price> {
  userId: string
  orderSn: string
  kind: AfterSaleKind
  number: number
  reason: string
  description: string
  pictures: readonly string[]
  video?: string
}

/** A new after-sale. Its order is held meanwhile, so that no two ask for the same pieces. */
export async function apply(
  orders: Orders,
  tx: Db,
  given: Application,
  now: Date,
): Promise<AfterSale> {
  const { userId, orderSn, kind, number, description, pictures, video } = given
  const order = await lockOrder(tx, { userId, orderSn })
  const sold = orders.sold(order)
  checkSold(sold, now)
  const reason = checkReason(sold, given)
  const asked = await askedBack(tx, sold, given)
  const { seller, title, image, tint, city, district } = sold
  const [afterSale] = await tx
    .insert(afterSales)
    .values({
      userId,
      afterSaleNo: newNumber('afterSale', now, 'after_sale_serial'),
      ...{ orderSn, seller, title, image, tint, kind, number, description },
      ...{ reason: reason.text, freightBy: payerOf(kind, reason) },
      ...{ city, district, ...asked },
      state: 'applied',
      pictureIds: [...pictures],
      videoId: video ?? null,
      createdAt: now,
      deadlineAt: deadlineOf('applied', now),
    })
    .returning()
    .catch(refuseSecond)
  await holdReceipt(tx, order, now)
  await tell(tx, afterSale!, { event: 'applied' }, now)
  const usedBy = `after-sale ${afterSale!.afterSaleNo}`
  const claim = { userId, kind: 'after-sale', usedBy, now } as const
  await claimPictures(tx, { ...claim, uploadIds: pictures })
  if (video) await claimUploads(tx, { ...claim, uploadIds: [video], media: 'video' })
  return afterSale!
}

async function askedBack(tx: Db, sold: SoldOrder, given: Application): Promise<Price> {
  const { userId, kind, number } = given
  const spoken = await spokenOf(tx, userId, sold.orderSn)
  const left = sold.number - spoken.number
  if (number > left) {
    throw new Refusal(
      'invalid',
      left > 0 ? `最多还能申请 ${left} 件` : '这个订单的商品都已经申请过售后了',
    )
  }
  if (kind === 'exchange') return nothing
  const most = ceiling(sold, spoken, number)
  const { points = most.points, gold = most.gold, money = most.money } = given
  const asked = { points, gold, money }
  if (points > most.points || gold > most.gold || money > most.money) {
    throw new Refusal('invalid', `最多可退 ${wordsOf(most)}，请减少退款金额`)
  }
  if (isFree(asked)) throw new Refusal('invalid', '请填写退款金额')
  return asked
}

function refuseSecond(error: unknown): never {
  throw isTaken(error) ? new Refusal('afterSaleOpen') : error
}
