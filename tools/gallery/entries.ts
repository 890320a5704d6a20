import type { LedgerEntry } from '@/blocks/ledger/LedgerRow'

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
  created_at: `2026-11-${10 + Number(entry_id)}T01:30:00.000Z`,
})

export const entries: readonly LedgerEntry[] = [
  entry('5', '兑换', '换新米 5 公斤', -1200, 11_280, '20261115000001'),
  entry('4', '签到', '每日签到', 10, 12_480),
  entry('3', '任务', '看短片', 50, 12_470),
  entry('2', '兑换', '退回 搪瓷脸盆', 860, 12_420, '20261112000007'),
  entry('1', '兑换', '换东苑南门售货机里的一箱牛奶和两袋面包', -12_640, 11_560, '20261111000003'),
]
