import { View } from '@tarojs/components'
import { imageUrl } from '@/hosts/imageUrl'
import { Picture } from '@/platform/Picture'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import { type Slot, slotWords } from './machineWords'
import styles from './Slots.module.scss'

/** What lies where in one machine. */
export function Slots({ slots }: { slots: readonly Slot[] }) {
  return (
    <View className={styles.slots}>
      <Row justify="between">
        <Text size="xs" tone="ink3">
          {`货道 ${slots.length}`}
        </Text>
        <Text size="xs" tone="ink3">
          库存 / 容量
        </Text>
      </Row>
      <View className={styles.grid}>
        {slots.map((slot) => (
          <SlotBox key={slot.slot_no} slot={slot} />
        ))}
      </View>
    </View>
  )
}

function SlotBox({ slot }: { slot: Slot }) {
  const words = slotWords[slot.state]
  const label = `${slot.slot_no} ${slot.title} 库存 ${slot.stock}，容量 ${slot.capacity} ${words}`
  return (
    <View className={styles.cell}>
      <View className={`${styles.slot} ${styles[slot.state]}`} role="img" aria-label={label}>
        <Row justify="between" gap="s1">
          <View className={styles.number}>{slot.slot_no}</View>
          <View className={styles.stock}>{`${slot.stock}/${slot.capacity}`}</View>
        </Row>
        <Picture className={styles.picture} src={imageUrl(slot.image)} alt="" />
        <View className={styles.foot}>
          {words || (
            <View className={styles.track}>
              <View
                className={styles.filled}
                style={{ width: `${Math.round((slot.stock / slot.capacity) * 100)}%` }}
              />
            </View>
          )}
        </View>
      </View>
    </View>
  )
}
