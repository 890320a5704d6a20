import { PagedList } from '@/blocks/list/PagedList'
import { allTime, type DateRange, daysAsked } from '@/blocks/ledger/dateRange'
import { RangeButton } from '@/blocks/ledger/RangeButton'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { IncomePage } from '@/parts/earnings/IncomePage'
import { IncomeRows } from '@/parts/earnings/IncomeRows'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Row } from '@/ui/row/Row'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

/** My dividends, or one of them. */
export default function DividendDetail() {
  const { income_id } = useRoute('dividendDetail')
  return income_id ? <OneDividend incomeId={income_id} /> : <Dividends />
}

function OneDividend({ incomeId }: { incomeId: string }) {
  const call = useRead('/tp5/api/UserDividend/detail', { income_id: incomeId })
  if (!call.data) return <UnloadedScreen route="dividendDetail" call={call} rows={4} />
  return <IncomePage route="dividendDetail" income={call.data} />
}

function Dividends() {
  const [range, setRange] = useKept<DateRange>('range', allTime)
  const totals = useRead('/tp5/api/UserDividend/totals')
  const paged = usePaged('/tp5/api/UserDividend/lists', daysAsked(range))
  const { total = 0, month = 0, pending = 0, any } = totals.data ?? {}
  const header = (
    <Stack inset>
      <Card>
        <Facts
          facts={[
            { name: '累计分红', value: money(total), strong: true },
            { name: '这个月', value: money(month) },
            { name: '待结算', value: money(pending) },
          ]}
        />
      </Card>
      <Row justify="between" wrap="close">
        <RangeButton range={range} onRange={setRange} />
        <Text size="sm" tone="ink2">
          {paged.first ? `共 ${money(paged.first.income)}` : ' '}
        </Text>
      </Row>
    </Stack>
  )
  const empty = any ? (
    <Empty title="这段时间没有分红" text="换个时间看看" />
  ) : (
    <Empty title="还没有分红" text="有了分红，每一笔都记在这里" />
  )
  return (
    <Screen route="dividendDetail">
      <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <IncomeRows
            rows={rows}
            onOpen={({ income_id }) => void go('dividendDetail', { income_id })}
          />
        )}
      </PagedList>
    </Screen>
  )
}
