import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { IncomeRows } from '@/parts/earnings/IncomeRows'
import { ManagerList } from '@/parts/manager/ManagerList'
import { RangeBar } from '@/parts/manager/RangeBar'
import { useSpan } from '@/parts/manager/useSpan'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Empty } from '@/ui/state/Empty'

/** Each income from a machine in the chosen days, and their sum. */
export function Incomes() {
  const { range, setRange, span } = useSpan()
  const sums = useRead('/tp5/api/Machine/synthesizeIncome')
  const whole = sums.data
  const paged = usePaged('/tp5/api/FranchiseManage/lists', span)
  const { first } = paged
  const head = (
    <Card>
      <Facts
        facts={[
          { name: '这段时间入账', value: first ? money(first.income) : '', strong: true },
          { name: '笔数', value: first ? `${first.number} 笔` : '' },
          { name: '一共入账', value: whole ? money(whole.booked) : '' },
          { name: '等结算', value: whole ? money(whole.to_come) : '' },
          { name: '按份额估算', value: whole ? money(whole.total) : '' },
        ]}
      />
    </Card>
  )
  return (
    <ManagerList
      route="particulars"
      paged={paged}
      call={sums}
      bar={<RangeBar range={range} onRange={setRange} />}
      head={head}
      empty={
        <Empty title="这段时间没有入账" text="机器合约每月结算一次，结算以后每一笔都记在这里" />
      }
    >
      {(rows) => (
        <IncomeRows rows={rows} onOpen={({ income_id }) => void go('particulars', { income_id })} />
      )}
    </ManagerList>
  )
}
