import type { Out } from '@contract/api'
import {
  amountOf,
  currencyOf,
  type Order as AnyOrder,
  ordersIn,
  textOf,
} from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Pay, Counted } from '@server/areas/programme/programme'
import { flow } from './flow'

type Shown = Out<'/user/vip/makeVipOrder'>

/** What an order took along, to be delivered or given back. */
export interface OrderFacts {
  counted: Counted[]
  /** Of a box: the prize in it, which is drawn once the box is paid. */
  drawn?: string | null
  addressId: number | null
  link: string
  /** The day whose stock it holds a prize of. */
  heldOn: string
  /** Whom it was bought for, sealed. */
  phone: string
  receiptId?: string
}

/** An order of a campaign: its counter is the campaign, its item the prize that was chosen. */
export type Order = AnyOrder<OrderFacts>

export const seller = 'campaign'

export const campaignOf = ({ counter }: Pick<Order, 'counter'>) => counter
export const prizeOf = ({ facts, lines: [{ item }] }: Pick<Order, 'facts' | 'lines'>) =>
  facts.drawn ?? (item || null)
export const phoneOf = ({ facts }: Order) => Buffer.from(facts.phone, 'base64')

/** The order of a person that waits to be paid or opened, the oldest paid one first. */
export async function openOrder(db: Db, userId: string, counter: string, now: Date) {
  const states = ['unpaid', 'paid'] as const
  const found = await ordersIn<OrderFacts>(db, { userId, seller, counter, states })
  const alive = found.filter(({ state, deadlineAt }) => state === 'paid' || deadlineAt! > now)
  return alive.find(({ state }) => state === 'paid') ?? alive[0] ?? null
}

export function presentOrder(order: Order): Shown {
  const { state, deadlineAt, money } = order
  return {
    order_sn: order.orderSn,
    state: state as Shown['state'],
    state_text: textOf(flow.states.of(state), order.reason),
    pay: payOf(order),
    amount: amountOf(order) + money,
    expires_at: deadlineAt && replyTime(deadlineAt),
    receipt_id: order.facts.receiptId ?? '',
  }
}

const payOf = (order: Order): Pay => (order.money > 0 ? 'money' : currencyOf(order))
