import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { useRead } from '@/cache/useRead'
import { Badge } from '@/ui/badge/Badge'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from './MyOrders.module.scss'

type Waiting = Out<'/tp5/api/ExchangeOrder/waiting'>

const states: readonly { icon: IconName; name: string; state: string; count: keyof Waiting }[] = [
  { icon: 'wallet', name: '待付款', state: 'unpaid', count: 'to_pay' },
  { icon: 'box', name: '待发货', state: 'paid', count: 'to_send' },
  { icon: 'truck', name: '待收货', state: 'shipped', count: 'to_receive' },
  { icon: 'calendar', name: '待参加', state: 'visit', count: 'to_visit' },
]

/** My orders by what they wait for, with how many there are. */
export function MyOrders() {
  const { data } = useRead('/tp5/api/ExchangeOrder/waiting', {}, { member: true })
  return (
    <View className={styles.card}>
      <SectionHead title="我的兑换" more="全部" onMore={() => void go('exchangeLog')} />
      <View className={styles.states}>
        {states.map(({ icon, name, state, count }) => {
          const waiting = data?.[count] ?? 0
          return (
            <Pressable
              key={state}
              className={styles.state}
              label={waiting > 0 ? `${name}，${waiting} 单` : name}
              onPress={() => void go('exchangeLog', { state })}
            >
              <Badge count={waiting} label="单">
                <View className={styles.icon}>
                  <Icon name={icon} tone="entry" size="l" />
                </View>
              </Badge>
              <View>{name}</View>
            </Pressable>
          )
        })}
      </View>
    </View>
  )
}
