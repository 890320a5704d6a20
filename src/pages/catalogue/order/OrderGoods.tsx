import { observer } from 'mobx-react'
import { priceIn, type Way } from '@/parts/catalogue/ways'
import { Thing } from '@/parts/order/Thing'
import { Card } from '@/ui/card/Card'
import { Divider } from '@/ui/divider/Divider'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Stepper } from '@/ui/stepper/Stepper'
import { Text } from '@/ui/text/Text'
import type { Check, currentDraft } from '@/parts/order/draft'

interface OrderGoodsProps {
  goods: Check['goods']
  way: Way
  draft: ReturnType<typeof currentDraft>
}

/** No single exchange takes more. */
const mostAtOnce = 99

/** What one of it costs, and how many it shall be. */
export const OrderGoods = observer(function OrderGoods({ goods, way, draft }: OrderGoodsProps) {
  return (
    <Card>
      <Stack gap="s1">
        <Thing thing={goods} eager>
          <Price {...priceIn(way)} />
        </Thing>
        <Divider />
        <Row justify="between">
          <Text>数量</Text>
          <Stepper
            label="数量"
            value={draft.number}
            max={Math.max(1, Math.min(mostAtOnce, goods.stock))}
            onChange={(number) => draft.setNumber(number)}
          />
        </Row>
      </Stack>
    </Card>
  )
})
