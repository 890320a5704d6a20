import { useState } from 'react'
import { Question } from '@/blocks/form/Question'
import type { CancelReason, MachineContract } from '@/parts/iter/contract'
import { RadioGroup, type RadioOption } from '@/ui/radio/RadioGroup'
import { Text } from '@/ui/text/Text'
import type { Actions } from './useActions'

const reasons: readonly RadioOption<CancelReason>[] = [
  { value: 'terms', label: '条件要改' },
  { value: 'slow', label: '卖得不好' },
  { value: 'moved', label: '机器要挪走' },
  { value: 'place', label: '点位不再提供' },
]

interface CancelSheetProps {
  contract: MachineContract
  actions: Actions
}

/** What is asked before a contract comes to nothing, or to its end. */
export function CancelSheet({ contract, actions }: CancelSheetProps) {
  const [reason, setReason] = useState<CancelReason>('terms')
  const { cancel } = actions
  const signed = contract.actions.includes('cancel')
  const title = signed
    ? '从今天起解约？'
    : contract.actions.includes('withdraw')
      ? '撤回这份合约？'
      : '不同意这份合约？'
  return (
    <Question
      title={title}
      confirm={signed ? '解约' : '确定'}
      danger
      act={{ ...cancel, submit: () => cancel.submit(signed ? reason : undefined) }}
      onCancel={actions.dismiss}
    >
      {signed ? (
        <>
          <Text size="sm" tone="ink2">
            到昨天为止赚的马上结算给每一方，今天起不再分
          </Text>
          <RadioGroup label="为什么解约" options={reasons} value={reason} onChange={setReason} />
        </>
      ) : (
        <Text size="sm" tone="ink2">
          这份合约就作废了，要签得重新发起
        </Text>
      )}
    </Question>
  )
}
