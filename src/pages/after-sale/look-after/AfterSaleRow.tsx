import type { AfterSaleRow as Listed } from '@/parts/after-sale/afterSale'
import { tones } from '@/parts/after-sale/stateTones'
import { asOrdered } from '@/parts/after-sale/sum'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './AfterSaleRow.module.scss'

export function AfterSaleRow({ row }: { row: Listed }) {
  const { after_sale_no, kind_text, state, state_text } = row
  return (
    <Card bare>
      <Pressable
        role="link"
        className={styles.row}
        onPress={() => void go('lookAfter', { after_sale_no })}
      >
        <Stack>
          <Row justify="between">
            <Text strong>{kind_text}</Text>
            <Tag tone={tones[state]}>{state_text}</Tag>
          </Row>
          <OrderedThing thing={asOrdered(row)} />
        </Stack>
      </Pressable>
    </Card>
  )
}
