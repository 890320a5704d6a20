import type { GoodsKind } from '@server/areas/holding/holding'
import type { Price } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'

/** Bought is a packet, and for money. */
export function refuseOtherThanBought(kind: GoodsKind, { money }: Pick<Price, 'money'>): void {
  if (kind !== 'vip') throw new Refusal('invalid', '这件不是礼包，请到商品页兑换')
  if (money === 0) throw new Refusal('invalid', '这个付法不用付款，请直接兑换')
}
