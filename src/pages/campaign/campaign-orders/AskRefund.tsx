import type { CampaignOrder } from '@/parts/campaign/campaign'
import { Question } from '@/blocks/form/Question'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Text } from '@/ui/text/Text'

interface AskRefundProps {
  order: CampaignOrder
  onClose: () => void
}

const paidWords = ({ pay, amount }: CampaignOrder): string =>
  pay === 'money' ? money(amount) : `${grouped(amount)} ${pay === 'gold' ? '金币' : '积分'}`

/** What goes back, and what goes with it, before anything does. */
export function AskRefund({ order, onClose }: AskRefundProps) {
  const { order_sn, title, pay, state } = order
  const refund = useSubmit(async () => {
    await api.post('/tp5/api/Campaign/refund', { order_sn })
    onClose()
    toast('已退款')
  })
  return (
    <Question title={`退掉“${title}”？`} confirm="确认退款" act={refund} onCancel={onClose}>
      <Text tone="ink2">
        {state === 'paid' ? '盒子不再打开，' : '它给您的会一起收回，'}
        {`${paidWords(order)}全额退回${pay === 'money' ? '付款的账户' : '您的账上'}。`}
      </Text>
    </Question>
  )
}
