import type { Out } from '@contract/api'
import { PagedList } from '@/blocks/list/PagedList'
import { useLast } from '@/cache/useLast'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { useKept } from '@/navigation/useKept'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import type { MonthView } from './Redeemed'
import { SaleCard } from './SaleCard'
import { SoldHead } from './SoldHead'

type State = Out<'/tp5/api/VillageEnter/sales'>['list'][number]['state']

const states: readonly { value: State | ''; text: string }[] = [
  { value: '', text: '全部' },
  { value: 'usable', text: '可使用' },
  { value: 'redeemed', text: '已核销完' },
  { value: 'returned', text: '已退回' },
  { value: 'expired', text: '已过期' },
]

/** What was sold in a month: each piece with what became of it, and sums by day for the owner. */
export function Sold({ month, onMonth, choose }: MonthView) {
  const [state, setState] = useKept<State | ''>('state', '')
  const asked = month === '' ? {} : { month }
  const sums = useRead('/tp5/api/VillageEnter/saleSums', asked)
  const known = useLast(sums.data)
  const paged = usePaged('/tp5/api/VillageEnter/sales', { ...asked, ...(state && { state }) })
  if (!known) return <UnloadedStaffScreen route="merchantOrder" call={sums} rows={5} />
  return (
    <StaffScreen route="merchantOrder" title="卖出的订单" needs={paged}>
      <PagedList
        paged={paged}
        header={
          <Stack inset>
            {choose}
            <SoldHead sums={known} onMonth={onMonth} />
            <Tabs
              label="看哪种"
              look="chips"
              flush
              choices={states}
              value={state}
              onChoose={setState}
            />
          </Stack>
        }
        skeleton={<RowsSkeleton />}
        empty={
          state === '' ? (
            <Empty title="这个月还没有卖出" text="套餐上架以后，邻居在商城和店铺页都能买" />
          ) : (
            <Empty title="这个月没有这种订单" text="换一个月，或者看“全部”" />
          )
        }
      >
        {(rows) => (
          <Stack>
            <Chunked rows={rows}>{(sale) => <SaleCard key={sale.key} sale={sale} />}</Chunked>
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
