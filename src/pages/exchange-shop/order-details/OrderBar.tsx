import { View } from '@tarojs/components'
import { callService } from '@/blocks/service/callService'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Icon } from '@/ui/icons/Icon'
import styles from './OrderBar.module.scss'
import type { OrderActions } from './useOrderActions'

interface OrderBarProps {
  actions: OrderActions['actions']
  /** Nothing more happens to it. */
  over: boolean
  onAgain: () => void
}

/** Help at the left, what to do next at the right; after the end, the goods once more. */
export function OrderBar({ actions, over, onAgain }: OrderBarProps) {
  return (
    <View className={styles.bar}>
      <Pressable className={styles.service} onPress={() => void callService()}>
        <Icon name="headset" tone="ink2" />
        <View>客服</View>
      </Pressable>
      <View className={styles.actions}>
        {over && (
          <Button kind="outline" onPress={onAgain}>
            再看看这件
          </Button>
        )}
        {actions.map(({ name, text, kind, follow }) => (
          <Button key={name} kind={kind} onPress={follow}>
            {text}
          </Button>
        ))}
      </View>
    </View>
  )
}
