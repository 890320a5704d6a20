import { View } from '@tarojs/components'
import type { Order } from '@/parts/order/order'
import { Question } from '@/blocks/form/Question'
import { refundWords } from './orderWords'
import type { OrderActions } from './useOrderActions'

interface OrderQuestionsProps {
  order: Order
  actions: OrderActions
}

/** Asked before what cannot be taken back. */
export function OrderQuestions({ order, actions }: OrderQuestionsProps) {
  const { question, dismiss, cancel, askCancel, extend, confirm } = actions
  return (
    <>
      <Question
        open={question === 'cancel'}
        title="取消这个订单吗？"
        confirm="确认取消"
        danger
        act={cancel}
        onCancel={dismiss}
      >
        <View>{refundWords(order)}</View>
      </Question>
      <Question
        open={question === 'askCancel'}
        title="申请取消这个订单吗？"
        confirm="确认申请"
        danger
        act={askCancel}
        onCancel={dismiss}
      >
        <View>{`商品正在打包，客服同意后取消。同意后，${refundWords(order)}`}</View>
      </Question>
      <Question
        open={question === 'extend'}
        title="还没收到，多等 7 天吗？"
        confirm="延长 7 天"
        cancel="不用了"
        act={extend}
        onCancel={dismiss}
      >
        <View>一个订单只能延长一次。包裹一直没到，可以直接申请售后。</View>
      </Question>
      <Question
        open={question === 'confirm'}
        title="东西收到了吗？"
        confirm="收到了"
        cancel="还没有"
        act={confirm}
        onCancel={dismiss}
      >
        <View>先打开看看东西对不对、好不好，确认后订单就完成了。</View>
      </Question>
    </>
  )
}
