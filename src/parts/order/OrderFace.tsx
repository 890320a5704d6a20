import { WhenAndState } from '@/blocks/list/WhenAndState'
import { Pressable } from '@/platform/Pressable'
import { Stack } from '@/ui/stack/Stack'
import type { TagTone } from '@/ui/tag/Tag'
import type { OrderRow } from './order'
import { OrderedThing } from './OrderedThing'
import styles from './OrderFace.module.scss'

const tones: Record<OrderRow['state'], TagTone> = {
  unpaid: 'warn',
  paid: 'gold',
  packing: 'gold',
  shipped: 'brand',
  finished: 'ok',
  refunded: 'plain',
  cancelled: 'plain',
}

interface OrderFaceProps {
  order: OrderRow
  onOpen: () => void
}

/** An order in a list: when, how it stands, what it was. */
export function OrderFace({ order, onOpen }: OrderFaceProps) {
  const { state, state_text, created_at } = order
  return (
    <Pressable role="link" className={styles.face} onPress={onOpen}>
      <Stack gap="s2">
        <WhenAndState time={created_at} tone={tones[state]} state={state_text} />
        <OrderedThing thing={order} />
      </Stack>
    </Pressable>
  )
}
