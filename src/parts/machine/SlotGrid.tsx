import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Text } from '@/ui/text/Text'
import type { SlotGoods, Way } from './machine'
import { priceFor, stockOf } from './machineWords'
import styles from './SlotGrid.module.scss'

interface SlotGridProps {
  slots: readonly SlotGoods[]
  way: Way
  onOpen: (slot: SlotGoods) => void
}

/** The first screen's slots load their pictures at once. */
const onFirstScreen = 4

/** What lies behind the glass, slot by slot. */
export function SlotGrid({ slots, way, onOpen }: SlotGridProps) {
  return (
    <View className={styles.grid}>
      {slots.map((slot, index) => (
        <Pressable
          key={slot.offline_goods_id}
          role="link"
          className={`${styles.slot} ${slot.state === 'ready' ? '' : styles.shut}`}
          onPress={() => onOpen(slot)}
        >
          <View className={styles.glass}>
            <GoodsPicture
              src={slot.image}
              alt=""
              tint={slot.tint}
              ratio="wide"
              eager={index < onFirstScreen}
            />
          </View>
          <View className={styles.number}>{slot.slot_no}</View>
          <View className={styles.body}>
            <Text size="sm">{slot.title}</Text>
            <Price {...priceFor(way, slot)} size="s" />
            <View className={styles.stock}>{stockOf(slot)}</View>
          </View>
        </Pressable>
      ))}
    </View>
  )
}
