import { View } from '@tarojs/components'
import type { CampaignOrder as Order } from '@/parts/campaign/campaign'
import { Thing } from '@/parts/order/Thing'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { CallError } from '@/blocks/form/CallError'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { follow, go } from '@/navigation/go'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Price } from '@/ui/price/Price'
import { Stack } from '@/ui/stack/Stack'
import type { TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './CampaignOrder.module.scss'

const tones: Record<Order['state'], TagTone> = {
  unpaid: 'warn',
  paid: 'gold',
  done: 'ok',
  cancelled: 'plain',
  refunded: 'plain',
}

const priceOf = ({ pay, amount }: Order) =>
  pay === 'money' ? { cents: amount } : pay === 'gold' ? { gold: amount } : { points: amount }

interface CampaignOrderProps {
  order: Order
  onRefund: () => void
}

/** One order with what its owner may do with it now. */
export function CampaignOrder({ order, onRefund }: CampaignOrderProps) {
  const { order_sn, state, state_text, title, created_at, expires_at, actions, note, link } = order
  const invoiceable = state === 'done' && order.pay === 'money'
  const cancelling = useSubmit(() => api.post('/tp5/api/Campaign/cancel', { order_sn }))
  const may = (action: Order['actions'][number]) => actions.includes(action)
  const receipt = state === 'done' && order.receipt_id
  return (
    <Card>
      <Stack gap="s2">
        <WhenAndState time={created_at} tone={tones[state]} state={state_text} />
        <Thing thing={{ ...order, title }}>
          <Price {...priceOf(order)} />
        </Thing>
        {state === 'unpaid' && expires_at && <WaitLeft expiresAt={expires_at} />}
        {note && (
          <Text size="sm" tone="ink3">
            {note}
          </Text>
        )}
        <CallError error={cancelling.error} />
      </Stack>
      <View className={styles.actions}>
        {may('refund') && (
          <Button kind="outline" shape="pill" onPress={onRefund}>
            退款
          </Button>
        )}
        {may('afterSale') && (
          <Button kind="text" shape="pill" onPress={() => void go('afterSale', { order_sn })}>
            申请售后
          </Button>
        )}
        {invoiceable && (
          <Button kind="text" shape="pill" onPress={() => void go('invoice', { order_sn })}>
            发票
          </Button>
        )}
        {may('cancel') && (
          <Button
            kind="outline"
            shape="pill"
            busy={cancelling.busy}
            onPress={() => void cancelling.submit()}
          >
            取消订单
          </Button>
        )}
        {receipt && (
          <Button
            kind="soft"
            shape="pill"
            onPress={() => void go('receivesuccess', { receipt_id: receipt })}
          >
            看领到的
          </Button>
        )}
        {may('pay') && (
          <Button shape="pill" onPress={() => void go('orderPay', { order_sn })}>
            去付款
          </Button>
        )}
        {may('open') && (
          <Button shape="pill" onPress={() => void follow(link)}>
            去打开
          </Button>
        )}
        {!receipt && actions.length === 0 && (
          <Button kind="soft" shape="pill" onPress={() => void follow(link)}>
            再看看活动
          </Button>
        )}
      </View>
    </Card>
  )
}
