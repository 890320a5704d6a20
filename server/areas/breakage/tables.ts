import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Platform } from '@server/call/platform'
import { count, identity, moment } from '@server/database/columns'

export const breakages = pgTable(
  'breakages',
  {
    breakageId: identity('breakage_id'),
    platform: text('platform').$type<Platform>().notNull(),
    page: text('page').notNull(),
    words: text('words').notNull(),
    place: text('place').notNull(),
    times: count('times').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** A person of the house has looked into it; gone when it breaks again. */
    seenAt: moment('seen_at'),
  },
  (table) => [unique().on(table.platform, table.page, table.words, table.place)],
)
