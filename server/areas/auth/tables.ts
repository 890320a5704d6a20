import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '@server/database/columns'

export const users = pgTable('users', {
  userId: uuid('user_id').primaryKey(),
  nickname: text('nickname').notNull(),
  phoneHash: text('phone_hash').notNull().unique(),
  phoneSealed: bytes('phone_sealed').notNull(),
  state: text('state', { enum: ['active', 'closed'] })
    .notNull()
    .default('active'),
  agreementVersion: text('agreement_version').notNull(),
  agreedAt: moment('agreed_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  avatarId: uuid('avatar_id'),
  /** The phone had an account before. */
  returned: boolean('returned').notNull().default(false),
})

export const formerPhones = pgTable('former_phones', {
  phoneHash: text('phone_hash').primaryKey(),
  closedAt: moment('closed_at').notNull(),
})

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    role: text('role').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)

export const sessions = pgTable('sessions', {
  sessionId: uuid('session_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.userId),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

export const captchas = pgTable('captchas', {
  captchaId: uuid('captcha_id').primaryKey(),
  kind: text('kind', { enum: ['picture', 'sum'] })
    .notNull()
    .default('picture'),
  answerHash: text('answer_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

export const smsCodes = pgTable('sms_codes', {
  phoneHash: text('phone_hash').primaryKey(),
  /** Null once used. */
  codeHash: text('code_hash'),
  attempts: integer('attempts').notNull().default(0),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  day: date('day').notNull(),
  sentThatDay: integer('sent_that_day').notNull(),
})

/** A person who never chose has no row. */

export const wechatAccounts = pgTable(
  'wechat_accounts',
  {
    platform: text('platform', { enum: ['mini', 'iter', 'web'] }).notNull(),
    openidHash: text('openid_hash').notNull(),
    openidSealed: bytes('openid_sealed').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.openidHash] })],
)

export const wechatCodes = pgTable(
  'wechat_codes',
  {
    platform: text('platform').notNull(),
    codeHash: text('code_hash').notNull(),
    openidSealed: bytes('openid_sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.codeHash] })],
)
