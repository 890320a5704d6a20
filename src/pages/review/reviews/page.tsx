import { useState } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { back } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { ReviewRow } from '@/parts/review/ReviewRow'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { onlyChoices, type Which } from './onlyChoices'

const path = '/tp5/api/GoodsReview/lists'

/** All that neighbours say of goods. */
export default function ReviewsPage() {
  const goods_id = Number(useRoute('reviews').goods_id)
  const [which, setWhich] = useState<Which>('all')
  const { data } = useRead(path, { goods_id }, { alike: true })
  const paged = usePaged(path, { goods_id, ...(which !== 'all' && { only: which }) })
  const empty =
    which === 'all' ? (
      <Empty scene={noResult} title="还没有评价" text="收到以后您可以说第一句">
        <Button kind="soft" onPress={() => void back()}>
          返回
        </Button>
      </Empty>
    ) : (
      <Empty scene={noResult} title="没有这一类评价">
        <Button kind="soft" onPress={() => setWhich('all')}>
          看全部评价
        </Button>
      </Empty>
    )
  return (
    <Screen route="reviews">
      <PagedList
        paged={paged}
        header={
          <Tabs
            label="看哪些评价"
            look="chips"
            choices={onlyChoices(data?.score)}
            value={which}
            onChoose={setWhich}
          />
        }
        skeleton={<RowsSkeleton />}
        empty={empty}
      >
        {(rows) => (
          <Stack>
            <Chunked rows={rows}>
              {(review) => (
                <Card key={review.review_id}>
                  <ReviewRow review={review} />
                </Card>
              )}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
