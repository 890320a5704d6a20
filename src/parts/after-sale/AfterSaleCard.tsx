import type { ReactNode } from 'react'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { AfterSaleRow } from './afterSale'
import styles from './AfterSaleCard.module.scss'
import { tones } from './stateTones'
import { asOrdered } from './sum'

interface AfterSaleCardProps {
  title: string
  row: Omit<AfterSaleRow, 'actions'>
  onOpen: () => void
  /** What else is to be known of it. */
  children?: ReactNode
}

/** One of a list: how it stands, and what it is about. */
export const AfterSaleCard = ({ title, row, onOpen, children }: AfterSaleCardProps) => (
  <Card bare>
    <Pressable role="link" className={styles.row} onPress={onOpen}>
      <Stack>
        <Row justify="between">
          <Text strong>{title}</Text>
          <Tag tone={tones[row.state]}>{row.state_text}</Tag>
        </Row>
        <OrderedThing thing={asOrdered(row)} />
        {children}
      </Stack>
    </Pressable>
  </Card>
)
