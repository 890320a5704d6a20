import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** The columns that stand in every area's tables: numbers as JavaScript counts them, moments with their zone. */
export const count = (name: string) => bigint(name, { mode: 'number' })
export const identity = (name: string) => count(name).generatedByDefaultAsIdentity().primaryKey()
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
