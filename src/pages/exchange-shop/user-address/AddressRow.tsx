import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Tag } from '@/ui/tag/Tag'
import type { Address } from '../order/draft'
import styles from './AddressRow.module.scss'

interface AddressRowProps {
  address: Address
  chosen: boolean
  onPress: () => void
  onEdit: () => void
  onDelete: () => void
  onDefault: () => void
}

export function AddressRow({ address, chosen, onPress, ...does }: AddressRowProps) {
  const { name, phone, province, city, district, detail, is_default } = address
  const of = `${name}的地址`
  return (
    <View className={`${styles.row} ${chosen ? styles.chosen : ''}`}>
      <Pressable className={styles.words} onPress={onPress}>
        <View className={styles.who}>
          <View className={styles.name}>{`${name}　${phone}`}</View>
          {is_default === 1 && <Tag tone="brand">默认</Tag>}
          {chosen && <Icon name="check" tone="brand" size="s" />}
        </View>
        <View className={styles.where}>{`${province}${city}${district}${detail}`}</View>
      </Pressable>
      <View className={styles.ways}>
        {is_default === 0 && (
          <Way text="设为默认" label={`把${of}设为默认`} onPress={does.onDefault} />
        )}
        <Way text="编辑" label={`修改${of}`} onPress={does.onEdit} />
        <Way text="删除" label={`删除${of}`} onPress={does.onDelete} />
      </View>
    </View>
  )
}

interface WayProps {
  text: string
  label: string
  onPress: () => void
}

const Way = ({ text, label, onPress }: WayProps) => (
  <Pressable className={styles.way} label={label} onPress={onPress}>
    {text}
  </Pressable>
)
