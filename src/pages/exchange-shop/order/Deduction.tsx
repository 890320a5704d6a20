import type { Out } from '@contract/api'
import { grouped } from '@/format/amount'
import { currencyName, type ExchangeType } from '@/format/currency'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'

interface DeductionProps {
  check: Out<'/tp5/api/ExchangeShop/check'>
  type: ExchangeType
}

/** What leaves my balance and what stays. */
export function Deduction({ check, type }: DeductionProps) {
  const unit = currencyName(type)
  return (
    <Card>
      <Facts
        facts={[
          { name: `现有${unit}`, value: grouped(check.balance) },
          { name: `本次扣除（${check.number} 件）`, value: `−${grouped(check.amount)}` },
          { name: '运费', value: '包邮' },
          { name: `换后剩余${unit}`, value: grouped(check.balance - check.amount), strong: true },
        ]}
      />
    </Card>
  )
}
