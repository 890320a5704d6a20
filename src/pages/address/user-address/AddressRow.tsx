import { View } from '@tarojs/components'
import { placeLine, whoLine } from '@/parts/address/addressLines'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { Address } from '@/parts/order/draft'
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
  const { name, is_default } = address
  const of = `${name}的地址`
  return (
    <View className={`${styles.row} ${chosen ? styles.chosen : ''}`}>
      <Pressable className={styles.words} onPress={onPress}>
        <Row wrap="close">
          <Text strong>{whoLine(address)}</Text>
          {is_default === 1 && <Tag tone="brand">默认</Tag>}
          {chosen && <Icon name="check" tone="brand" size="s" />}
        </Row>
        <Text size="sm" tone="ink2">
          {placeLine(address)}
        </Text>
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
