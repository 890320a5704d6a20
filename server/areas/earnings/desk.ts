import { and, asc, eq, gte, inArray, ne, or } from 'drizzle-orm'
import type { DeskCase, DeskContext, Shown } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { yuan } from '@server/money'
import { giveUp } from './cancel-withdrawal'
import { openPayee } from './payee'
import { wornOut } from './send-withdrawal'
import { withdrawals } from './tables'
import { tellEnd } from './tell-withdrawal'
import { withdrawalStates } from './withdrawal-states'
import {
  endBack,
  findWithdrawal,
  isOver,
  keepOf,
  lockWithdrawal,
  moveWithdrawal,
  type Withdrawal,
} from './withdrawals'

/** What WeChat does not take, again and again, or what it paid though it should not have. */
const failing = and(
  ne(withdrawals.lastError, ''),
  or(gte(withdrawals.tries, wornOut), inArray(withdrawals.state, ['failed', 'cancelled'])),
)
const isStray = ({ lastError }: Withdrawal) => lastError.startsWith('PAID ')
const isFailing = (row: Withdrawal) =>
  row.lastError !== '' && (row.tries >= wornOut || isOver(row) || isStray(row))

const troubles: readonly (readonly [RegExp, string])[] = [
  [/^PAID /, '微信付出去的和这笔提现对不上：到商户平台查清，处理好以后记为已处理。'],
  [/NOT_?ENOUGH/i, '商户账户余额不足：先充值，再通过。'],
  [/NO_AUTH|SIGN_ERROR|signature|no key/i, '商户密钥或转账权限不对：请技术人员检查支付设置。'],
  [/PARAM_ERROR|INVALID_REQUEST/i, '微信支付不接受这笔转账：核对转账场景和收款人，或者退回余额。'],
  [/FREQUENCY|RATELIMIT|429/i, '微信支付嫌请求太频繁：过一会儿再试。'],
  [/fetch failed|timeout|aborted|ECONN|SYSTEM_?ERROR/i, '连不上微信支付：过一会儿再试。'],
]
const troubleOf = (error: string) =>
  troubles.find(([code]) => code.test(error))?.[1] ?? '按微信支付的答复处理。'

async function find({ db }: DeskContext, id: string): Promise<Withdrawal> {
  const row = await findWithdrawal(db, id)
  if (!row) throw new Refusal('notFound', '没有这笔提现')
  return row
}

async function lockWaiting({ db }: DeskContext, id: string): Promise<Withdrawal> {
  const row = await lockWithdrawal(db, id)
  if (!row) throw new Refusal('notFound', '没有这笔提现')
  if (row.state !== 'checking' && !isFailing(row))
    throw new Refusal('invalid', '这笔提现现在不用处理')
  return row
}

function factsOf(row: Withdrawal, name: string): Shown['facts'] {
  const { amount, fee, state, holder, userId, lastError, tries } = row
  return [
    ['状态', withdrawalStates.of(state).text],
    ['提现金额', yuan(amount)],
    ['手续费', yuan(fee)],
    ['到手', yuan(amount - fee)],
    ['谁的钱', holder === userId ? '个人余额' : holder],
    ['账号', userId],
    ['收款人', name],
    ...(lastError
      ? ([
          ['试了几次', String(tries)],
          ['怎么回事', troubleOf(lastError)],
          ['微信支付的答复', lastError],
        ] as const)
      : []),
    ['通过意味着', '按同一个单号付款，微信不会付两次；由本人在微信里确认'],
    ['拒绝意味着', '钱退回余额，理由会告诉本人；已经交给微信的先向微信撤回'],
  ]
}

/** Withdrawals above a sum, and those that WeChat does not take. */
export const withdrawalCase: DeskCase = {
  title: '提现',
  hours: 24,

  async list({ db }) {
    const rows = await db
      .select()
      .from(withdrawals)
      .where(or(eq(withdrawals.state, 'checking'), failing))
      .orderBy(asc(withdrawals.createdAt))
      .limit(200)
    return rows.map((row) => ({
      id: row.withdrawalNo,
      since: row.createdAt,
      line: `${yuan(row.amount)}  ${row.lastError ? troubleOf(row.lastError) : '等审核'}`,
    }))
  },

  async show(context, id) {
    const row = await find(context, id)
    const { name } = openPayee(context.config.dataKey, id, row.payee!)
    return { since: row.createdAt, facts: factsOf(row, name), pictures: [] }
  },

  async amount(context, id) {
    const row = await find(context, id)
    return row.state === 'checking' ? row.amount : 0
  },

  /** From the beginning, so that it is seen here again only if it fails as often again. */
  async approve(context, id) {
    const { db, now } = context
    const row = await lockWaiting(context, id)
    const again = { tryAt: now, tries: 0, lastError: '' }
    if (row.state === 'checking')
      await moveWithdrawal(db, row, 'sending', { ...again, reviewedAt: now })
    else if (isOver(row) || isStray(row))
      throw new Refusal('invalid', '这笔已经付出去了，查清以后记为已处理')
    else await keepOf(db, row, again)
  },

  async refuse(context, id, reason) {
    const { db, now } = context
    const row = await lockWaiting(context, id)
    if (row.state === 'checking') {
      await endBack(db, row, 'failed', { reason, at: now })
      await tellEnd(db, { ...row, state: 'failed' }, reason, now)
    } else if (isOver(row) || isStray(row))
      throw new Refusal('invalid', '这笔已经付出去了，查清以后记为已处理')
    else await giveUp(db, row, reason, now)
  },

  async settle(context, id) {
    const row = await lockWaiting(context, id)
    if (!isStray(row)) throw new Refusal('invalid', '这笔还没有付出去，请通过或拒绝')
    await keepOf(context.db, row, { lastError: '', tryAt: isOver(row) ? null : context.now })
  },
}
