import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { withdrawalNoShape, type withdrawalCalls } from '@contract/earnings/withdrawal'
import { identityOf } from '@server/areas/identity/identity'
import { moneyOf } from '@server/areas/wallet/wallet'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { cancelWithdrawal } from './cancel-withdrawal'
import { createWithdrawal } from './create-withdrawal'
import { lastFailed } from './last-failed'
import { type Payee, payeeOf, wechatStanding } from './payee-of'
import { presentRules, presentWithdrawal, presentWithdrawalDetail } from './present-withdrawal'
import { withdrawals } from './tables'
import { leftOf, mostNow } from './withdrawal-limits'
import { feeOf, withdrawalRules } from './withdrawal-rules'
import { isWithdrawal } from './withdrawals'

const rules = withdrawalRules.balance
const pageSize = 20
const listed = 'withdrawals'

/** Whoever it goes to may see it, whosever money it is. */
async function mine(db: Db, userId: string, withdrawalNo: string) {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(isWithdrawal(withdrawalNo), eq(withdrawals.userId, userId)))
  if (!row) throw new Refusal('notFound', '没有这笔提现')
  return row
}

export const withdrawalHandlers: HandlersOf<typeof withdrawalCalls> = {
  '/user/Center/getAllowWithdrawAmount': async ({ way }, context) => {
    const { db, user, now } = context
    const { userId } = user
    const source = { holder: userId, part: 'balance' as const, userId }
    const { balance = 0 } = await moneyOf(db, userId)
    const left = await leftOf(db, source, now)
    return {
      balance,
      allowed: mostNow(rules, left, balance),
      ...{ day_left: left.day, month_left: left.month, times_left: left.times, open: left.open },
      quick: [...rules.quick],
      identity: await identityOf(db, userId),
      wechat: await wechatStanding(context, way),
      last: await lastFailed(db, userId, now),
      rules: presentRules(rules),
    }
  },

  '/user/Center/checkMinWithdrawAmount': async ({ amount }) => {
    const short = Math.max(0, rules.least - amount)
    return { enough: short === 0 ? 1 : 0, least: rules.least, short }
  },

  '/tp5/api/UserWithdraw/calculateFee': async ({ amount }) => {
    const fee = feeOf(rules, amount)
    return { amount, fee, net: amount - fee, review: amount >= rules.reviewFrom ? 1 : 0 }
  },

  '/tp5/api/UserWithdraw/rules': async () => presentRules(rules),

  '/user/Center/withdraw': {
    before: ({ way, code }, context) => payeeOf(context, way, code),
    async write({ amount, fee, way }, payee: Payee, { db, config, user: { userId }, now }) {
      const source = { holder: userId, part: 'balance' as const, userId }
      const key = config.dataKey
      const row = await createWithdrawal(db, {
        ...source,
        ...payee,
        ...{ way, amount, fee, key, at: now },
      })
      return presentWithdrawal(row)
    },
  },

  '/tp5/api/UserWithdraw/cancel': async ({ withdrawal_no: no }, { db, user, now }) => {
    await mine(db, user.userId, no)
    return presentWithdrawal(await cancelWithdrawal(db, no, now))
  },

  '/user/Center/getWithdrawDetail': async ({ withdrawal_no: no }, { db, user, providers }) =>
    presentWithdrawalDetail(await mine(db, user.userId, no), providers.payout),

  '/user/Center/getWithdrawList': async ({ cursor }, { db, user: { userId } }) => {
    const isNo = textLike(withdrawalNoShape)
    const [before] = cursor ? readCursor(listed, cursor, [isNo]) : []
    const own = eq(withdrawals.userId, userId)
    const [sums] = await db
      .select({
        paid: sql<number>`coalesce(sum(${withdrawals.amount} - ${withdrawals.fee}), 0)::float8`,
      })
      .from(withdrawals)
      .where(and(own, eq(withdrawals.state, 'paid')))
    const older = before === undefined ? undefined : lt(withdrawals.withdrawalNo, String(before))
    const rows = await db
      .select()
      .from(withdrawals)
      .where(and(own, older))
      .orderBy(desc(withdrawals.withdrawalNo))
      .limit(pageSize + 1)
    const { list, next } = page(rows, pageSize, (row) => writeCursor(listed, [row.withdrawalNo]))
    return { ...sums!, list: list.map(presentWithdrawal), next }
  },
}
