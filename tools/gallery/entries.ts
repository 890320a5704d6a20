import type { LedgerEntry } from '@/blocks/ledger/LedgerRow'
import type { Income } from '@/parts/earnings/earnings'

const entry = (
  entry_id: string,
  source: string,
  title: string,
  amount: number,
  balance: number,
  order_sn = '',
): LedgerEntry => ({
  entry_id,
  source,
  title,
  amount,
  balance,
  order_sn,
  seller: order_sn ? 'shop' : '',
  created_at: `2026-11-${10 + Number(entry_id)}T01:30:00.000Z`,
})

export const entries: readonly LedgerEntry[] = [
  entry('5', '兑换', '换新米 5 公斤', -1200, 11_280, '20261115000001'),
  entry('4', '签到', '每日签到', 10, 12_480),
  entry('3', '任务', '看短片', 50, 12_470),
  entry('2', '兑换', '退回 搪瓷脸盆', 860, 12_420, '20261112000007'),
  entry('1', '兑换', '换东苑南门售货机里的一箱牛奶和两袋面包', -12_640, 11_560, '20261111000003'),
]

const income = (income_id: string, given: Partial<Income>): Income => ({
  income_id,
  source: 'task',
  source_text: '任务收入',
  title: '看完“良渚新米上市”短片',
  amount: 60,
  state: 'paid',
  state_text: '已到余额',
  created_at: '2026-11-13T01:30:00.000Z',
  ...given,
})

export const incomes: readonly Income[] = [
  income('1', { state: 'settled', state_text: '待领取' }),
  income('2', {
    ...{ source: 'machine', source_text: '机器收入', amount: 129_625 },
    title: '东苑南门 LJ-0101 售货机上月分成，含饮料、面包和日用三个货道',
  }),
  income('3', { state: 'taken_back', state_text: '已收回', amount: 520 }),
]
