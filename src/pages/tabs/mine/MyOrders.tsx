import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from './MyOrders.module.scss'

const states: readonly { icon: IconName; name: string; state: string }[] = [
  { icon: 'box', name: '待发货', state: 'paid' },
  { icon: 'truck', name: '已发货', state: 'shipped' },
  { icon: 'ok', name: '已完成', state: 'finished' },
]

export function MyOrders() {
  return (
    <View className={styles.card}>
      <SectionHead title="我的兑换" more="全部" onMore={() => void go('exchangeLog')} />
      <View className={styles.states}>
        {states.map(({ icon, name, state }) => (
          <Pressable
            key={state}
            className={styles.state}
            onPress={() => void go('exchangeLog', { state })}
          >
            <Icon name={icon} tone="entry" size="l" />
            <View>{name}</View>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
