import { View } from '@tarojs/components'
import styles from './Divider.module.scss'

/** A hairline between things, with a word in it where the next ones are of another kind. */
export function Divider({ children }: { children?: string }) {
  return (
    <View className={styles.divider}>
      <View className={styles.line} />
      {children && <View className={styles.word}>{children}</View>}
      {children && <View className={styles.line} />}
    </View>
  )
}
