import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
  /** Where it was begun, in plain words. */
  terminal: text('terminal').notNull().default(''),
  /** To the day. */
  seenAt: moment('seen_at').notNull(),
  /** When a code sent to the person's own phone came back. */
  provedAt: moment('proved_at'),
})

/** From which devices and networks somebody has signed in lately, as keyed hashes. */
export const knownAskers = pgTable(
  'known_askers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    asker: text('asker').notNull(),
    expiresAt: moment('expires_at').notNull(),
    device: boolean('device').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.asker] })],
)

export const captchas = pgTable('captchas', {
  captchaId: uuid('captcha_id').primaryKey(),
  kind: text('kind', { enum: ['picture', 'long', 'sum'] })
    .notNull()
    .default('picture'),
  answerHash: text('answer_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

export const smsCodes = pgTable(
  'sms_codes',
  {
    phoneHash: text('phone_hash').notNull(),
    purpose: text('purpose').notNull(),
    /** A keyed hash of who asked for it. */
    asker: text('asker').notNull(),
    /** Null once used. */
    codeHash: text('code_hash'),
    /** Of who asked for it. */
    attempts: integer('attempts').notNull().default(0),
    /** Of all others. */
    sharedAttempts: integer('shared_attempts').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneHash, table.purpose, table.asker] })],
)

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
    /** Who it is, or their phone, by the purpose that is hashed with the code. */
    saidSealed: bytes('said_sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.codeHash] })],
)
