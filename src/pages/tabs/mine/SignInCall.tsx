import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Avatar } from '@/ui/avatar/Avatar'
import { Button } from '@/ui/button/Button'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import styles from './Profile.module.scss'

export function SignInCall() {
  return (
    <View className={styles.profile}>
      <Media
        start={<Avatar size="l" />}
        end={<Button onPress={() => void go('login')}>登录</Button>}
      >
        <Text size="lg" strong>
          您好，邻居
        </Text>
        <Text size="sm" tone="ink3">
          登录后看积分、订单和地址
        </Text>
      </Media>
    </View>
  )
}
