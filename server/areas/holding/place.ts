import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { holdings } from './tables'

/** What can still be used of a merchant says what it is called now; what was used stays as it was. */
export const renamePlace = (tx: Db, merchantId: number, place: string) =>
  tx
    .update(holdings)
    .set({ facts: sql`jsonb_set(${holdings.facts}, '{place}', to_jsonb(${place}::text))` })
    .where(
      and(
        eq(holdings.merchantId, merchantId),
        eq(holdings.tab, 'usable'),
        sql`${holdings.facts} ->> 'place' is not null`,
      ),
    )
