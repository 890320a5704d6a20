import { Question } from '@/blocks/form/Question'
import type { RefillOrder } from '@/parts/iter/refill'
import { Text } from '@/ui/text/Text'
import { CountSheet } from './CountSheet'
import { PutSheet } from './PutSheet'
import type { Actions } from './useActions'

interface QuestionsProps {
  order: RefillOrder
  actions: Actions
}

/** What is asked before something is done. */
export function Questions({ order, actions }: QuestionsProps) {
  const { question, dismiss, cancel, confirm } = actions
  return (
    <>
      <Question
        open={question?.about === 'cancel'}
        title="取消这个补货单？"
        confirm="取消订单"
        cancel="不取消"
        danger
        act={cancel}
        onCancel={dismiss}
      >
        <Text size="sm" tone="ink2">
          已付的原路退回，记账的不再算
        </Text>
      </Question>
      {question?.about === 'confirm' && (
        <CountSheet
          lines={order.lines}
          busy={confirm.busy}
          error={confirm.error}
          onClose={dismiss}
          onConfirm={(received, said) => void confirm.submit(received, said)}
        />
      )}
      {question?.about === 'put' && <PutSheet supplyKey={question.supplyKey} onClose={dismiss} />}
    </>
  )
}
