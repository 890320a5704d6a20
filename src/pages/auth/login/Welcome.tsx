import { View } from '@tarojs/components'
import { Illustration } from '@/ui/illustrations/Illustration'
import { home } from '@/ui/illustrations/occasions/home'
import styles from './Welcome.module.scss'

/** What stands under the greeting: how a new neighbour gets in, or what is asked of this one. */
export function Welcome({ text = '没注册过的手机号，验证后自动注册' }: { text?: string }) {
  return (
    <View className={styles.welcome}>
      <Illustration scene={home} />
      <View className={styles.title}>回家啦，邻居</View>
      <View className={styles.text}>{text}</View>
    </View>
  )
}
