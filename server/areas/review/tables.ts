import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Mood } from '@contract/review'
import { count, moment } from '@server/database/columns'

export type ReviewState = 'waiting' | 'shown' | 'hidden'

export const reviews = pgTable('reviews', {
  reviewId: uuid('review_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  orderSn: text('order_sn').notNull(),
  goodsId: count('goods_id').notNull(),
  stars: smallint('stars').notNull(),
  mood: text('mood').$type<Mood>().notNull(),
  words: text('words').notNull(),
  pictureIds: uuid('picture_ids').array().notNull().default([]),
  state: text('state').$type<ReviewState>().notNull(),
  hiddenFor: text('hidden_for').notNull().default(''),
  answer: text('answer').notNull().default(''),
  answeredBy: text('answered_by').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at'),
})

export const goodsScores = pgTable('goods_scores', {
  goodsId: count('goods_id').primaryKey(),
  shown: integer('shown').notNull(),
  stars: integer('stars').notNull(),
  pictured: integer('pictured').notNull(),
  good: integer('good').notNull(),
  middling: integer('middling').notNull(),
  bad: integer('bad').notNull(),
})
