import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { count, fileKey, identity, moment } from '@server/database/columns'
import type { Platform } from '@server/call/platform'
import type { PlayState } from './states'

export const lotteryCycles = pgTable('lottery_cycles', {
  cycleId: identity('cycle_id'),
  cycleKey: fileKey('cycle_key'),
  title: text('title').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  consolation: text('consolation').notNull(),
})

export type PrizeKind = 'points' | 'gold' | 'goods' | 'none'

export const lotteryPrizes = pgTable(
  'lottery_prizes',
  {
    prizeId: identity('prize_id'),
    cycleId: count('cycle_id').notNull(),
    prizeKey: text('prize_key').notNull(),
    name: text('name').notNull(),
    sign: text('sign').notNull(),
    kind: text('kind').$type<PrizeKind>().notNull(),
    amount: integer('amount').notNull().default(0),
    goodsId: count('goods_id'),
    weight: integer('weight').notNull(),
    /** Null: without end. */
    total: integer('total'),
    aDay: integer('a_day'),
    taken: integer('taken').notNull().default(0),
    worth: count('worth').notNull().default(0),
  },
  (table) => [unique().on(table.cycleId, table.prizeKey)],
)

export const lotteryDays = pgTable(
  'lottery_days',
  {
    prizeId: count('prize_id').notNull(),
    day: date('day').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prizeId, table.day] })],
)

/** Rows are only ever added. */
export const lotteryRules = pgTable('lottery_rules', {
  version: integer('version').primaryKey(),
  sentences: jsonb('sentences').$type<string[]>().notNull(),
  publishedAt: moment('published_at').notNull(),
})

export const lotteryPlays = pgTable(
  'lottery_plays',
  {
    playId: uuid('play_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    cycleId: count('cycle_id').notNull(),
    day: date('day').notNull(),
    /** Which of somebody's draws of the day it is. */
    nonce: integer('nonce').notNull(),
    ownSeed: text('own_seed').notNull(),
    drawId: uuid('draw_id').notNull(),
    prizeId: count('prize_id').notNull(),
    state: text('state').$type<PlayState>().notNull(),
    orderSn: text('order_sn').notNull().default(''),
    closed: boolean('closed').notNull().default(false),
    playedAt: moment('played_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [unique().on(table.userId, table.day, table.nonce)],
)

export const lotteryBought = pgTable(
  'lottery_bought',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

export const lotteryQueue = pgTable('lottery_queue', {
  userId: uuid('user_id').primaryKey(),
  place: count('place').generatedByDefaultAsIdentity(),
  ownSeed: text('own_seed').notNull(),
  platform: text('platform').$type<Platform>().notNull(),
  /** What it came to. */
  playId: uuid('play_id'),
  /** Why nothing came of it. */
  reason: text('reason').notNull().default(''),
  queuedAt: moment('queued_at').notNull(),
})

export const lotteryVows = pgTable('lottery_vows', {
  vowId: uuid('vow_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  words: text('words').notNull(),
  state: text('state').$type<'waiting' | 'shown' | 'hidden'>().notNull(),
  likes: integer('likes').notNull().default(0),
  createdAt: moment('created_at').notNull(),
})

export const lotteryLikes = pgTable(
  'lottery_likes',
  { vowId: uuid('vow_id').notNull(), userId: uuid('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.vowId, table.userId] })],
)

export const lotteryViews = pgTable(
  'lottery_views',
  { userId: uuid('user_id').notNull(), day: date('day').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)
