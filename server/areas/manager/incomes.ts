import { and, eq, notInArray, sql } from 'drizzle-orm'
import { incomes } from '@server/areas/earnings/earnings'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'

/** What the book says of machines, less what was taken back. */
export async function bookedOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${incomes.amount}), 0)::float8` })
    .from(incomes)
    .where(
      and(
        eq(incomes.userId, userId),
        eq(incomes.source, 'machine'),
        notInArray(incomes.state, ['taken_back', 'left']),
      ),
    )
  return row!.sum
}

export async function findMachineIncome(db: Db, userId: string, incomeId: string) {
  const [row] = await db
    .select()
    .from(incomes)
    .where(
      and(
        eq(incomes.incomeId, incomeId),
        eq(incomes.userId, userId),
        eq(incomes.source, 'machine'),
      ),
    )
  if (!row) throw new Refusal('notFound', '没有这笔收入')
  return row
}
