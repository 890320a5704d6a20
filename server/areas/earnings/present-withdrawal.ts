import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import { confirmHours, type PayoutProvider } from '@server/providers/payment/payout'
import { fromOf, type WithdrawalRules } from './withdrawal-rules'
import { withdrawalStates } from './withdrawal-states'
import type { Withdrawal } from './withdrawals'

type Row = Out<'/user/Center/withdraw'>
type Detail = Out<'/user/Center/getWithdrawDetail'>

export const presentRules = (rules: WithdrawalRules): Out<'/tp5/api/UserWithdraw/rules'> => ({
  least: rules.least,
  most_once: rules.mostOnce,
  most_day: rules.mostDay,
  most_month: rules.mostMonth,
  times_day: rules.timesDay,
  review_from: rules.reviewFrom,
  fee_per_mille: rules.fee.perMille,
  fee_least: rules.fee.least,
  confirm_hours: confirmHours,
})

const waitsForOwner = ({ state, confirming, givenUpAt }: Withdrawal) =>
  state === 'sending' && confirming !== null && givenUpAt === null

function textOf(row: Withdrawal) {
  if (row.state === 'sending' && row.givenUpAt) return '正在取消'
  return waitsForOwner(row) ? '等您确认收款' : withdrawalStates.of(row.state).text
}

/** What its owner can still take back. */
export const isCancellable = (row: Withdrawal) =>
  !withdrawalStates.isOver(row.state) &&
  row.givenUpAt === null &&
  (row.state !== 'sending' || row.tryAt !== null)

export const presentWithdrawal = (row: Withdrawal): Row => ({
  withdrawal_no: row.withdrawalNo,
  amount: row.amount,
  fee: row.fee,
  net: row.amount - row.fee,
  part: row.part,
  part_text: fromOf(row),
  state: row.state,
  state_text: textOf(row),
  reason: row.reason,
  confirms: waitsForOwner(row) ? 1 : 0,
  created_at: replyTime(row.createdAt),
  ended_at: row.endedAt && replyTime(row.endedAt),
})

export const presentWithdrawalDetail = (row: Withdrawal, provider: PayoutProvider): Detail => ({
  ...presentWithdrawal(row),
  steps: stepsOf(row),
  cancellable: isCancellable(row) ? 1 : 0,
  confirm: waitsForOwner(row)
    ? {
        ...provider.open(row.way, row.confirming!),
        way: row.way,
        until: replyTime(row.confirmUntil!),
      }
    : null,
})

const when = (at: Date | null) => at && replyTime(at)

/** How the look of a person of the house at it stands, where there was to be one. */
function reviewOf({ state, reviewedAt, sentAt, endedAt }: Withdrawal): Detail['steps'] {
  if (reviewedAt) return [{ text: '审核通过', at: when(reviewedAt) }]
  if (state === 'checking') return [{ text: '审核，一般 1 个工作日内', at: null }]
  // WeChat fails only what was sent to it
  return state === 'failed' && !sentAt ? [{ text: '审核没有通过', at: when(endedAt) }] : []
}

/** What has become of it, and what is still to come. */
function stepsOf(row: Withdrawal): Detail['steps'] {
  const { state, createdAt, confirmUntil, endedAt, givenUpAt } = row
  const done = [{ text: '提交申请', at: when(createdAt) }, ...reviewOf(row)]
  if (state === 'paid') return [...done, { text: '到您的微信零钱', at: when(endedAt) }]
  if (state === 'failed' || state === 'cancelled')
    return [...done, { text: `钱退回${fromOf(row)}`, at: when(endedAt) }]
  if (givenUpAt) return [...done, { text: `正在取消，钱会退回${fromOf(row)}`, at: null }]
  return [
    ...done,
    { text: confirmUntil ? '等您在微信里确认收款' : '在微信里确认收款', at: null },
    { text: '到您的微信零钱', at: null },
  ]
}
