import { Question } from '@/blocks/form/Question'
import { go, replace } from '@/navigation/go'
import { ServiceBar } from '@/parts/account/ServiceBar'
import type { WithdrawalDetail } from '@/parts/earnings/earnings'
import { whyNotConfirm } from '@/platform/confirmTransfer'
import { Button } from '@/ui/button/Button'
import type { Cancel } from './useCancel'
import type { Confirm } from './useConfirm'

interface WaysProps {
  withdrawal: WithdrawalDetail
  confirming: Confirm
  cancel: Cancel
}

/** Where one asks for another. */
const againAt = { balance: 'withdrawDetail', purse: 'advertiserswallet' } as const

/** What its owner can do about it now. */
export function Ways({ withdrawal, confirming, cancel }: WaysProps) {
  const { withdrawal_no, part, part_text, confirm, cancellable, state } = withdrawal
  const over = state === 'failed' || state === 'cancelled'
  return (
    <ServiceBar about={withdrawal_no}>
      {cancellable === 1 && (
        <Button kind="outline" onPress={cancel.ask}>
          取消提现
        </Button>
      )}
      {confirm && !whyNotConfirm(confirm) && (
        <Button busy={confirming.busy} onPress={() => void confirming.submit()}>
          去确认收款
        </Button>
      )}
      {state === 'paid' && (
        <Button kind="outline" onPress={() => void go('withdrawalList')}>
          提现记录
        </Button>
      )}
      {over && <Button onPress={() => void replace(againAt[part])}>再提一次</Button>}
      <Question
        open={cancel.asked}
        title="取消这笔提现？"
        confirm="确认取消"
        act={cancel.act}
        onCancel={cancel.drop}
      >
        {`钱会退回${part_text}，不收手续费。`}
      </Question>
    </ServiceBar>
  )
}
