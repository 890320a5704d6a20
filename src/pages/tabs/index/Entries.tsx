import { View } from '@tarojs/components'
import { observer } from '@/session/observable'
import { callService } from '@/blocks/service/callService'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import styles from './Entries.module.scss'

interface Entry {
  icon: IconName
  name: string
  open: () => Promise<unknown>
}

const entries: readonly Entry[] = [
  { icon: 'shop', name: '兑换商城', open: () => go('exchangeShop') },
  { icon: 'box', name: '我的兑换', open: () => go('exchangeLog') },
  { icon: 'points', name: '收支明细', open: () => go('dataLog') },
  { icon: 'address', name: '收货地址', open: () => go('userAddress') },
  { icon: 'headset', name: '找客服', open: callService },
]

export const Entries = observer(function Entries() {
  return (
    <View className={styles.card}>
      {entries.map(({ icon, name, open }) => (
        <Pressable key={name} className={styles.entry} onPress={() => void open()}>
          <Icon name={icon} tone="entry" size="l" />
          <View>{name}</View>
        </Pressable>
      ))}
    </View>
  )
})
