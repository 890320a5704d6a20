import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type ShopRow, whereWords } from './shop'

/** A shop, whether it is open, and how far it is. */
export const ShopCard = ({ shop }: { shop: ShopRow }) => {
  const { merchant_id, name, kind_text, hours, open_now, packages, address } = shop
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between">
          <Text size="sm" tone="ink2">
            {[kind_text, whereWords(shop)].filter(Boolean).join(' · ')}
          </Text>
          <Tag tone={open_now ? 'ok' : 'plain'}>{open_now ? '营业中' : '休息中'}</Tag>
        </Row>
        <Cell
          title={name}
          value={packages > 0 ? `${packages} 个套餐` : ''}
          onPress={() => void go('merchantDetail', { merchant_id })}
        />
        <Text size="sm" tone="ink2">
          {address}
        </Text>
        <Text size="xs" tone="ink3">
          {hours}
        </Text>
      </Stack>
    </Card>
  )
}
