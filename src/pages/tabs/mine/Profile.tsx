import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Avatar } from '@/ui/avatar/Avatar'
import { Icon } from '@/ui/icons/Icon'
import { Tag } from '@/ui/tag/Tag'
import styles from './Profile.module.scss'

export function Profile({ me }: { me: Out<'/user/Center/index'> }) {
  return (
    <Pressable
      role="link"
      className={`${styles.profile} ${styles.way}`}
      label={`${me.nickname}，${me.phone}，改资料`}
      onPress={() => void go('profile')}
    >
      <Avatar size="l" src={me.avatar} />
      <View className={styles.words}>
        <View className={styles.line}>
          <View className={styles.name}>{me.nickname}</View>
          {me.roles.includes('operator') && <Tag tone="brand">运维员</Tag>}
        </View>
        <View className={styles.phone}>{me.phone}</View>
      </View>
      <Icon name="right" tone="ink3" size="xs" />
    </Pressable>
  )
}
