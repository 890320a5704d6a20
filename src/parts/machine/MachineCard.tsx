import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Thumb } from '@/ui/picture/Thumb'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
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
      <Row wrap="close">
        <Text strong>{machine.name}</Text>
        <Tag tone={tone}>{text}</Tag>
        {chosen && <Icon name="check" tone="brand" size="s" />}
      </Row>
      <Text size="xs" tone="ink3">
        {placeOf(machine)}
      </Text>
      <View className={styles.foot}>
        <Row wrap>
          {machine.goods.map(({ offline_goods_id, image, tint }) => (
            <Thumb key={offline_goods_id} src={image} tint={tint} size="s" />
          ))}
        </Row>
        <View className={styles.words}>
          {away && (
            <Text size="sm" tone="ink2">
              {away}
            </Text>
          )}
          <Text size="xs" tone="ink3">
            {machine.available > 0 ? `${machine.available} 种可选` : '都卖空了'}
          </Text>
        </View>
      </View>
    </Pressable>
  )
}
