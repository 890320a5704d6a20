import { and, eq, inArray } from 'drizzle-orm'
import { mustTransfer, ofHouse, ofPerson } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { yuanSign } from '@server/money'
import type { Leaver, Leaving } from '../leaving'
import { heldBy } from './income-sums'
import { moveIncome } from './move'
import { incomes } from './tables'
import { withdrawalRules } from './withdrawal-rules'

/** What is enough to be withdrawn is nobody's to lose; what is on its way has to arrive first. */
async function obstacles(db: Db, { userId }: Leaver) {
  const { balance, withdrawing } = await heldBy(db, userId)
  const link = '/withdrawalList'
  if (withdrawing > 0)
    return [{ text: `有 ${yuanSign(withdrawing)} 提现还没有到账`, way: '到账或取消以后再来', link }]
  if (balance < withdrawalRules.balance.least) return []
  return [{ text: `余额还有 ${yuanSign(balance)}`, way: '先提现', link: '/withdrawDetail' }]
}

async function losses(db: Db, { userId }: Leaver) {
  const { balance, settled, pending, frozen } = await heldBy(db, userId)
  const left = balance + settled + pending + frozen
  return left > 0 ? [{ name: '没提现的收入', value: yuanSign(left) }] : []
}

/** The books stay whole: what was not taken, and what is left, goes to the house. */
async function settle(tx: Db, { userId, now: at }: Leaver) {
  const held = await tx
    .select()
    .from(incomes)
    .where(
      and(eq(incomes.userId, userId), inArray(incomes.state, ['pending', 'settled', 'frozen'])),
    )
    .for('update')
  for (const income of held) await moveIncome(tx, income, 'left', { reason: '账号已注销', at })
  const { balance: amount } = await heldBy(tx, userId)
  if (amount > 0) {
    const [from, to] = [ofPerson(userId, 'balance'), ofHouse('gifts')]
    await mustTransfer(tx, { from, to, amount, title: '注销账号，余额清零', subject: userId, at })
  }
}

export const earningsLeaving: Leaving = {
  obstacles,
  losses,
  settle,
  tables: {
    incomes: { stays: 'the books: a number that leads to nobody' },
    withdrawals: { blank: { payee: 'null', confirming: 'null' } },
  },
}
