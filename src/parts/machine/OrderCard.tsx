import { View } from '@tarojs/components'
import { fullTime } from '@/format/date'
import { Pressable } from '@/platform/Pressable'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import type { MachineOrderRow, MachineOrderState } from './machine'
import { paidAs } from './machineWords'
import styles from './OrderCard.module.scss'

const tones: Record<MachineOrderState, TagTone> = {
  unpaid: 'warn',
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
  onOpen: () => void
}

/** One order at a machine, in a list. */
export function OrderCard({ order, onOpen }: OrderCardProps) {
  return (
    <Pressable role="link" className={styles.card} onPress={onOpen}>
      <View className={styles.head}>
        <View className={styles.place}>{`${order.machine_name} · ${order.slot_no}`}</View>
        <Tag tone={tones[order.state]}>{order.state_text}</Tag>
      </View>
      <View className={styles.body}>
        <View className={styles.picture}>
          <GoodsPicture src={order.image} alt="" tint={order.tint} rounded />
        </View>
        <View className={styles.words}>
          <View className={styles.title}>{order.title}</View>
          <Price {...paidAs(order)} size="s" />
          <View className={styles.note}>{fullTime(new Date(order.created_at))}</View>
        </View>
      </View>
    </Pressable>
  )
}
