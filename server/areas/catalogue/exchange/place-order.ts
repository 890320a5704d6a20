import { compactTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import { type OrderState, settledStates } from '@server/areas/order/order-states'
import { findGoods } from '../goods/find-goods'
import { type GoodsKind, kinds } from '@server/areas/holding/kinds'
import { type ExchangeType, offerOf, reasonAgainst } from './eligibility'
import { ticketRefusal } from './tickets'

interface OrderRequest {
  userId: string
  ticket: string
  /** Needed by what is posted. */
  addressId: number | null
  note: string
  now: Date
}

/** What the ticket said, and how far the statement came. All of it null without a good ticket. */
interface Steps {
  goods_id: number | null
  kind: GoodsKind
  state: OrderState
  number: number
  exchange_type: ExchangeType
  amount: number
  money: number
  taken: boolean
  addressed: boolean
  title: string
  sms_needed: boolean
  order_sn: string | null
}

export type PlacedOrder = Omit<Steps, 'goods_id' | 'order_sn' | 'taken' | 'addressed'> & {
  goods_id: number
  order_sn: string
}

/** How long an order waits for money. */
export const unpaidSeconds = 15 * 60

/**
 * Ticket, stock, the person's limit and the order, each step fed by the one before it, so that
 * rows are locked in that order. A step that finds nothing stops the rest; the refusal that
 * follows rolls back what the earlier steps did. The digits of the order number are a serial
 * times a number without a factor in common with the modulus: no two alike, none counting up.
 */
const text = `
  with ticket as (
    update exchange_tickets set spent_at = $4
    where user_id = $1 and ticket_id = $2 and spent_at is null and expires_at > $4
    returning goods_id, number, exchange_type, amount, money
  ),
  stock as (
    update exchange_stock set stock = stock - ticket.number, sold = sold + ticket.number
    from ticket
    where exchange_stock.goods_id = ticket.goods_id and exchange_stock.stock >= ticket.number
    returning exchange_stock.goods_id
  ),
  offer as (
    select goods.goods_id, goods.kind, sms_needed, title, image, tint, limit_per_user, number, exchange_type,
      amount, ticket.money,
      case when ticket.money > 0 then 'unpaid' else $7::jsonb ->> goods.kind end as state
    from stock
      join ticket on ticket.goods_id = stock.goods_id
      join exchange_goods goods on goods.goods_id = stock.goods_id
    where goods.on_shelf
      and amount = number * case exchange_type when 1 then goods.points else goods.gold end
      and ticket.money = number * goods.money
  ),
  address as (
    select province, city, district, recipient from addresses
    where user_id = $1 and address_id = $3 and deleted_at is null
  ),
  purchase as (
    insert into exchange_purchases as mine (user_id, goods_id, bought)
    select $1, goods_id, number from offer
    where limit_per_user = 0 or number <= limit_per_user
    on conflict (user_id, goods_id) do update set bought = mine.bought + excluded.bought
    where exists (
      select from offer
      where limit_per_user = 0 or mine.bought + excluded.bought <= limit_per_user
    )
    returning 1
  ),
  ordered as (
    insert into exchange_orders (
      user_id, order_sn, kind, state, goods_id, title, image, tint, number, exchange_type, amount,
      money, note, province, city, district, recipient, created_at, expires_at, paid_at, finished_at
    )
    select $1,
      $6::text || lpad((nextval('exchange_order_serial') * 48271 % 100000000)::text, 8, '0'),
      kind, state, goods_id, title, image, tint, number, exchange_type, amount,
      money, $5, province, city, district, recipient, $4,
      case when state = 'unpaid' then $8::timestamptz end,
      case when state <> 'unpaid' then $4::timestamptz end,
      case when state = 'finished' then $4::timestamptz end
    from offer cross join purchase left join address on offer.kind = 'goods'
    where offer.kind <> 'goods' or address.recipient is not null
    returning order_sn
  )
  select ticket.*, offer.kind, offer.state, sms_needed, title,
    exists (select from stock) as taken,
    exists (select from address) as addressed,
    (select order_sn from ordered) as order_sn
  from (select) as always left join ticket on true left join offer using (goods_id)`

export async function placeOrder(tx: Db, request: OrderRequest): Promise<PlacedOrder> {
  const { userId, ticket, addressId, note, now } = request
  const [steps] = await statement<Steps>(tx, 'place_order', text, [
    userId,
    ticket,
    addressId,
    now,
    note,
    `LJ${compactTime(now)}`,
    settledStates,
    new Date(now.getTime() + unpaidSeconds * 1000),
  ])
  if (!steps?.order_sn) throw await refusalAt(tx, request, steps as Steps)
  return steps as PlacedOrder
}

async function refusalAt(tx: Db, request: OrderRequest, steps: Steps): Promise<Refusal> {
  const { goods_id: goodsId, number, exchange_type: exchangeType } = steps
  if (goodsId === null) return ticketRefusal(tx, request.userId, request.ticket)
  const goods = await findGoods(tx, goodsId, request.userId)
  const stock = steps.taken ? goods.stock + number : goods.stock
  const offer = { ...offerOf(goods, request.now), stock }
  const reason = reasonAgainst({
    offer,
    exchangeType,
    number,
    bought: goods.bought,
    balance: Infinity,
    verified: true,
  })
  if (reason) return reason
  if (kinds[goods.kind].way === 'parcel' && !steps.addressed) {
    return request.addressId === null
      ? new Refusal('addressNeeded')
      : new Refusal('notFound', '没有找到这个收货地址，请重新选择')
  }
  return new Refusal('ticketExpired', '价格有变动，请返回商品页重新兑换')
}
