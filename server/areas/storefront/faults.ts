import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

/** Settlements that are not what their pieces come to, or not what was earned by them. */
export async function storefrontFaults(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ words: string }>(sql`
    select 'settlement of shop ' || merchant_id || ' ' || month || ': ' || amount
        || ' is not the sum of its pieces or of its income' as words
      from merchant_settlements settlement
      where amount <> (select coalesce(sum(amount), 0) from merchant_settlement_pieces piece
          where piece.merchant_id = settlement.merchant_id and piece.month = settlement.month)
        or pieces <> (select count(*) from merchant_settlement_pieces piece
          where piece.merchant_id = settlement.merchant_id and piece.month = settlement.month)
        or amount <> (select coalesce(sum(income.amount), 0) from incomes income
          where income.user_id = settlement.user_id and income.source = 'shop'
            and income.subject = 'SH' || settlement.merchant_id || '-' || settlement.month)
      order by merchant_id, month limit 20`)
  return rows.map(({ words }) => words)
}
