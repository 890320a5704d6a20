import { View } from '@tarojs/components'
import styles from './PlayMark.module.scss'

/** Says of a square that it is a film. */
export const PlayMark = () => (
  <View className={styles.mark}>
    <View className={styles.arrow} />
  </View>
)
