import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import type { Income } from './move'
import { sources } from './sources'
import { states } from './states'

type Row = Out<'/tp5/api/MyIncome/lists'>['list'][number]
type Detail = Out<'/tp5/api/MyIncome/detail'>

export const presentIncome = (income: Income): Row => ({
  income_id: income.incomeId,
  source: income.source,
  source_text: sources[income.source],
  title: income.title,
  amount: income.amount,
  state: income.state,
  state_text: states.of(income.state).text,
  created_at: replyTime(income.createdAt),
})

const payerOf = ({ payerHolder }: Income) => (payerHolder === 'house' ? '邻集' : '广告主')

export const presentIncomeDetail = (income: Income): Detail => ({
  ...presentIncome(income),
  subject: income.subject,
  payer: payerOf(income),
  reason: income.reason,
  steps: stepsOf(income),
})

const when = (at: Date | null) => at && replyTime(at)

/** What has become of it, and what is still to come. */
function stepsOf(income: Income): Detail['steps'] {
  const { state, createdAt, settlesAt, settledAt, paidAt, takenBackAt } = income
  const earned = { text: '记到账上', at: when(createdAt) }
  if (state === 'taken_back') return [earned, { text: '已收回', at: when(takenBackAt) }]
  if (state === 'left') return [earned, { text: '注销时没有领取', at: null }]
  if (state === 'frozen') return [earned, { text: '核实中，有结果会告诉您', at: null }]
  return [
    earned,
    settledAt
      ? { text: '结算好了，可以领取', at: when(settledAt) }
      : { text: '结算，到时可以领取', at: when(settlesAt) },
    { text: paidAt ? '领到余额' : '领到余额后就能提现', at: when(paidAt) },
  ]
}
