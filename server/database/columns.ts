import { sql } from 'drizzle-orm'
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core'

/** The columns that stand in every area's tables: numbers as JavaScript counts them, moments with their zone. */
export const count = (name: string) => bigint(name, { mode: 'number' })
export const identity = (name: string) => count(name).generatedByDefaultAsIdentity().primaryKey()
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** What a file calls it by; made up for what no file has brought in. */
export const fileKey = (name: string) =>
  text(name)
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()::text`)
