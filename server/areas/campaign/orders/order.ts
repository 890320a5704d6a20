import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { compactTime, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Drawing } from '../receive/guarantee'
import type { Counted } from '../counts'
import { campaignOrders } from '../tables'

export type OrderState = 'unpaid' | 'paid' | 'done' | 'cancelled'
export type Order = typeof campaignOrders.$inferSelect
type Shown = Out<'/user/vip/makeVipOrder'>

/** What an order took along, to be delivered or given back. */
export interface OrderFacts {
  counted: Counted[]
  /** Of what was drawn where somebody is certain of a better prize after a while. */
  drawing?: Drawing | null
  addressId: number | null
  link: string
}

export const isOrder = (userId: string, orderSn: string) =>
  and(eq(campaignOrders.userId, userId), eq(campaignOrders.orderSn, orderSn))

/** Another person's order is as unknown as one that never was. */
export async function findOrder(db: Db, userId: string, orderSn: string): Promise<Order> {
  const [order] = await db.select().from(campaignOrders).where(isOrder(userId, orderSn))
  if (!order) throw new Refusal('notFound', '没有找到这个订单')
  return order
}

export async function lockOrder(tx: Db, userId: string, orderSn: string): Promise<Order> {
  const [order] = await tx
    .select()
    .from(campaignOrders)
    .where(isOrder(userId, orderSn))
    .for('update')
  if (!order) throw new Refusal('notFound', '没有找到这个订单')
  return order
}

/** The order of a person that waits to be paid or opened, the oldest paid one first. */
export async function openOrder(db: Db, userId: string, campaignKey: string, now: Date) {
  const rows = await db
    .select()
    .from(campaignOrders)
    .where(
      and(
        eq(campaignOrders.userId, userId),
        eq(campaignOrders.campaignKey, campaignKey),
        inArray(campaignOrders.state, ['unpaid', 'paid']),
      ),
    )
    .orderBy(desc(campaignOrders.state), desc(campaignOrders.createdAt))
  const alive = rows.filter((row) => row.state === 'paid' || row.expiresAt! > now)
  return alive.find(({ state }) => state === 'paid') ?? alive[0] ?? null
}

export const newOrderSn = (now: Date) =>
  sql<string>`${`LC${compactTime(now)}`} || lpad((nextval('campaign_order_serial') * 48271 % 100000000)::text, 8, '0')`

const texts: Record<OrderState, string> = {
  unpaid: '待付款',
  paid: '待打开',
  done: '已完成',
  cancelled: '已取消',
}

export function presentOrder(order: Order): Shown {
  const { expiresAt } = order
  return {
    order_sn: order.orderSn,
    state: order.state,
    state_text: texts[order.state],
    pay: order.pay,
    amount: order.amount,
    expires_at: expiresAt && replyTime(expiresAt),
    receipt_id: order.receiptId ?? '',
  }
}
