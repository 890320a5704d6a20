import { spokenHour } from '@/format/date'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { DeskRow } from './afterSale'
import styles from './DeskAfterSaleRow.module.scss'
import { tones } from './stateTones'
import { asOrdered } from './sum'

/** What somebody asks for, and by when the house is to answer. */
export function DeskAfterSaleRow({ row }: { row: DeskRow }) {
  const { after_sale_no, kind_text, reason, state, state_text } = row
  const due = dueWords(row)
  return (
    <Card bare>
      <Pressable
        role="link"
        className={styles.row}
        onPress={() => void go('afterSalesDetails', { after_sale_no })}
      >
        <Stack>
          <Row justify="between">
            <Text strong>{`${kind_text} · ${reason}`}</Text>
            <Tag tone={tones[state]}>{state_text}</Tag>
          </Row>
          <OrderedThing thing={asOrdered(row)} />
          {due && (
            <Text size="sm" tone={row.late ? 'danger' : 'ink2'}>
              {due}
            </Text>
          )}
        </Stack>
      </Pressable>
    </Card>
  )
}

export function dueWords({ due_at, late, keeper }: DeskRow): string {
  if (keeper) return `超过时间没有处理，已转${keeper}`
  if (!due_at) return ''
  const at = spokenHour(new Date(due_at))
  return late ? `${at}前要处理，已经过了` : `${at}前`
}
