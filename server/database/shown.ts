import { and, gt, isNull, lte, or } from 'drizzle-orm'
import { integer, type PgColumn } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Columns of what is shown from one moment to another, in an order. */
export const shown = {
  position: integer('position').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
}

type Shown = Record<'startsAt' | 'endsAt', PgColumn>

/** Not over yet. */
export const lasts = ({ endsAt }: Shown, now: Date) => or(isNull(endsAt), gt(endsAt, now))

/** Begun, and not over yet. */
export const isShown = (of: Shown, now: Date) => and(lte(of.startsAt, now), lasts(of, now))
