import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Portrait } from './Portrait'
import styles from './Profile.module.scss'

export function SignInCall() {
  return (
    <View className={styles.profile}>
      <Portrait />
      <View className={styles.words}>
        <View className={styles.name}>您好，邻居</View>
        <View className={styles.phone}>登录后看积分、订单和地址</View>
      </View>
      <Button onPress={() => void go('login')}>登录</Button>
    </View>
  )
}
