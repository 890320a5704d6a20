import { View } from '@tarojs/components'
import { IconButton } from '@/ui/button/IconButton'
import styles from './Reader.module.scss'
import { stepped } from './strips'

interface ReaderProps {
  title: string
  /** In words, from left to right. */
  values: readonly string[]
  /** The last one, until somebody chooses. */
  chosen: number | undefined
  onChoose: (value: number) => void
}

/** One value at a time in words, with the ways to the ones beside it. */
export function Reader({ title, values, chosen, onChoose }: ReaderProps) {
  const count = values.length
  if (count === 0) return null
  const shown = chosen ?? count - 1
  const step = (by: 1 | -1) => () => onChoose(stepped(shown, by, count))
  return (
    <View className={styles.reader}>
      {count > 1 && <IconButton icon="left" label={`${title}，前一个`} onPress={step(-1)} />}
      <View className={styles.value} role="status">
        {values[shown]}
      </View>
      {count > 1 && <IconButton icon="right" label={`${title}，后一个`} onPress={step(1)} />}
    </View>
  )
}
