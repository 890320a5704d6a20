import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { SaleRow } from '@/parts/sale/SaleRow'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

/** What is offered to me and not to everybody. */
export default function MyExclusive() {
  const call = useRead('/tp5/api/Exclusive/lists')
  const { data } = call
  if (!data) return <UnloadedScreen route="myExclusive" call={call} rows={4} />
  return (
    <Screen route="myExclusive">
      <Stack inset>
        {data.list.length === 0 && (
          <Empty title="现在没有您的专享" text="选好自己的村、完成实名认证，专享会多一些">
            <Button kind="soft" onPress={() => void go('exchangeShop')}>
              去商城看看
            </Button>
          </Empty>
        )}
        {data.list.length > 0 && (
          <Card bare>
            {data.list.map((offer, at) => (
              <SaleRow
                key={offer.offer_id}
                item={offer}
                eager={at < 4}
                onOpen={() => void go('exclusiveGoods', { goods_id: String(offer.goods_id) })}
              >
                <Text size="xs" tone="ink3">
                  {`剩 ${offer.left} 件，到 ${dayOf(new Date(offer.ends_at))}`}
                </Text>
              </SaleRow>
            ))}
          </Card>
        )}
        <Card bare>
          <Cell icon="receipt" title="专享记录" onPress={() => void go('myExclusiveLog')} />
        </Card>
      </Stack>
    </Screen>
  )
}
