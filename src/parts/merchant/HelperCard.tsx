import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type HelperRow, sumWords } from './shop'

/** A shop as the house sees it. */
export const HelperCard = ({ shop }: { shop: HelperRow }) => {
  const { merchant_id, name, kind_text, village, open, owned, staff } = shop
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between">
          <Text size="sm" tone="ink2">
            {[kind_text, village].filter(Boolean).join(' · ')}
          </Text>
          <Tag tone={open ? 'ok' : 'plain'}>{open ? '正常营业' : '暂停营业'}</Tag>
        </Row>
        <Cell
          title={name}
          value={owned ? '有店主' : '平台代管'}
          onPress={() => void go('merchantHelperDetail', { merchant_id })}
        />
        <Text size="sm" tone="ink2">
          {`本月核销 ${sumWords(shop)}；${staff} 人能核销`}
        </Text>
      </Stack>
    </Card>
  )
}
