import {
  flows,
  type Order,
  orderSerial,
  refuseUnpaidBeside,
  ticketRefusal,
} from '@server/areas/order/order'
import { type GoodsKind, kinds, type Way } from '@server/areas/holding/holding'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { numberStart, serialOf } from '@server/database/numbers'
import { statement } from '@server/database/statement'
import { findGoods } from '../goods/find-goods'
import { offerOf, reasonAgainst } from './eligibility'

export interface OrderRequest {
  userId: string
  ticket: string
  /** Needed by what is posted. */
  addressId: number | null
  note: string
  now: Date
}

type Placed = Pick<Order['lines'][0], 'title' | 'image' | 'tint' | 'number'> &
  Pick<Order, 'points' | 'gold' | 'money' | 'state' | 'flow'>

/** What the ticket said, and how far the statement came. All of it null without a good ticket. */
interface Steps extends Placed {
  goods_id: number | null
  kind: GoodsKind
  taken: boolean
  addressed: boolean
  sms_needed: boolean
  order_sn: string | null
}

/** How long an order waits for money; what begins on a day waits no longer than until then. */
const unpaidSeconds = 15 * 60

const goingBy = (way: Way) => ({ flow: way, settled: flows.settled[way] })

/** How goods go by their kind and by what they say of what is left, for the statement that writes an order. */
const going = JSON.stringify({
  ...Object.fromEntries(Object.entries(kinds).map(([kind, { way }]) => [kind, goingBy(way)])),
  left: goingBy('refundable'),
})

/**
 * Ticket, stock, the person's limit and the order, each step fed by the one before it, so that
 * rows are locked in that order. A step that finds nothing stops the rest; the refusal that
 * follows rolls back what the earlier steps did.
 */
const text = `
  with ticket as (
    update order_tickets set spent_at = $4
    where user_id = $1 and ticket_id = $2 and seller = 'shop' and spent_at is null
      and expires_at > $4
    returning item::bigint as goods_id, number, points, gold, money
  ),
  stock as (
    update exchange_stock set stock = stock - ticket.number, sold = sold + ticket.number
    from ticket
    where exchange_stock.goods_id = ticket.goods_id and exchange_stock.stock >= ticket.number
    returning exchange_stock.goods_id
  ),
  offer as (
    select goods.goods_id, goods.kind, sms_needed, title, image, tint, limit_per_user, number,
      ticket.points, ticket.gold, ticket.money, going ->> 'flow' as flow, first.starts_at,
      case when ticket.money > 0 then 'unpaid' else going ->> 'settled' end as state
    from stock
      join ticket on ticket.goods_id = stock.goods_id
      join exchange_goods goods on goods.goods_id = stock.goods_id
      left join merchants on merchants.merchant_id = goods.merchant_id
      cross join lateral (
        select $7::jsonb -> case when goods.refund = 'left' then 'left' else goods.kind end
      ) as by (going)
      cross join lateral (
        select min((session ->> 'starts_at')::timestamptz)
        from jsonb_array_elements(goods.facts -> 'sessions') as session
      ) as first (starts_at)
    where goods.on_shelf and coalesce(merchants.sells, true)
      and (first.starts_at is null or first.starts_at > $4) and exists (
      select from jsonb_to_recordset(goods.ways) as way (points bigint, gold bigint, money bigint)
      where ticket.points = number * way.points and ticket.gold = number * way.gold
        and ticket.money = number * way.money
    )
  ),
  address as (
    select province, city, district, recipient from addresses
    where user_id = $1 and address_id = $3 and deleted_at is null
  ),
  purchase as (
    insert into purchases as mine (user_id, seller, item, period, bought)
    select $1, 'shop', goods_id::text, '', number from offer
    where limit_per_user = 0 or number <= limit_per_user
    on conflict (user_id, seller, item, period) do update
      set bought = mine.bought + excluded.bought
    where exists (
      select from offer
      where limit_per_user = 0 or mine.bought + excluded.bought <= limit_per_user
    )
    returning 1
  ),
  ordered as (
    insert into orders (
      user_id, order_sn, seller, flow, kind, state, points, gold, money, note,
      province, city, district, recipient, created_at, deadline_at, paid_at, reached
    )
    select $1, $6::text || ${serialOf(orderSerial)}, 'shop', flow, kind, state, points, gold,
      money, $5, province, city, district, recipient, $4,
      case when state = 'unpaid' then least($8::timestamptz, starts_at) end,
      case when state <> 'unpaid' then $4::timestamptz end,
      jsonb_build_object(state, $9::text)
    from offer cross join purchase left join address on flow = 'parcel'
    where flow <> 'parcel' or address.recipient is not null
    returning order_sn
  ),
  line as (
    insert into order_lines (
      user_id, order_sn, line, item, title, image, tint, number, points, gold, money
    )
    select $1, order_sn, 1, goods_id::text, title, image, tint, number, points, gold, money
    from ordered cross join offer
  )
  select ticket.*, offer.kind, offer.flow, offer.state, sms_needed, title, image, tint,
    exists (select from stock) as taken,
    exists (select from address) as addressed,
    (select order_sn from ordered) as order_sn
  from (select) as always left join ticket on true left join offer using (goods_id)`

