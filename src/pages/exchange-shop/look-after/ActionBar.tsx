import { View } from '@tarojs/components'
import type { AfterSale } from '@/blocks/after-sale/afterSale'
import { callService } from '@/blocks/service/callService'
import { replace } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Icon } from '@/ui/icons/Icon'
import styles from './ActionBar.module.scss'
import { inVain } from './stateWords'
import type { Action } from './useActions'

interface ActionBarProps {
  afterSale: AfterSale
  onAsk: (action: Action) => void
}

/** In this order, the next step last and primary. */
const looks: readonly { name: Action; text: string; kind: 'primary' | 'outline' }[] = [
  { name: 'cancel', text: '撤销', kind: 'outline' },
  { name: 'message', text: '留言', kind: 'outline' },
  { name: 'sendBack', text: '填快递单号', kind: 'primary' },
  { name: 'receive', text: '确认收到', kind: 'primary' },
]

export function ActionBar({ afterSale, onAsk }: ActionBarProps) {
  const { actions, state, order_sn } = afterSale
  return (
    <View className={styles.bar}>
      <Pressable className={styles.service} onPress={() => void callService()}>
        <Icon name="headset" tone="ink2" />
        <View>客服</View>
      </Pressable>
      <View className={styles.actions}>
        {looks
          .filter(({ name }) => actions.includes(name))
          .map(({ name, text, kind }) => (
            <Button key={name} kind={kind} onPress={() => onAsk(name)}>
              {text}
            </Button>
          ))}
        {inVain.includes(state) && (
          <Button kind="outline" onPress={() => void replace('afterSale', { order_sn })}>
            再申请一次
          </Button>
        )}
      </View>
    </View>
  )
}
