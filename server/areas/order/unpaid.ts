import { sql } from 'drizzle-orm'
import type { SellerName } from '@contract/order'
import { lockPerson } from '@server/areas/auth/auth'
import { startOfDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Order } from './find-order'

/** How much one person may keep from the others at a seller without having paid for it. */
export interface UnpaidRule {
  /** So many orders that wait for money at once. */
  openAtMost: number
  /** After so many of a business day that nobody paid for, none waits for money until the next. */
  lapsesADay: number
  /** Where an open one is paid or cancelled. */
  way: string
}

const unpaidInShop: UnpaidRule = {
  openAtMost: 5,
  lapsesADay: 10,
  way: '先到我的兑换里付款或取消',
}

interface Asking {
  userId: string
  seller: SellerName
  now: Date
  /** An order that is written already, and not counted. */
  besides?: string
}

interface Unpaid extends Record<string, unknown> {
  order_sn: string
  title: string
  open: boolean
}

/**
 * Refuses an order that would wait for money beside too many others. The person is locked before
 * anything is counted, so that of many taps at once each sees the orders of those before it.
 */
export async function refuseTooManyUnpaid(tx: Db, asking: Asking, rule: UnpaidRule) {
  await lockPerson(tx, asking.userId)
  const unpaid = await unpaidOf(tx, asking)
  const open = unpaid.filter((one) => one.open)
  if (open.length >= rule.openAtMost) throw tooManyOpen(open, rule)
  const lapsed = unpaid.length - open.length
  if (lapsed >= rule.lapsesADay) {
    const words = `今天已有 ${lapsed} 单没有付款，先不为您留货了，明天再来下单`
    throw new Refusal('unpaidLapsed', words)
  }
}

/**
 * The same of an order that the shop has just written: its goods come before its buyer. Who has put
 * points or gold down keeps nothing for free.
 */
export async function refuseUnpaidBeside(tx: Db, order: Order): Promise<void> {
  const { userId, seller, orderSn: besides, state, points, gold, createdAt: now } = order
  if (state !== 'unpaid' || points + gold > 0) return
  await refuseTooManyUnpaid(tx, { userId, seller, now, besides }, unpaidInShop)
}

/** Those that wait for money alone, and those of today that waited in vain, the newest first. */
async function unpaidOf(tx: Db, { userId, seller, now, besides = '' }: Asking): Promise<Unpaid[]> {
  const { rows } = await tx.execute<Unpaid>(sql`
    select order_sn, title, state = 'unpaid' and deadline_at > ${now} as open
    from orders join order_lines using (user_id, order_sn)
    where orders.user_id = ${userId} and seller = ${seller} and orders.money > 0 and line = 1
      and orders.points + orders.gold = 0 and order_sn <> ${besides}
      and (state = 'unpaid'
        or (state = 'cancelled' and reason in ('user', 'expired') and paid_at is null
          and created_at >= ${startOfDay(now)}))
    order by order_sn desc`)
  return rows
}

function tooManyOpen([newest, ...others]: Unpaid[], { way }: UnpaidRule): Refusal {
  const { title, order_sn } = newest!
  const named = others.length > 0 ? `“${title}”等 ${others.length + 1} 单` : `“${title}”`
  return new Refusal('unpaidOpen', `您的${named}还没付款，${way}，再来下单`, { order_sn })
}
