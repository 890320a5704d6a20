import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Avatar } from '@/ui/avatar/Avatar'
import { Button } from '@/ui/button/Button'
import styles from './Profile.module.scss'

export function SignInCall() {
  return (
    <View className={styles.profile}>
      <Avatar size="l" />
      <View className={styles.words}>
        <View className={styles.name}>您好，邻居</View>
        <View className={styles.phone}>登录后看积分、订单和地址</View>
      </View>
      <Button onPress={() => void go('login')}>登录</Button>
    </View>
  )
}
