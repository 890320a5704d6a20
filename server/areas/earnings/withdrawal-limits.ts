import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import { startOfDay, startOfMonth } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { yuanSign } from '@server/money'
import { withdrawals } from './tables'
import { type WithdrawalPart, type WithdrawalRules, withdrawalRules } from './withdrawal-rules'
import { openStates } from './withdrawal-states'

export interface Source {
  holder: string
  part: WithdrawalPart
  /** Whom it is paid to, whosever money it is. */
  userId: string
}

/** What of the limits is left; what failed or was taken back counts against none. */
export interface Left {
  day: number
  month: number
  times: number
  /** Under way to the same person, out of whichever purse. */
  open: string
}

export async function leftOf(db: Db, { holder, part, userId }: Source, now: Date): Promise<Left> {
  const rules = withdrawalRules[part]
  const today = sql`filter (where ${withdrawals.createdAt} >= ${startOfDay(now).toISOString()})`
  const counted = and(
    eq(withdrawals.holder, holder),
    gte(withdrawals.createdAt, startOfMonth(now)),
    notInArray(withdrawals.state, ['failed', 'cancelled']),
  )
  const [row] = await db
    .select({
      day: sql<number>`coalesce(sum(${withdrawals.amount}) ${today}, 0)::float8`,
      month: sql<number>`coalesce(sum(${withdrawals.amount}), 0)::float8`,
      times: sql<number>`(count(*) ${today})::int`,
    })
    .from(withdrawals)
    .where(counted)
  const [open] = await db
    .select({ withdrawalNo: withdrawals.withdrawalNo })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), inArray(withdrawals.state, [...openStates])))
  const { day, month, times } = row!
  return {
    day: Math.max(0, rules.mostDay - day),
    month: Math.max(0, rules.mostMonth - month),
    times: Math.max(0, rules.timesDay - times),
    open: open?.withdrawalNo ?? '',
  }
}

/** As much of a balance as all limits let out at once. */
export const mostNow = ({ mostOnce }: WithdrawalRules, left: Left, balance: number): number =>
  left.times === 0 || left.open ? 0 : Math.min(balance, mostOnce, left.day, left.month)

/** Why a sum is not let out, in the words for who asked; undefined where it is. */
function objectionTo(amount: number, rules: WithdrawalRules, left: Left): string | undefined {
  if (left.open) return '您还有一笔提现在处理中，到账或取消以后再提下一笔'
  if (amount < rules.least) return `最少提 ${yuanSign(rules.least)}，再攒一攒`
  if (amount > rules.mostOnce) return `一次最多提 ${yuanSign(rules.mostOnce)}，请分几次提`
  if (left.times === 0) return `今天已经提了 ${rules.timesDay} 次，明天再来`
  if (amount > left.day) return `今天还能提 ${yuanSign(left.day)}，剩下的明天再提`
  if (amount > left.month) return `这个月还能提 ${yuanSign(left.month)}，剩下的下个月再提`
  return undefined
}

export function refuseBeyond(amount: number, rules: WithdrawalRules, left: Left): void {
  const objection = objectionTo(amount, rules, left)
  if (objection) throw new Refusal('notWithdrawable', objection)
}
