import type { Db } from '@server/database/database'
import type { Leaver, Leaving, Obstacle } from '../leaving'
import { countWaiting } from './count-waiting'

const log = (state: string) => `/exchangeShop/ExchangeLog?state=${state}`

/** What an order of the shop waits for, and how it comes to its end. */
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

export const orderLeaving: Leaving = {
  obstacles: openOrders,
  losses: async () => [{ name: '兑换记录', value: '看不到了' }],
  tables: {
    order_tickets: { gone: 'user_id' },
    purchases: { gone: 'user_id' },
    order_wishes: { gone: 'user_id' },
    orders: {
      blank: {
        recipient: "case when recipient is not null then ''::bytea end",
        note: "''",
        province: 'null',
        city: 'null',
        district: 'null',
        tracking_no: "''",
        facts: "facts - 'phone' - 'counted'",
        // nobody is left whom something could go back to
        deadline_at: 'null',
      },
    },
    order_lines: { stays: 'what was sold: a number that leads to nobody' },
  },
}
