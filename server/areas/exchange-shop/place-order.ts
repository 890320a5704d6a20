import { compactTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/http/refusal'
import type { Currency } from '@server/areas/wallet/wallet'
import { currencyOf, type ExchangeType, reasonAgainst } from './eligibility'
import { findGoods } from './goods'
import { ticketRefusal } from './tickets'

interface OrderRequest {
  userId: string
  ticket: string
  addressId: number
  note: string
  now: Date
}

interface PlacedOrder {
  orderSn: string
  title: string
  currency: Currency
  amount: number
}

/** What the ticket said, and how far the statement came. All of it null without a good ticket. */
interface Steps {
  goods_id: number | null
  number: number
  exchange_type: ExchangeType
  amount: number
  taken: boolean
  addressed: boolean
  title: string
  order_sn: string | null
}

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
    returning goods_id, number, exchange_type, amount
  ),
  stock as (
    update exchange_stock set stock = stock - ticket.number, sold = sold + ticket.number
    from ticket
    where exchange_stock.goods_id = ticket.goods_id and exchange_stock.stock >= ticket.number
    returning exchange_stock.goods_id
  ),
  offer as (
    select goods.goods_id, title, image, tint, limit_per_user, number, exchange_type, amount
    from stock
      join ticket on ticket.goods_id = stock.goods_id
      join exchange_goods goods on goods.goods_id = stock.goods_id
    where goods.on_shelf
      and amount = number * case exchange_type when 1 then goods.points else goods.gold end
  ),
  address as (
    select province, city, district, recipient from addresses
    where user_id = $1 and address_id = $3
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
      user_id, order_sn, state, goods_id, title, image, tint, number, exchange_type, amount,
      note, province, city, district, recipient, created_at
    )
    select $1,
      $6 || lpad((nextval('exchange_order_serial') * 48271 % 100000000)::text, 8, '0'),
      'paid', goods_id, title, image, tint, number, exchange_type, amount,
      $5, province, city, district, recipient, $4
    from offer, address, purchase
    returning order_sn
  )
  select ticket.*, title,
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
  ])
  if (!steps?.order_sn) throw await refusalAt(tx, request, steps as Steps)
  return {
    orderSn: steps.order_sn,
    title: steps.title,
    currency: currencyOf[steps.exchange_type],
    amount: steps.amount,
  }
}

async function refusalAt(tx: Db, request: OrderRequest, steps: Steps): Promise<Refusal> {
  const { goods_id: goodsId, number, exchange_type: exchangeType } = steps
  if (goodsId === null) return ticketRefusal(tx, request.userId, request.ticket)
  if (!steps.addressed) return new Refusal('notFound', '没有找到这个收货地址，请重新选择')
  const { row, more, onShelf, bought } = await findGoods(tx, goodsId, request.userId)
  const stock = steps.taken ? row.stock + number : row.stock
  const offer = { ...row, stock, onShelf, limitPerUser: more.limit_per_user }
  return (
    reasonAgainst({ offer, exchangeType, number, bought, balance: Infinity }) ??
    new Refusal('ticketExpired', '价格有变动，请返回商品页重新兑换')
  )
}
