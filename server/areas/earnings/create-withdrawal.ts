import { lockPerson } from '@server/areas/auth/auth'
import { newNumber } from '@server/areas/payment/payment'
import { transfer } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { enqueue } from '@server/jobs/enqueue'
import type { PayWay } from '@server/providers/payment/payment'
import { sealPayee } from './payee'
import { withdrawals } from './tables'
import { leftOf, refuseBeyond } from './withdrawal-limits'
import { feeOf, type WithdrawalPart, withdrawalRules } from './withdrawal-rules'
import { accountOf, underWayOf, type Withdrawal } from './withdrawals'

/** Asks the provider at once; the sweep looks after what that leaves. */
export const sendOne = 'earnings: send one withdrawal'

export interface WantedWithdrawal {
  /** Whose money: a person's balance or an advertiser's purse. */
  holder: string
  part: WithdrawalPart
  /** Whose WeChat it goes to, and by which app WeChat knows them. */
  userId: string
  way: PayWay
  openid: string | null
  /** As it was verified. */
  name: string
  amount: number
  /** As it was told before; another one is refused. */
  fee: number
  key: DataKey
  at: Date
}

/**
 * Takes the money out of reach and lets the provider be asked. Whoever is paid is held first, so
 * that of two asked for at once, out of two purses, the second sees the first.
 */
export async function createWithdrawal(tx: Db, wanted: WantedWithdrawal): Promise<Withdrawal> {
  const { holder, part, amount, fee, at, key, openid, name, userId, way } = wanted
  const rules = withdrawalRules[part]
  if (feeOf(rules, amount) !== fee)
    throw new Refusal('notWithdrawable', '手续费变了，请看过新的再提')
  if (fee >= amount) throw new Refusal('notWithdrawable', '扣掉手续费就没有了，再攒一攒')
  await lockPerson(tx, userId)
  const withdrawalNo = newNumber('W', at)
  const moved = { amount, title: '申请提现', subject: withdrawalNo, at }
  const held = await transfer(tx, { from: accountOf(wanted), to: underWayOf(wanted), ...moved })
  // what is under way explains a balance that is short
  refuseBeyond(amount, rules, await leftOf(tx, wanted, at))
  if (!held) throw new Refusal('notWithdrawable', '余额不够，请改小金额再提')
  const reviewed = amount >= rules.reviewFrom
  const [created] = await tx
    .insert(withdrawals)
    .values({
      withdrawalNo,
      ...{ holder, part, userId, way, amount, fee },
      payee: sealPayee(key, withdrawalNo, { openid, name }),
      state: reviewed ? 'checking' : 'created',
      createdAt: at,
      tryAt: reviewed ? null : at,
    })
    .returning()
  if (!reviewed) await enqueue(tx, sendOne, { withdrawal_no: withdrawalNo })
  return created!
}
