import { useEffect } from 'react'
import type { Out } from '@contract/api'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { useRoute } from '@/navigation/useRoute'
import { usualWords } from '@/parts/sale/usualWords'
import { drawnCard } from '@/parts/sharing/drawnCard'
import { shareAs } from '@/platform/share'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Actions } from './Actions'

const path = '/tp5/api/Exclusive/detail'

/** Goods for some people alone: for whom, at what price, and whether I am meant. */
export default function ExclusiveGoods() {
  const { goods_id } = useRoute('exclusiveGoods')
  const call = useRead(path, { goods_id: Number(goods_id) })
  if (!call.data) return <UnloadedScreen route="exclusiveGoods" call={call} rows={5} />
  return <Offer offer={call.data} />
}

function Offer({ offer }: { offer: Out<typeof path> }) {
  const { title, image, tint, price, intro, details, audience, limit, bought } = offer
  const usual = usualWords(offer)
  useEffect(
    () => shareAs({ title: `${title}，邻集专享`, image: drawnCard('goods', offer.goods_id) }),
    [title, offer.goods_id],
  )
  return (
    <Screen route="exclusiveGoods" action={<Actions offer={offer} />}>
      <GoodsPicture src={image} alt={title} tint={tint} eager />
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Row align="baseline" wrap="close">
              <Price
                points={price.points}
                gold={price.gold}
                cents={price.money}
                together
                size="l"
              />
              {usual && (
                <Text size="sm" tone="ink3">
                  {usual}
                </Text>
              )}
            </Row>
            <Text size="lg" strong>
              {title}
            </Text>
            <Text size="sm" tone="ink2">
              {intro}
            </Text>
            <Facts
              facts={[
                { name: '给谁', value: audience.join('，') },
                { name: '还剩', value: `${offer.left} / ${offer.total} 件` },
                { name: '每人', value: `限 ${limit} 件，您有 ${bought} 件` },
                { name: '到', value: dayOf(new Date(offer.ends_at)) },
              ]}
            />
          </Stack>
        </Card>
        {details.length > 0 && (
          <Card>
            <Facts facts={details} />
          </Card>
        )}
      </Stack>
    </Screen>
  )
}
