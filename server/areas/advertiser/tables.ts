import { date, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Creative, Interest, TaskKind } from '@contract/advertiser/creative'
import { bytes, count, identity, moment } from '@server/database/columns'
import type { Audience } from './audience'
import type { AdvertiserState, CampaignState, Pause } from './states'

export const advertisers = pgTable('advertisers', {
  advertiserId: identity('advertiser_id'),
  userId: uuid('user_id').notNull().unique(),
  company: text('company').notNull(),
  licence: text('licence').notNull(),
  contact: bytes('contact'),
  state: text('state').$type<AdvertiserState>().notNull(),
  reason: text('reason').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
})

export const adCampaigns = pgTable('ad_campaigns', {
  campaignId: identity('campaign_id'),
  advertiserId: count('advertiser_id').notNull(),
  title: text('title').notNull(),
  about: text('about').notNull(),
  cover: text('cover').notNull().default(''),
  state: text('state').$type<CampaignState>().notNull(),
  reason: text('reason').notNull().default(''),
  pause: text('pause').$type<Pause>().notNull().default(''),
  budget: count('budget').notNull(),
  dayBudget: count('day_budget').notNull(),
  funded: count('funded').notNull().default(0),
  reserved: count('reserved').notNull().default(0),
  spent: count('spent').notNull().default(0),
  day: date('day').notNull(),
  dayUsed: count('day_used').notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  audience: jsonb('audience').$type<Audience>().notNull(),
  createdAt: moment('created_at').notNull(),
  submittedAt: moment('submitted_at'),
  liveAt: moment('live_at'),
  endedAt: moment('ended_at'),
})

export const adTasks = pgTable('ad_tasks', {
  taskId: identity('task_id'),
  campaignId: count('campaign_id').notNull(),
  level: smallint('level').notNull(),
  kind: text('kind').$type<TaskKind>().notNull(),
  title: text('title').notNull(),
  steps: text('steps').array().notNull(),
  price: count('price').notNull(),
  rewardCents: count('reward_cents').notNull(),
  rewardPoints: count('reward_points').notNull(),
  creative: jsonb('creative').$type<Creative>().notNull(),
})

export interface Invited {
  userId: string
  /** In cents. */
  cents: number
}

/** Keys of the options that somebody chose, by question. */
export type Chosen = Readonly<Record<string, readonly string[]>>

export const adSpendings = pgTable(
  'ad_spendings',
  {
    userId: uuid('user_id').notNull(),
    subject: text('subject').notNull(),
    advertiserId: count('advertiser_id').notNull(),
    campaignId: count('campaign_id').notNull(),
    taskId: count('task_id').notNull(),
    day: date('day').notNull(),
    villageId: count('village_id').notNull(),
    interests: text('interests').array().$type<Interest[]>().notNull().default([]),
    answers: jsonb('answers').$type<Chosen>().notNull().default({}),
    price: count('price').notNull(),
    cents: count('cents').notNull(),
    points: count('points').notNull(),
    commission: count('commission').notNull(),
    invited: jsonb('invited').$type<readonly Invited[]>().notNull(),
    margin: count('margin').notNull(),
    spentAt: moment('spent_at').notNull(),
    takenBackAt: moment('taken_back_at'),
    centsBack: count('cents_back').notNull().default(0),
    pointsBack: count('points_back').notNull().default(0),
    commissionBack: count('commission_back').notNull().default(0),
    marginBack: count('margin_back').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject] })],
)

export const adDays = pgTable(
  'ad_days',
  {
    campaignId: count('campaign_id').notNull(),
    day: date('day').notNull(),
    taskId: count('task_id').notNull(),
    villageId: count('village_id').notNull(),
    exposure: count('exposure').notNull().default(0),
    opened: count('opened').notNull().default(0),
    started: count('started').notNull().default(0),
    completed: count('completed').notNull().default(0),
    cents: count('cents').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.day, table.taskId, table.villageId] }),
  ],
)
