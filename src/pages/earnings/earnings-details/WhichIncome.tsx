import { Which } from '@/blocks/list/Which'
import { usePaged } from '@/cache/usePaged'
import { go, replace } from '@/navigation/go'
import { IncomeRow } from '@/parts/earnings/IncomeRow'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Empty } from '@/ui/state/Empty'

/** The address does not say which income is meant. */
export function WhichIncome() {
  const paged = usePaged('/tp5/api/MyIncome/lists', {})
  const empty = (
    <Empty title="还没有收入" text="做任务、邀请邻居都能挣钱">
      <Button onPress={() => void go('makeMoney')}>去看看</Button>
    </Empty>
  )
  return (
    <Which route="earningsDetails" question="看哪一笔收入" paged={paged} empty={empty}>
      {(income) => (
        <Card bare key={income.income_id}>
          <IncomeRow
            income={income}
            onOpen={({ income_id }) => void replace('earningsDetails', { income_id })}
          />
        </Card>
      )}
    </Which>
  )
}
