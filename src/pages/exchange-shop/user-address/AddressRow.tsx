import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { IconButton } from '@/ui/button/IconButton'
import { Tag } from '@/ui/tag/Tag'
import type { Address } from '../order/draft'
import styles from './AddressRow.module.scss'

interface AddressRowProps {
  address: Address
  onPress: () => void
  onEdit: () => void
}

export function AddressRow({ address, onPress, onEdit }: AddressRowProps) {
  return (
    <View className={styles.row}>
      <Pressable className={styles.words} onPress={onPress}>
        <View className={styles.who}>
          <View className={styles.name}>{`${address.name}　${address.phone}`}</View>
          {address.is_default === 1 && <Tag tone="brand">默认</Tag>}
        </View>
        <View className={styles.where}>
          {`${address.province}${address.city}${address.district}${address.detail}`}
        </View>
      </Pressable>
      <IconButton icon="edit" tone="ink2" label={`修改${address.name}的地址`} onPress={onEdit} />
    </View>
  )
}
