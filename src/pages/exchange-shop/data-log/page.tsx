import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { BalanceCard } from '@/parts/wallet/BalanceCard'
import { useMe } from '@/parts/wallet/useMe'
import { allTime, type DateRange, daysAsked } from '@/blocks/ledger/dateRange'
import { Ledger } from '@/blocks/ledger/Ledger'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { usePaged } from '@/cache/usePaged'
import { purse } from '@/session/purse'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'

const kinds = [
  { value: 'points', text: '积分' },
  { value: 'gold', text: '金币' },
] as const

type Kind = (typeof kinds)[number]['value']

const calls = {
  points: '/tp5/api/ExchangeShop/UserPoints/detail',
  gold: '/tp5/api/ExchangeShop/UserGold/detail',
} as const

export default observer(function DataLog() {
  const params = useRoute('dataLog')
  const [kind, setKind] = useKept<Kind>('kind', params.type === 'gold' ? 'gold' : 'points')
  const [range, setRange] = useKept<DateRange>('range', allTime)
  const { start_time, end_time } = daysAsked(range)
  const paged = usePaged(
    (cursor) => api.get(calls[kind], { cursor, start_time, end_time }),
    [kind, start_time, end_time, purse.exchanges],
    'entries',
  )
  useMe()
  const { first } = paged
  useEffect(() => {
    if (first) purse.know({ [kind]: first.balance })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the answer belongs to the kind it was asked for
  }, [first])
  return (
    <Screen route="dataLog">
      <Ledger
        paged={paged}
        range={range}
        onRange={setRange}
        onOpen={({ order_sn }) => void go('orderDetails', { order_sn })}
        header={
          <Stack inset>
            <BalanceCard />
            <Segmented label="看哪一种" choices={kinds} value={kind} onChoose={setKind} />
          </Stack>
        }
      />
    </Screen>
  )
})
