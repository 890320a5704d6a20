import type { In } from '@contract/api'
import { Choices } from '@/blocks/list/Choices'
import { ListSearch } from '@/blocks/list/ListSearch'
import { usePaged } from '@/cache/usePaged'
import { useKept } from '@/navigation/useKept'
import { DeskAfterSaleRow } from '@/parts/after-sale/DeskAfterSaleRow'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Segmented } from '@/ui/tabs/Segmented'

type Shown = In<'/tp5/api/AfterSaleDesk/lists'>['shown']

const choices: readonly { value: Shown; text: string; empty: string }[] = [
  { value: 'waiting', text: '待处理', empty: '都处理好了' },
  { value: 'underWay', text: '进行中', empty: '没有在等顾客或退款的' },
  { value: 'over', text: '已结束', empty: '还没有结束的售后' },
]

/** What customers ask for, the most urgent first. */
export default function AfterSales() {
  const [shown, setShown] = useKept<Shown>('shown', 'waiting')
  const [words, setWords] = useKept('words', '')
  const paged = usePaged('/tp5/api/AfterSaleDesk/lists', { shown, ...(words && { words }) })
  const header = (
    <Stack inset>
      <ListSearch hint="售后单号或订单号" words={words} onSearch={setWords} />
      <Segmented label="进展" choices={choices} value={shown} onChoose={setShown} />
    </Stack>
  )
  const empty = words ? '没有这个单号' : choices.find(({ value }) => value === shown)!.empty
  return (
    <StaffScreen route="afterSales" needs={paged}>
      <Choices paged={paged} header={header} empty={<Empty title={empty} />}>
        {(row) => <DeskAfterSaleRow key={row.after_sale_no} row={row} />}
      </Choices>
    </StaffScreen>
  )
}