/**
 * Whether a code has to prove what this ticket asks for, before anything is held; not where nothing
 * can come of it, which placing the order says better.
 */
export async function needsCode(db: Db, { userId, ticket, now }: OrderRequest): Promise<boolean> {
  const rows = await statement<{ sms_needed: boolean }>(
    db,
    'order_needs_code',
    `select goods.sms_needed from order_tickets ticket
     join exchange_goods goods on goods.goods_id = ticket.item::bigint
     join exchange_stock using (goods_id)
     where ticket.user_id = $1 and ticket.ticket_id = $2 and ticket.seller = 'shop'
       and ticket.spent_at is null and ticket.expires_at > $3 and stock >= ticket.number`,
    [userId, ticket, now],
  )
  return rows[0]?.sms_needed ?? false
}

/** The order as far as whoever goes on with it has to know it, and whether a code must prove it. */
export async function placeOrder(tx: Db, request: OrderRequest) {
  const { userId, ticket, addressId, note, now } = request
  const [steps] = await statement<Steps>(tx, 'place_order', text, [
    userId,
    ticket,
    addressId,
    now,
    note,
    numberStart('shop', now),
    going,
    new Date(now.getTime() + unpaidSeconds * 1000),
    now.toISOString(),
  ])
  if (!steps?.order_sn || steps.goods_id === null) throw await refusalAt(tx, request, steps!)
  const order = orderOf(request, steps, steps.order_sn)
  await refuseUnpaidBeside(tx, order)
  return { order, smsNeeded: steps.sms_needed }
}

function orderOf({ userId, note, now }: OrderRequest, steps: Steps, orderSn: string): Order {
  const { goods_id: goodsId, kind, flow, state, title, image, tint, number } = steps
  const { points, gold, money } = steps
  const price = { points, gold, money }
  const which = { userId, orderSn }
  const line = { line: 1, item: String(goodsId), title, image, tint, number, returned: 0 }
  return {
    ...{ ...which, ...price, seller: 'shop', flow, kind, state, note, createdAt: now },
    ...{ counter: '', reason: '', facts: {}, carrier: '', trackingNo: '', receivedAt: null },
    ...{ province: null, city: null, district: null, recipient: null },
    deadlineAt: null,
    paidAt: state === 'unpaid' ? null : now,
    reached: { [state]: now.toISOString() },
    lines: [{ ...which, ...line, ...price }],
  }
}

async function refusalAt(tx: Db, request: OrderRequest, steps: Steps): Promise<Refusal> {
  const { goods_id: goodsId, number, points, gold, money } = steps
  if (goodsId === null) return ticketRefusal(tx, request.userId, request.ticket)
  const goods = await findGoods(tx, goodsId, request.userId)
  const stock = steps.taken ? goods.stock + number : goods.stock
  const offer = { ...offerOf(goods, request.now), stock }
  const reason = reasonAgainst({
    offer,
    price: { points, gold, money },
    number,
    bought: goods.bought,
    purse: { points: Infinity, gold: Infinity },
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
