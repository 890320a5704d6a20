import { fullTime } from '@/format/date'
import { Thing } from '@/parts/order/Thing'
import { Pressable } from '@/platform/Pressable'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { MachineOrderRow, MachineOrderState } from './machine'
import { paidAs } from './machineWords'
import { spaced } from './pickUpWords'
import styles from './OrderCard.module.scss'

const tones: Record<MachineOrderState, TagTone> = {
  unpaid: 'warn',
  kept: 'warn',
  commanded: 'brand',
  delivering: 'brand',
  delivered: 'ok',
  failed: 'warn',
  timedOut: 'warn',
  refunded: 'plain',
  cancelled: 'plain',
  lateDelivered: 'warn',
}

interface OrderCardProps {
  order: MachineOrderRow
  /** Told where nothing below tells it. */
  code?: string
  onOpen: () => void
}

/** One order at a machine, in a list. */
export function OrderCard({ order, code = '', onOpen }: OrderCardProps) {
  return (
    <Pressable role="link" className={styles.card} onPress={onOpen}>
      <Stack>
        <Row justify="between" wrap="close">
          <Text size="sm" tone="ink2">
            {`${order.machine_name} · ${order.slot_no}`}
          </Text>
          <Tag tone={tones[order.state]}>{order.state_text}</Tag>
        </Row>
        <Thing thing={order} note={fullTime(new Date(order.created_at))}>
          <Price {...paidAs(order)} size="s" />
        </Thing>
        {code !== '' && <Text strong tone="brand">{`取货码 ${spaced(code)}`}</Text>}
      </Stack>
    </Pressable>
  )
}
