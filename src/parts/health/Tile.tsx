import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Text } from '@/ui/text/Text'
import { Doubt } from './Doubt'
import { type Home, placeOf } from './health'
import { Standing } from './Standing'
import styles from './Tile.module.scss'

type Shown = Home['tiles'][number]

interface TileProps {
  tile: Shown
  /** Whose it is; empty: my own. */
  person?: string
}

const age = ({ ago, when }: Shown): string => (ago ? `${ago}，${when}` : when)

const heard = (tile: Shown): string => {
  const { name, text, unit, device, standing_text: standing, quality_text: doubt } = tile
  return text === ''
    ? `${name}，还没有记录`
    : [name, `${text} ${unit}`.trim(), standing, doubt, age(tile), device]
        .filter(Boolean)
        .join('，')
}

/** A measure with its last value, and the way to all of it. */
export function Tile({ tile, person = '' }: TileProps) {
  const { measure, name, text, unit, device } = tile
  const { standing_text: standing, quality_text: doubt } = tile
  const { route, icon } = placeOf[measure]
  return (
    <Pressable
      className={styles.tile}
      role="link"
      label={heard(tile)}
      onPress={() => void go(route, person === '' ? {} : { person })}
    >
      <View className={styles.head}>
        <Icon name={icon} tone="brand" />
        <View className={styles.name}>{name}</View>
        <Icon name="right" tone="ink3" size="xs" />
      </View>
      {text === '' ? (
        <Text tone="ink3">还没有记录</Text>
      ) : (
        <>
          <View className={styles.figure}>
            <View className={text.length > 8 ? styles.long : styles.value}>{text}</View>
            <View className={styles.unit}>{unit}</View>
          </View>
          <Standing text={standing} />
          <Doubt text={doubt} />
          <Text size="sm" tone="ink2">
            {`${age(tile)}，${device}`}
          </Text>
        </>
      )}
    </Pressable>
  )
}
