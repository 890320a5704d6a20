import { useState } from 'react'
import { AddressSheet } from '@/parts/address/AddressSheet'
import { PagedList } from '@/blocks/list/PagedList'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { noCoupons } from '@/ui/illustrations/occasions/noCoupons'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { ReceivedRow } from './ReceivedRow'
import { choicesOf, emptyOf, isTab, type Received, type Tab } from './standings'

/** All that I have received: prizes, coupons, cards and codes, of campaigns that are over as well. */
export default function ReceivedPage() {
  const { standing } = useRoute('received')
  const [tab, setTab] = useKept<Tab>('tab', isTab(standing) ? standing : 'all')
  const [sent, setSent] = useState<Received>()
  const counts = useRead('/tp5/api/Campaign/receiveCount')
  const paged = usePaged('/tp5/api/Campaign/receiveList', tab === 'all' ? {} : { standing: tab }, {
    by: 'POST',
  })
  const { submit, busy, error } = useSubmit(async (address_id: number) => {
    if (!sent) return
    await api.post('/tp5/api/Campaign/address', { receipt_id: sent.receipt_id, address_id })
    setSent(undefined)
    toast('地址填好了，等着收包裹')
  })
  // all at once: how wide the tabs are depends on the counts
  if (!counts.data) return <UnloadedScreen route="received" call={counts} rows={4} />
  const empty = (
    <Empty title={emptyOf(tab)} text="活动和抽奖得到的、换到的券和卡，都会在这里" scene={noCoupons}>
      <Button kind="soft" onPress={() => void go('subjectPage')}>
        去看活动
      </Button>
    </Empty>
  )
  return (
    <Screen route="received">
      <PagedList
        paged={paged}
        header={
          <Tabs label="状态" choices={choicesOf(counts.data)} value={tab} onChoose={setTab} />
        }
        skeleton={<RowsSkeleton />}
        empty={empty}
      >
        {(rows) => (
          <Stack>
            <Chunked rows={rows}>
              {(row) => <ReceivedRow key={row.key} received={row} onAddress={() => setSent(row)} />}
            </Chunked>
          </Stack>
        )}
      </PagedList>
      {sent && (
        <AddressSheet
          title={sent.name}
          busy={busy}
          error={error}
          onClose={() => setSent(undefined)}
          onChoose={(id) => void submit(id)}
        />
      )}
    </Screen>
  )
}
