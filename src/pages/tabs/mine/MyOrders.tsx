import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { useUnderWay } from '@/parts/machine/useUnderWay'
import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import type { IconName } from '@/ui/icons/drawings'
import { SectionHead } from '@/ui/section/SectionHead'
import { IconWay, IconWays } from '@/ui/way/IconWay'
import styles from './MyOrders.module.scss'

type Waiting = Out<'/tp5/api/ExchangeOrder/waiting'>

const states: readonly { icon: IconName; name: string; state: string; count: keyof Waiting }[] = [
  { icon: 'wallet', name: '待付款', state: 'unpaid', count: 'to_pay' },
  { icon: 'box', name: '待发货', state: 'paid', count: 'to_send' },
  { icon: 'truck', name: '待收货', state: 'shipped', count: 'to_receive' },
  { icon: 'calendar', name: '待参加', state: 'visit', count: 'to_visit' },
]

/** My orders by what they wait for, with how many there are; those at machines apart. */
export function MyOrders() {
  const { data } = useRead('/tp5/api/ExchangeOrder/waiting', {}, { member: true })
  const atMachines = useUnderWay()
  return (
    <View className={styles.card}>
      <SectionHead title="我的兑换" more="全部" onMore={() => void go('exchangeLog')} />
      <IconWays>
        {states.map(({ icon, name, state, count }) => (
          <IconWay
            key={state}
            icon={icon}
            name={name}
            waiting={data?.[count] ?? 0}
            unit="单"
            onPress={() => void go('exchangeLog', { state })}
          />
        ))}
        <IconWay
          icon="vending"
          name="机器订单"
          waiting={atMachines}
          unit="单"
          onPress={() => void go('orderListOnlineMachine')}
        />
      </IconWays>
    </View>
  )
}
