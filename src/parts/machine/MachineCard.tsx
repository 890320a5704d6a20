import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Tag } from '@/ui/tag/Tag'
import type { ListedMachine } from './machine'
import styles from './MachineCard.module.scss'
import { awayOf, machineStates, placeOf } from './machineWords'

interface MachineCardProps {
  machine: ListedMachine
  /** It is the one that holds now. */
  chosen: boolean
  onChoose: () => void
}

/** One machine to choose from, with a few of the goods in it. */
export function MachineCard({ machine, chosen, onChoose }: MachineCardProps) {
  const { text, tone } = machineStates[machine.state]
  const away = awayOf(machine)
  return (
    <Pressable
      className={`${styles.card} ${chosen ? styles.chosen : ''}`}
      checked={chosen}
      onPress={onChoose}
    >
      <View className={styles.head}>
        <View className={styles.name}>{machine.name}</View>
        <Tag tone={tone}>{text}</Tag>
        {chosen && <Icon name="check" tone="brand" size="s" />}
      </View>
      <View className={styles.note}>{placeOf(machine)}</View>
      <View className={styles.foot}>
        <View className={styles.goods}>
          {machine.goods.map(({ offline_goods_id, image, tint }) => (
            <View key={offline_goods_id} className={styles.picture}>
              <GoodsPicture src={image} alt="" tint={tint} rounded />
            </View>
          ))}
        </View>
        <View className={styles.words}>
          {away && <View className={styles.away}>{away}</View>}
          <View className={styles.note}>
            {machine.available > 0 ? `${machine.available} 种可选` : '都卖空了'}
          </View>
        </View>
      </View>
    </Pressable>
  )
}
