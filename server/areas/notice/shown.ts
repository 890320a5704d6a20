import { and, gt, isNull, lte, or } from 'drizzle-orm'
import type { banners, notices } from '@server/areas/home/tables'

type Shown = Pick<typeof banners | typeof notices, 'startsAt' | 'endsAt'>

/** Not over yet. */
export const lasts = ({ endsAt }: Shown, now: Date) => or(isNull(endsAt), gt(endsAt, now))

/** Begun, and not over yet. */
export const isShown = (of: Shown, now: Date) => and(lte(of.startsAt, now), lasts(of, now))
