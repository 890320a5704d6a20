import {
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, count, identity, moment } from '@server/database/columns'

export * from '@server/areas/campaign/tables'

/** What is shown from one moment to another, in an order. */
const shown = {
  position: integer('position').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
}

export const villages = pgTable('villages', {
  villageId: identity('village_id'),
  name: text('name').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull(),
})

export const banners = pgTable('banners', {
  bannerId: identity('banner_id'),
  eyebrow: text('eyebrow').notNull(),
  title: text('title').notNull(),
  image: text('image').notNull(),
  goodsId: count('goods_id').notNull().default(0),
  link: text('link').notNull().default(''),
  ...shown,
})

export const notices = pgTable('notices', {
  noticeId: identity('notice_id'),
  noticeKey: text('notice_key').unique(),
  title: text('title').notNull().default(''),
  text: text('text').notNull(),
  version: integer('version').notNull().default(1),
  changedAt: moment('changed_at').notNull().defaultNow(),
  link: text('link').notNull().default(''),
  ...shown,
})

export const noticeReads = pgTable('notice_reads', {
  userId: uuid('user_id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
})

export const inviteLinks = pgTable('invite_links', {
  userId: uuid('user_id').primaryKey(),
  code: text('code').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})

export const invitedUsers = pgTable('invited_users', {
  userId: uuid('user_id').primaryKey(),
  inviterId: uuid('inviter_id').notNull(),
  boundAt: moment('bound_at').notNull(),
  rewardedAt: moment('rewarded_at'),
  inviterPoints: count('inviter_points').notNull().default(0),
  guestPoints: count('guest_points').notNull().default(0),
})

export const villageMembers = pgTable('village_members', {
  userId: uuid('user_id').primaryKey(),
  villageId: count('village_id').notNull(),
  joinedAt: moment('joined_at').notNull(),
})

export const machineBonds = pgTable('machine_bonds', {
  userId: uuid('user_id').primaryKey(),
  machineId: count('machine_id').notNull(),
  boundAt: moment('bound_at').notNull(),
})

export const wechatLoans = pgTable('wechat_loans', {
  name: text('name').primaryKey(),
  sealed: bytes('sealed').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

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
