import { useState } from 'react'
import type { CampaignOrder as Order } from '@/parts/campaign/campaign'
import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Button } from '@/ui/button/Button'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { AskRefund } from './AskRefund'
import { CampaignOrder } from './CampaignOrder'

const empty = (
  <Empty scene={noOrders} title="还没有活动订单" text="在活动里买的盲盒、月卡和会员会在这里">
    <Button kind="soft" onPress={() => void go('subjectPage', {})}>
      看看活动
    </Button>
  </Empty>
)

/** What I bought in campaigns: paid for, opened, given up and given back here. */
export default function CampaignOrders() {
  const { key } = useRoute('campaignOrders')
  const paged = usePaged('/tp5/api/Campaign/orders', key ? { key } : {})
  const [asked, ask] = useState<Order>()
  return (
    <Screen route="campaignOrders">
      <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
        {(orders) => (
          <Stack>
            <Chunked rows={orders}>
              {(order) => (
                <CampaignOrder key={order.order_sn} order={order} onRefund={() => ask(order)} />
              )}
            </Chunked>
          </Stack>
        )}
      </PagedList>
      {asked && <AskRefund order={asked} onClose={() => ask(undefined)} />}
    </Screen>
  )
}
