import { openOrder } from '@/parts/order/openOrder'
import { BalanceCard } from '@/parts/wallet/BalanceCard'
import { allTime, type DateRange, daysAsked } from '@/blocks/ledger/dateRange'
import { Ledger } from '@/blocks/ledger/Ledger'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { usePaged } from '@/cache/usePaged'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'

const kinds = [
  { value: 'points', text: '积分' },
  { value: 'gold', text: '金币' },
] as const

type Kind = (typeof kinds)[number]['value']

const calls = {
  points: '/tp5/api/ExchangeShop/UserPoints/detail',
  gold: '/tp5/api/ExchangeShop/UserGold/detail',
} as const

export default function DataLog() {
  const params = useRoute('dataLog')
  const [kind, setKind] = useKept<Kind>('kind', params.type === 'gold' ? 'gold' : 'points')
  const [range, setRange] = useKept<DateRange>('range', allTime)
  const { start_time, end_time } = daysAsked(range)
  const paged = usePaged(calls[kind], { start_time, end_time })
  return (
    <Screen route="dataLog">
      <Ledger
        paged={paged}
        range={range}
        onRange={setRange}
        onOpen={({ order_sn, seller }) => void (seller && openOrder({ order_sn, seller }))}
        header={
          <Stack inset>
            <BalanceCard />
            <Segmented label="看哪一种" choices={kinds} value={kind} onChoose={setKind} />
            <Text size="sm" tone="ink3">
              {paged.first?.rate ?? '\u00a0'}
            </Text>
          </Stack>
        }
      />
    </Screen>
  )
}
