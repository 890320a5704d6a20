import type { Shop } from '../catalogue/shop'
import type { Buyer, Person } from '../harness/people'

/** Somebody shows a code, and somebody at the counter types it. */
export async function redeemOne(shop: Shop, buyer: Buyer, clerk: Person) {
  const [thing] = await shop.held(buyer)
  const asked = { holding_id: thing!.holdingId }
  const { code } = await shop.ask('/tp5/api/ExchangeShop/UserExchange/code', asked, buyer)
  return shop.call('/tp5/api/VillageEnter/useCode', { code }, clerk)
}
