import { Choices } from '@/blocks/list/Choices'
import { ListSearch } from '@/blocks/list/ListSearch'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { useKept } from '@/navigation/useKept'
import { HelperCard } from '@/parts/merchant/HelperCard'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { TotalCard } from './TotalCard'

type Shown = 'all' | 'owned' | 'house'

const choices: readonly { value: Shown; text: string }[] = [
  { value: 'all', text: '全部' },
  { value: 'owned', text: '有店主' },
  { value: 'house', text: '平台代管' },
]

/** The shops of the neighbourhood for who looks after the business of the house. */
export default function MerchantHelper() {
  const [shown, setShown] = useKept<Shown>('shown', 'all')
  const [words, setWords] = useKept('words', '')
  const total = useRead('/tp5/api/BusinessHelper/total')
  const paged = usePaged('/tp5/api/BusinessHelper/list', {
    ...(shown !== 'all' && { owned: shown === 'owned' ? (1 as const) : (0 as const) }),
    ...(words !== '' && { words }),
  })
  if (!total.data) return <UnloadedStaffScreen route="merchantHelper" call={total} rows={5} />
  const header = (
    <Stack inset>
      <TotalCard total={total.data} />
      <ListSearch hint="店名" words={words} onSearch={setWords} />
      <Tabs label="谁在管" choices={choices} value={shown} onChoose={setShown} flush />
    </Stack>
  )
  return (
    <StaffScreen route="merchantHelper" needs={paged}>
      <Choices
        paged={paged}
        header={header}
        empty={<Empty title="没有这样的店" text="换个词看看" />}
      >
        {(shop) => <HelperCard key={shop.merchant_id} shop={shop} />}
      </Choices>
    </StaffScreen>
  )
}
