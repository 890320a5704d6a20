import type { Out } from '@contract/api'
import { PagedList } from '@/blocks/list/PagedList'
import { usePaged } from '@/cache/usePaged'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { openOrder } from '@/parts/order/openOrder'
import { Thing } from '@/parts/order/Thing'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { Row } from '@/ui/row/Row'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import styles from './FoundOrders.module.scss'

const path = '/tp5/api/ExchangeOrder/search'
type Found = Out<typeof path>['list'][number]

const places: Record<Found['seller'], string> = {
  shop: '商城',
  machine: '机器',
  campaign: '活动',
  advertiser: '广告钱包',
  refill: '补货',
}

/** Each leads to the page of its order. */
export function FoundOrders({ words }: { words: string }) {
  const paged = usePaged(path, { words })
  const empty = (
    <Empty
      scene={noResult}
      title={`没有找到“${words}”`}
      text="换个短一点的词；很久以前的订单，请问客服"
    >
      <Button kind="soft" onPress={() => void go('exchangeLog')}>
        看全部订单
      </Button>
      <Button kind="text" onPress={() => void go('service')}>
        找客服
      </Button>
    </Empty>
  )
  return (
    <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
      {(orders) => (
        <Stack>
          <Chunked rows={orders}>
            {(order) => <FoundOrder key={order.order_sn} order={order} />}
          </Chunked>
        </Stack>
      )}
    </PagedList>
  )
}

function FoundOrder({ order }: { order: Found }) {
  const { seller, state_text, number, created_at } = order
  return (
    <Card bare>
      <Pressable role="link" className={styles.order} onPress={() => void openOrder(order)}>
        <Stack gap="s2">
          <Row justify="between" wrap="close">
            <Text size="xs" tone="ink3">
              {`${places[seller]} · ${fullTime(new Date(created_at))}`}
            </Text>
            <Text size="sm" tone="ink2">
              {state_text}
            </Text>
          </Row>
          <Thing thing={order} note={`${number} 件`} />
        </Stack>
      </Pressable>
    </Card>
  )
}
