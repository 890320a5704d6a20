import { type SQLWrapper, sql } from 'drizzle-orm'
import type { HoldingState } from './holding-states'

/** For lists of what holdings came of: the state of one at this moment, null where there is none. */
export const holdingStateIn = (userId: SQLWrapper, holdingId: SQLWrapper, now: Date) =>
  sql<HoldingState | null>`(
    select case when state in ('usable', 'waiting') and expires_at <= ${now} then 'expired' else state end
    from holdings where holdings.user_id = ${userId} and holdings.holding_id = ${holdingId})`
