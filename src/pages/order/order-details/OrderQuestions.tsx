import { View } from '@tarojs/components'
import type { Order } from '@/parts/order/order'
import { Dialog } from '@/ui/dialog/Dialog'
import { CallError } from '@/blocks/form/CallError'
import { refundWords } from './orderWords'
import type { OrderActions } from './useOrderActions'

interface OrderQuestionsProps {
  order: Order
  actions: OrderActions
}

/** Asked before an order is cancelled or received: neither can be taken back. */
export function OrderQuestions({ order, actions }: OrderQuestionsProps) {
  const { question, dismiss, cancel, confirm } = actions
  return (
    <>
      <Dialog
        open={question === 'cancel'}
        title="取消这个订单吗？"
        confirm="确认取消"
        cancel="再想想"
        danger
        busy={cancel.busy}
        onConfirm={() => void cancel.submit()}
        onCancel={dismiss}
      >
        <View>{refundWords(order)}</View>
        <CallError error={cancel.error} />
      </Dialog>
      <Dialog
        open={question === 'confirm'}
        title="东西收到了吗？"
        confirm="收到了"
        cancel="还没有"
        busy={confirm.busy}
        onConfirm={() => void confirm.submit()}
        onCancel={dismiss}
      >
        <View>先打开看看东西对不对、好不好，确认后订单就完成了。</View>
        <CallError error={confirm.error} />
      </Dialog>
    </>
  )
}
