import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { count, moment } from '@server/database/columns'
import type { Chance, Change, Lot } from './odds'

/** Rows are only ever added to both. */
export const drawOdds = pgTable(
  'draw_odds',
  {
    game: text('game').notNull(),
    version: integer('version').notNull(),
    rules: integer('rules').notNull(),
    chances: jsonb('chances').$type<Chance[]>().notNull(),
    consolation: text('consolation').notNull(),
    change: jsonb('change').$type<Change>().notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.version] })],
)

export const draws = pgTable(
  'draws',
  {
    userId: uuid('user_id').notNull(),
    drawId: uuid('draw_id').notNull(),
    game: text('game').notNull(),
    drawnFor: text('drawn_for').notNull(),
    rules: integer('rules').notNull(),
    odds: integer('odds').notNull(),
    pool: jsonb('pool').$type<Lot[]>().notNull(),
    promised: boolean('promised').notNull(),
    total: count('total').notNull(),
    place: count('place').notNull(),
    result: text('result').notNull(),
    drawnAt: moment('drawn_at').notNull(),
    /** Of which day the seed was; null of what was drawn before there were any. */
    day: date('day'),
    /** What it signed. */
    message: text('message').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.userId, table.drawId] })],
)

/** Rows are only ever added. */
export const drawSeeds = pgTable('draw_seeds', {
  day: date('day').primaryKey(),
  seed: text('seed').notNull(),
  /** The first day of its chain. */
  chain: date('chain').notNull(),
})
