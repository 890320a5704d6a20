import { Question } from '@/blocks/form/Question'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { replace } from '@/navigation/go'
import { withWechatCode } from '@/parts/auth/withWechatCode'
import type { payWay } from '@/platform/pay'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

interface ConfirmationProps {
  cents: number
  way: ReturnType<typeof payWay>
  onCancel: () => void
}

/** The last word before money moves: what goes, what arrives. */
export function Confirmation({ cents, way, onCancel }: ConfirmationProps) {
  const { data } = useRead('/tp5/api/UserWithdraw/calculateFee', { amount: cents })
  const withdraw = useSubmit(async () => {
    const { fee } = data ?? (await api.get('/tp5/api/UserWithdraw/calculateFee', { amount: cents }))
    const { withdrawal_no } = await withWechatCode((code) =>
      api.post('/user/Center/withdraw', { amount: cents, fee, way, code }),
    )
    await replace('withdrawalList', { withdrawal_no })
  })
  const net = data ? `，手续费 ${money(data.fee)}，到手 ${money(data.net)}` : ''
  return (
    <Question
      title={`提现 ${money(cents)}？`}
      confirm="确认提现"
      act={withdraw}
      onCancel={onCancel}
    >
      {`从余额提出 ${money(cents)}${net}。提交后在微信里确认收款。`}
    </Question>
  )
}
