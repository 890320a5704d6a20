import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { dataPoints } from '@contract/sharing/data-point'
import { bytes, count, moment } from '@server/database/columns'

export type DataPoint = (typeof dataPoints)[number]

export const wechatLoans = pgTable('wechat_loans', {
  name: text('name').primaryKey(),
  sealed: bytes('sealed').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const pointCounts = pgTable(
  'point_counts',
  {
    name: text('name').$type<DataPoint>().notNull(),
    day: date('day').notNull(),
    times: count('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
)

export const shareCounts = pgTable(
  'share_counts',
  {
    page: text('page').notNull(),
    day: date('day').notNull(),
    target: text('target').notNull(),
    times: count('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.day, table.target] })],
)
