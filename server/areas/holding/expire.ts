import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

const batch = 500

/** Writes down what has run out, so that a wallet's tabs stay short. Returns how many. */
export async function expireHoldings(tx: Db, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update holdings set state = 'expired'
    from (
      select user_id, holding_id from holdings
      where state in ('usable', 'waiting') and expires_at <= ${now}
      order by expires_at limit ${batch} for update skip locked
    ) as over
    where holdings.user_id = over.user_id and holdings.holding_id = over.holding_id`)
  return rowCount ?? 0
}
