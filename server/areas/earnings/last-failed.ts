import { desc, eq } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { presentWithdrawal } from './present-withdrawal'
import { withdrawals } from './tables'

/** So long the form says why the last one did not go through. */
const toldDays = 3

export async function lastFailed(db: Db, holder: string, now: Date) {
  const [last] = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.holder, holder))
    .orderBy(desc(withdrawals.withdrawalNo))
    .limit(1)
  if (last?.state !== 'failed') return null
  const recent = now.getTime() - last.endedAt!.getTime() < toldDays * dayMs
  return recent ? presentWithdrawal(last) : null
}
