import { date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Interest } from '@contract/advertiser/creative'
import type { Share } from '@server/areas/advertiser/advertiser'
import { count, moment } from '@server/database/columns'
import type { Progress } from './proofs/proofs'
import type { BillState } from './states'

export const pointsTaskReceipts = pgTable(
  'points_task_receipts',
  {
    userId: uuid('user_id').notNull(),
    taskKey: text('task_key').notNull(),
    period: text('period').notNull(),
    points: count('points').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.taskKey, table.period] })],
)

export const adBills = pgTable('ad_bills', {
  billUserId: uuid('bill_user_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  taskId: count('task_id').notNull(),
  campaignId: count('campaign_id').notNull(),
  state: text('state').$type<BillState>().notNull(),
  share: jsonb('share').$type<Share>().notNull(),
  progress: jsonb('progress').$type<Progress>().notNull(),
  choice: text('choice').$type<'' | 'money' | 'points'>().notNull().default(''),
  reservedUntil: moment('reserved_until'),
  beatAt: moment('beat_at'),
  readyAt: moment('ready_at'),
  sentAt: moment('sent_at'),
  reason: text('reason').notNull().default(''),
  gotCents: count('got_cents').notNull().default(0),
  gotPoints: count('got_points').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  completedAt: moment('completed_at'),
  receivedAt: moment('received_at'),
})

export const adQueue = pgTable(
  'ad_queue',
  {
    taskId: count('task_id').notNull(),
    userId: uuid('user_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.userId] })],
)

export type Mood = 'good' | 'dull' | 'broken' | 'untrue'

export const adFeedback = pgTable('ad_feedback', {
  billUserId: uuid('bill_user_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  mood: text('mood').$type<Mood>().notNull(),
  words: text('words').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at'),
})

export const adWants = pgTable(
  'ad_wants',
  {
    userId: uuid('user_id').notNull(),
    taskId: count('task_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.taskId] })],
)

export const userInterests = pgTable(
  'user_interests',
  {
    userId: uuid('user_id').notNull(),
    interest: text('interest').$type<Interest>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.interest] })],
)

export const adSeen = pgTable(
  'ad_seen',
  {
    userId: uuid('user_id').notNull(),
    taskId: count('task_id').notNull(),
    event: text('event').notNull(),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.taskId, table.event, table.day] })],
)
