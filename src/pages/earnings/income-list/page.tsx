import { View } from '@tarojs/components'
import { PagedList } from '@/blocks/list/PagedList'
import { type DateRange, daysAsked, presetRange } from '@/blocks/ledger/dateRange'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useAtOnce } from '@/cache/useAtOnce'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import type { IncomeSource } from '@/parts/earnings/earnings'
import { IncomeRows } from '@/parts/earnings/IncomeRows'
import { Button } from '@/ui/button/Button'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { EarningsRoof } from './EarningsRoof'
import { OtherLedgers } from './OtherLedgers'
import { Period } from './Period'
import { SourceChips } from './SourceChips'
import { sourceChoices } from './sourceChoices'
import { Sources } from './Sources'
import { TakeAll } from './TakeAll'

const lastWeek = () => presetRange(1, dayOf(new Date()))

const isSource = (given: string | undefined): given is IncomeSource =>
  sourceChoices.some(({ source }) => source === given)

/** What I earned: what can be withdrawn, day by day, by source, and each of them. */
export default function IncomeList() {
  const params = useRoute('incomeList')
  const [range, setRange] = useKept<DateRange>('range', lastWeek())
  const [source, setSource] = useKept<IncomeSource | undefined>(
    'source',
    isSource(params.source) ? params.source : undefined,
  )
  const days = daysAsked(range)
  const sums = useRead('/tp5/api/MyIncome/accumulateIncome', days)
  const ratio = useRead('/tp5/api/MyIncome/incomeRatio', days)
  const paged = usePaged('/tp5/api/MyIncome/lists', { ...days, ...(source && { source }) })
  const waits = useAtOnce([sums, ratio], paged)
  if (waits) return <UnloadedScreen route="incomeList" call={waits} rows={5} />
  const header = (
    <View>
      <Stack inset>
        <EarningsRoof sums={sums.data} />
        {sums.data && <TakeAll sums={sums.data} />}
        {sums.data && <Period sums={sums.data} range={range} onRange={setRange} />}
        {ratio.data && <Sources ratio={ratio.data} onChoose={setSource} />}
        <OtherLedgers />
      </Stack>
      <SourceChips source={source} onChoose={setSource} first={paged.first} />
    </View>
  )
  const empty = (
    <Empty title="这段时间没有收入" text="换个时间看看，或者去做个任务">
      <Button kind="soft" onPress={() => void go('makeMoney')}>
        去赚
      </Button>
    </Empty>
  )
  return (
    <Screen route="incomeList">
      <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <IncomeRows
            rows={rows}
            onOpen={({ income_id }) => void go('earningsDetails', { income_id })}
          />
        )}
      </PagedList>
    </Screen>
  )
}
