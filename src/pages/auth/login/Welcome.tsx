import { View } from '@tarojs/components'
import { Illustration } from '@/ui/illustrations/Illustration'
import styles from './Welcome.module.scss'

export function Welcome() {
  return (
    <View className={styles.welcome}>
      <Illustration scene="home" />
      <View className={styles.title}>回家啦，邻居</View>
      <View className={styles.text}>没注册过的手机号，验证后自动开户</View>
    </View>
  )
}
