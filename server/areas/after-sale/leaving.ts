import { and, count, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { isFreightOwed } from './freight-case'
import { afterSales } from './tables'

async function open(db: Db, { userId }: Leaver) {
  const [row] = await db
    .select({ cases: count() })
    .from(afterSales)
    .where(and(eq(afterSales.userId, userId), or(isNull(afterSales.endedAt), isFreightOwed)))
  if (!row?.cases) return []
  return [
    {
      text: `有 ${row.cases} 个售后正在处理`,
      way: '先等结果，或撤销申请',
      link: '/exchangeShop/lookAfter',
    },
  ]
}

export const afterSaleLeaving: Leaving = {
  obstacles: open,
  tables: {
    after_sale_messages: { blank: { text: "''", picture_ids: "'{}'" } },
    after_sale_events: { blank: { note: "''" } },
    after_sales: {
      blank: {
        description: "''",
        picture_ids: "'{}'",
        video_id: 'null',
        freight_answer: "''",
        back_tracking_no: "''",
        tracking_no: "''",
        city: "''",
        district: "''",
      },
    },
  },
}
