import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import type { Address } from './draft'
import styles from './OrderAddress.module.scss'

export function OrderAddress({ address }: { address: Address | null }) {
  if (!address) {
    return (
      <Pressable className={styles.card} onPress={() => void go('addAddress')}>
        <Icon name="plus" tone="brand" />
        <View className={styles.words}>
          <View className={styles.who}>添加收货地址</View>
          <View className={styles.note}>填好就能送到家</View>
        </View>
        <Icon name="right" tone="ink3" size="xs" />
      </Pressable>
    )
  }
  return (
    <Pressable
      className={styles.card}
      label={`收货地址 ${address.name} ${address.detail}，点按更换`}
      onPress={() => void go('userAddress', { choose: 1 })}
    >
      <Icon name="pin" tone="filled" />
      <View className={styles.words}>
        <View className={styles.who}>{`${address.name}　${address.phone}`}</View>
        <View className={styles.note}>
          {`${address.province}${address.city}${address.district}${address.detail}`}
        </View>
      </View>
      <Icon name="right" tone="ink3" size="xs" />
    </Pressable>
  )
}
