import type { Out, Parsed } from '@contract/api'
import { spendCodeOf } from '@server/areas/auth/auth'
import { type Judged, noteWords } from '@server/areas/content/content'
import type { GoodsKind } from '@server/areas/holding/holding'
import type { Orders, Price } from '@server/areas/order/order'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { needsCode, placeOrder } from './place-order'

type Exchange = '/tp5/api/ExchangeShop/exchange'
type Placed = Out<Exchange>

/** What a call has at hand that orders something; which call it is does not matter. */
type Ordering = Pick<Context<Exchange>, 'db' | 'config' | 'user' | 'now' | 'apart' | 'address'>

interface Confirmed extends Parsed<Exchange> {
  judged: Judged
  /** Refuses what the call is not for. */
  allowed?: (kind: GoodsKind, price: Price) => void
}

/** Spends the ticket: the order is written, what lies in the purse is taken, money is waited for. */
export async function confirmOrder(
  orders: Orders,
  context: Ordering,
  { ticket, address_id: addressId, note = '', code, judged, allowed }: Confirmed,
): Promise<Placed> {
  const { db, now } = context
  const { userId } = context.user
  const wanted = { userId, ticket, addressId: addressId ?? null, note, now }
  // on a connection of its own: nobody waits for it with the stock in their hands
  const proved = await needsCode(db, wanted)
  if (proved) await prove(context, code)
  const { order, smsNeeded } = await placeOrder(db, wanted)
  allowed?.(order.kind as GoodsKind, order)
  // asked for since, or for stock that came back meanwhile
  if (smsNeeded && !proved) throw new Refusal('ticketExpired')
  const { state } = await orders.begin(db, order, now)
  const { orderSn: order_sn, points, gold, money } = order
  if (note) await noteWords(db, { kind: 'orderNote', userId, id: order_sn, judged }, now)
  return { order_sn, state: state as Placed['state'], points, gold, money }
}

async function prove(context: Ordering, code?: string) {
  if (!code) throw new Refusal('invalid', '请填写短信验证码')
  await spendCodeOf(context, code, 'exchange')
}
