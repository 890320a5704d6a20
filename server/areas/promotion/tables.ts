import { bigint, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const count = (name: string) => bigint(name, { mode: 'number' })
const identity = (name: string) => count(name).generatedByDefaultAsIdentity().primaryKey()

/** What is shown from one moment to another, in an order. */
const shown = {
  position: integer('position').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
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
  ...shown,
})

export const notices = pgTable('notices', {
  noticeId: identity('notice_id'),
  text: text('text').notNull(),
  ...shown,
})
