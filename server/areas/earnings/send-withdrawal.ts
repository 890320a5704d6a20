import { and, isNotNull, lte } from 'drizzle-orm'
import type { Settings } from '@server/config'
import type { Database, Db } from '@server/database/database'
import {
  confirmHours,
  type Payout,
  type PayoutBill,
  type PayoutProvider,
} from '@server/providers/payment/payout'
import { openPayee } from './payee'
import { withdrawals } from './tables'
import { tellEnd, tellToConfirm } from './tell-withdrawal'
import { reasonOf } from './withdrawal-reasons'
import {
  endBack,
  endPaid,
  isOver,
  isWithdrawal,
  keepOf,
  lockWithdrawal,
  moveWithdrawal,
  type Withdrawal,
} from './withdrawals'

/** Where the provider tells of payouts. */
export const payoutNotifyPath = '/tp5/api/UserWithdraw/notify'

/** In seconds; each pause is twice the one before. */
const firstPause = 5
export const longestPause = 300
/** From so many tries on every pause is the longest. */
export const wornOut = Math.ceil(Math.log2(longestPause / firstPause)) + 1
/** What was sent is known to the provider by then, or never will be. */
const coldSeconds = 600

export interface Sending {
  config: Pick<Settings, 'dataKey' | 'publicUrl'>
  database: Database
  provider: PayoutProvider
  now: Date
  log: { error(facts: object, text: string): void }
}

export const isDue = (now: Date) => and(isNotNull(withdrawals.tryAt), lte(withdrawals.tryAt, now))

/** Asks the provider for the next of a withdrawal. However often it is called, it pays once. */
export async function driveWithdrawal(sending: Sending, withdrawalNo: string): Promise<void> {
  const claimed = await claim(sending, withdrawalNo)
  if (!claimed) return
  try {
    await take(sending, withdrawalNo, await ask(sending, claimed))
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    await sending.database.db
      .update(withdrawals)
      .set({ lastError })
      .where(isWithdrawal(withdrawalNo))
  }
}

/** Its next time is put off before anybody is asked, and it is known from then on to be on its way. */
const claim = ({ database, now }: Sending, withdrawalNo: string) =>
  database.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, withdrawalNo)
    if (!row?.tryAt || row.tryAt > now || isOver(row)) return undefined
    const pause = Math.min(longestPause, firstPause * 2 ** Math.min(row.tries, 10))
    const next = { tries: row.tries + 1, tryAt: new Date(now.getTime() + pause * 1000) }
    const sends = row.confirming === null && row.givenUpAt === null
    const known = { ...next, ...(sends && { sentAt: now }) }
    if (row.state === 'created') return moveWithdrawal(tx, row, 'sending', known)
    await keepOf(tx, row, known)
    return { ...row, ...known }
  })

/** What is told of the money, by where it lay. */
const paidAs = {
  balance: { reason: 'earned', title: '邻集收入提现' },
  purse: { reason: 'leftOver', title: '邻集广告余款退回' },
} as const satisfies Record<Withdrawal['part'], Pick<PayoutBill, 'reason' | 'title'>>

/**
 * Until it is known what it is confirmed with it is sent, under the same number; then asked about.
 * Neither pays twice.
 */
function ask({ config, provider }: Sending, row: Withdrawal): Promise<Payout> {
  const { withdrawalNo: billNo, way, amount, fee } = row
  if (row.givenUpAt) return provider.cancel(billNo)
  if (row.confirming) return provider.query(billNo)
  const { openid, name } = openPayee(config.dataKey, billNo, row.payee!)
  const base = config.publicUrl ?? ''
  return provider.send({
    ...{ billNo, way, openid, name, amount: amount - fee },
    ...paidAs[row.part],
    returnUrl: `${base}/withdrawalList?withdrawal_no=${billNo}`,
    notifyUrl: `${base}${payoutNotifyPath}`,
  })
}

/** What the provider says of it, asked or not: it counts once, whatever comes in which order. */
export async function take(
  { database, now, log }: Pick<Sending, 'database' | 'now' | 'log'>,
  withdrawalNo: string,
  payout: Payout,
): Promise<void> {
  const strange = await database.transaction((tx) => settle(tx, withdrawalNo, payout, now))
  if (strange) log.error({ withdrawalNo, strange }, 'a payout that fits no withdrawal')
}

async function settle(
  tx: Db,
  withdrawalNo: string,
  payout: Payout,
  now: Date,
): Promise<string | undefined> {
  const row = await lockWithdrawal(tx, withdrawalNo)
  if (!row) return 'there is no such withdrawal'
  if (payout.state === 'paid') return settlePaid(tx, row, payout, now)
  if (isOver(row)) return row.state === 'paid' && payout.state === 'failed' ? 'paid' : undefined
  if (payout.state === 'failed')
    return end(tx, row, 'failed', { reason: reasonOf(payout.why), at: now })
  if (payout.state === 'cancelled')
    return end(tx, row, 'cancelled', { reason: row.reason, at: now })
  if (payout.state === 'absent') return settleAbsent(tx, row, now)
  if (payout.state === 'confirm' && payout.confirming && !row.confirming) {
    await keepOf(tx, row, {
      confirming: payout.confirming,
      confirmUntil: new Date(now.getTime() + confirmHours * 3600_000),
      lastError: '',
      // from the beginning: somebody is about to confirm it
      tries: 0,
      tryAt: new Date(now.getTime() + firstPause * 1000),
    })
    await tellToConfirm(tx, row, now)
  } else await keepOf(tx, row, { lastError: '' })
  return undefined
}

type Paid = Extract<Payout, { state: 'paid' }>

/** Money that went out though it lies here, or another sum than was to go, is for a person. */
async function settlePaid(tx: Db, row: Withdrawal, paid: Paid, now: Date) {
  if (row.state === 'paid') return undefined
  const owed = row.amount - row.fee
  if (isOver(row) || paid.amount !== owed) {
    const lastError = `PAID ${paid.amount} of ${owed}, ${paid.payoutNo}`
    await keepOf(tx, row, { lastError, tryAt: null })
    return lastError
  }
  const sending = row.state === 'sending' ? row : await moveWithdrawal(tx, row, 'sending')
  await endPaid(tx, sending, { payoutNo: paid.payoutNo, at: now })
  await tellEnd(tx, { ...row, state: 'paid' }, '', now)
  return undefined
}

async function end(
  tx: Db,
  row: Withdrawal,
  to: 'failed' | 'cancelled',
  { reason, at }: { reason: string; at: Date },
) {
  await endBack(tx, row, to, { reason, at })
  await tellEnd(tx, { ...row, state: to }, reason, at)
  return undefined
}

/** The provider never heard of what was given up: unless it is still on its way there, it is over. */
async function settleAbsent(tx: Db, row: Withdrawal, now: Date) {
  const cold = !row.sentAt || now.getTime() - row.sentAt.getTime() > coldSeconds * 1000
  if (!row.givenUpAt || !cold) return undefined
  return end(tx, row, 'cancelled', { reason: row.reason, at: now })
}
