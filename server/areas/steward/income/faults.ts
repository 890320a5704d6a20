import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { rowsOf } from '@server/database/rows-of'

/** What must not be between the days of stewards and the book of incomes. */
export async function stewardFaults(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ fault: string }>(
    { db },
    sql`select 'steward day ' || coalesce(booked.subject, income.subject) || ' is not in the book'
        as fault
      from (
        select user_id, 'SD' || duty_id || '-' || day::text as subject, amount from steward_days
        where amount > 0
      ) booked
      full join (select * from incomes where source = 'steward') income
        on income.user_id = booked.user_id and income.subject = booked.subject
      where booked.amount is distinct from income.amount`,
  )
  return rows.map(({ fault }) => fault)
}
