import type { Strip } from '@server/areas/front-page'
import { earningsOf } from './income-sums'

const yuan = (cents: number) => `¥${(cents / 100).toFixed(2)}`

/** What somebody has earned, on the home page; nothing before there is something. */
export const earningsStrip: Strip = async ({ db, user, now }) => {
  if (!user) return null
  const { balance, today, waiting } = await earningsOf(db, user.userId, now)
  if (balance + today + waiting === 0) return null
  return {
    key: 'earnings',
    title: '我的收入',
    note: '明细',
    link: '/incomeList',
    cards: [],
    rows: [
      {
        key: 'balance',
        title: '可提现',
        note: `今天 ${yuan(today)} · 待到账 ${yuan(waiting)}`,
        brings: yuan(balance),
        way: '提现',
        link: '/withdrawDetail',
      },
    ],
  }
}
