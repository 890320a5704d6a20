import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Leaver, Leaving, Obstacle } from '@server/areas/account/account'
import type { Db } from '@server/database/database'
import { countWaiting } from '@server/areas/order/waiting-orders'
import { holdingInvites, holdings } from './tables'

const log = (state: string) => `/exchangeShop/ExchangeLog?state=${state}`

/** What an order waits for, and how it comes to its end. */
const ends: readonly {
  of: keyof Awaited<ReturnType<typeof countWaiting>>
  text: (orders: number) => string
  way: string
  link: string
}[] = [
  {
    of: 'to_pay',
    text: (orders) => `有 ${orders} 单等您付款`,
    way: '先付款或取消',
    link: log('unpaid'),
  },
  {
    of: 'to_send',
    text: (orders) => `有 ${orders} 单还没发货`,
    way: '先取消，或等收到货',
    link: log('paid'),
  },
  {
    of: 'to_receive',
    text: (orders) => `有 ${orders} 单在路上`,
    way: '收到货后点确认收货',
    link: log('shipped'),
  },
  {
    of: 'to_visit',
    text: (orders) => `有 ${orders} 场课程或比赛还没参加`,
    way: '先取消，或等活动结束',
    link: log('visit'),
  },
]

async function openOrders(db: Db, { userId }: Leaver): Promise<Obstacle[]> {
  const waiting = await countWaiting(db, userId)
  return ends
    .filter(({ of }) => waiting[of] > 0)
    .map(({ of, text, way, link }) => ({ text: text(waiting[of]), way, link }))
}

async function unused(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ things: count() })
    .from(holdings)
    .where(
      and(
        eq(holdings.userId, userId),
        isNull(holdings.parentId),
        inArray(holdings.state, ['usable', 'waiting', 'offered']),
      ),
    )
  return row?.things ?? 0
}

export const exchangeShopLeaving: Leaving = {
  obstacles: openOrders,
  losses: async (db, { userId }) => [
    { name: '没用完的卡券和礼包', value: `${await unused(db, userId)} 件` },
    { name: '兑换记录、收货地址', value: '看不到了' },
  ],
  settle: async (tx, { userId }) => {
    await tx
      .update(holdingInvites)
      .set({ state: 'takenBack' })
      .where(and(eq(holdingInvites.userId, userId), eq(holdingInvites.state, 'open')))
  },
  tables: {
    addresses: { gone: 'user_id' },
    address_books: { gone: 'user_id' },
    exchange_tickets: { gone: 'user_id' },
    exchange_purchases: { gone: 'user_id' },
    goods_wants: { gone: 'user_id' },
    points_task_receipts: { gone: 'user_id' },
    exchange_orders: {
      blank: {
        recipient: "case when recipient is not null then ''::bytea end",
        note: "''",
        province: 'null',
        city: 'null',
        district: 'null',
        tracking_no: "''",
      },
    },
    holdings: {
      blank: {
        secret: 'null',
        state: "case when state in ('usable', 'waiting', 'offered') then 'expired' else state end",
      },
    },
    holding_invites: { blank: { message: "''" } },
    holding_uses: { stays: 'what a merchant redeemed: a number that leads to nobody' },
    digital_codes: { stays: 'a code that was given out is never given again' },
  },
}
