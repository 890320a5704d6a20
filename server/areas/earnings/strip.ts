import type { Strip } from '@server/areas/front-page'
import { yuanSign } from '@server/money'
import { earningsOf } from './income-sums'

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
        note: `今天 ${yuanSign(today)} · 待到账 ${yuanSign(waiting)}`,
        brings: yuanSign(balance),
        way: '提现',
        link: '/withdrawDetail',
      },
    ],
  }
}
