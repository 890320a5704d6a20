import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { Avatar } from '@/ui/avatar/Avatar'
import { Tag } from '@/ui/tag/Tag'
import styles from './Profile.module.scss'

export function Profile({ me }: { me: Out<'/user/Center/index'> }) {
  return (
    <View className={styles.profile}>
      <Avatar size="l" />
      <View className={styles.words}>
        <View className={styles.line}>
          <View className={styles.name}>{me.nickname}</View>
          {me.roles.includes('operator') && <Tag tone="brand">运维员</Tag>}
        </View>
        <View className={styles.phone}>{me.phone}</View>
      </View>
    </View>
  )
}
