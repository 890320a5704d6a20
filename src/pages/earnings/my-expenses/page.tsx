import { daysAsked, monthRange } from '@/blocks/ledger/dateRange'
import { RangeButton } from '@/blocks/ledger/RangeButton'
import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useAtOnce } from '@/cache/useAtOnce'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { money, signedMoney } from '@/format/money'
import { useKept } from '@/navigation/useKept'
import { Rows } from '@/parts/earnings/Rows'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { ExpenseRow } from './ExpenseRow'

/** What money went out for in the chosen days; what came back counts against it. */
export default function MyExpenses() {
  const [range, setRange] = useKept('range', monthRange(dayOf(new Date()).slice(0, 7)))
  const span = daysAsked(range)
  const totals = useRead('/tp5/api/UserFee/feeTotal', span)
  const paged = usePaged('/tp5/api/UserFee/feeLists', span)
  const waits = useAtOnce([totals], paged)
  if (waits) return <UnloadedScreen route="myExpenses" call={waits} rows={4} />
  const header = (
    <Stack inset>
      <RangeButton range={range} onRange={setRange} />
      {totals.data && totals.data.kinds.length > 0 && (
        <Card>
          <Facts
            facts={[
              ...totals.data.kinds.map(({ text, amount }) => ({
                name: text,
                value: signedMoney(amount),
              })),
              { name: '合计支出', value: money(totals.data.outgo), strong: true },
            ]}
          />
        </Card>
      )}
    </Stack>
  )
  return (
    <Screen route="myExpenses">
      <PagedList
        paged={paged}
        header={header}
        skeleton={<RowsSkeleton />}
        empty={<Empty title="这段时间没有支出" text="付过的款和手续费，每一笔都记在这里" />}
      >
        {(rows) => (
          <Rows rows={rows}>
            {(expense) => <ExpenseRow key={expense.entry_id} expense={expense} />}
          </Rows>
        )}
      </PagedList>
    </Screen>
  )
}
