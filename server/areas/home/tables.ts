import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { shown } from '@server/database/shown'
import { count, fileKey, identity, moment } from '@server/database/columns'

export const banners = pgTable('banners', {
  bannerId: identity('banner_id'),
  bannerKey: fileKey('banner_key'),
  eyebrow: text('eyebrow').notNull(),
  title: text('title').notNull(),
  image: text('image').notNull(),
  goodsId: count('goods_id').notNull().default(0),
  link: text('link').notNull().default(''),
  ...shown,
})

export const machineBonds = pgTable('machine_bonds', {
  userId: uuid('user_id').primaryKey(),
  machineId: count('machine_id').notNull(),
  boundAt: moment('bound_at').notNull(),
  /** What it is called by to whoever owns a part of the machine. */
  fanId: count('fan_id').generatedByDefaultAsIdentity(),
})
