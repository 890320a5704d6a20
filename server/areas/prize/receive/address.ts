import { giveGoods } from '@server/areas/catalogue/catalogue'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { campaignReceipts } from '../tables'
import { isReceipt, lockReceipt } from './receipts'

interface Telling {
  userId: string
  receiptId: string
  addressId: number
  now: Date
}

/** What was drawn and waits for an address becomes a parcel, once. */
export async function sendParcel(tx: Db, { userId, receiptId, addressId, now }: Telling) {
  const { state, facts } = await lockReceipt(tx, userId, receiptId)
  if (state !== 'waiting') throw new Refusal('orderMoved', '这份奖品已经在路上了，可以到订单里查看')
  const { orderSn, holdingId } = await giveGoods(tx, {
    userId,
    goodsId: facts.goodsId,
    addressId,
    note: `活动奖品：${facts.campaign}`,
    now,
  })
  const [sent] = await tx
    .update(campaignReceipts)
    .set({ state: 'done', orderSn, holdingId })
    .where(isReceipt(userId, receiptId))
    .returning()
  return sent!
}
