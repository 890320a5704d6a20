import { grouped } from '@/format/amount'
import { currencyName, type ExchangeType } from '@/format/currency'
import { money } from '@/format/money'
import { Card } from '@/ui/card/Card'
import { type Fact, Facts } from '@/ui/facts/Facts'
import type { Check } from '@/parts/order/draft'

interface DeductionProps {
  check: Check
  type: ExchangeType
}

/** What leaves my balance, what stays, and what is paid besides. */
export function Deduction({ check, type }: DeductionProps) {
  const unit = currencyName(type)
  const facts: Fact[] = [
    { name: `现有${unit}`, value: grouped(check.balance) },
    { name: `本次扣除（${check.number} 件）`, value: `−${grouped(check.amount)}` },
    { name: `换后剩余${unit}`, value: grouped(check.balance - check.amount), strong: true },
    ...(check.needs.address ? [{ name: '运费', value: '包邮' }] : []),
    ...(check.money > 0 ? [{ name: '另需付款', value: money(check.money), strong: true }] : []),
  ]
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  )
}
