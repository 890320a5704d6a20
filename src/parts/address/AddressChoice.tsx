import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import type { Address } from '@/parts/order/draft'
import { placeLine, whoLine } from './addressLines'
import styles from './AddressChoice.module.scss'

/** Where an order goes, and the way to another address. */
export function AddressChoice({ address }: { address: Address | null }) {
  const label = address ? `收货地址 ${address.name} ${address.detail}，点按更换` : undefined
  const open = () => void (address ? go('userAddress', { choose: 1 }) : go('addAddress'))
  return (
    <Pressable className={styles.card} {...(label && { label })} onPress={open}>
      <Media
        start={address ? <Icon name="pin" tone="filled" /> : <Icon name="plus" tone="brand" />}
        end={<Icon name="right" tone="ink3" size="xs" />}
      >
        <Text strong>{address ? whoLine(address) : '添加收货地址'}</Text>
        <Text size="sm" tone="ink2">
          {address ? placeLine(address) : '填好就能送到家'}
        </Text>
      </Media>
    </Pressable>
  )
}
