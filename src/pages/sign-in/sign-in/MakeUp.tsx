import type { Out } from '@contract/api'
import { Question } from '@/blocks/form/Question'
import { dayWords, givesWords } from '@/parts/sign-in/signing'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

interface MakeUpProps {
  day: string
  rule: Out<'/tp5/api/UserSignIn/lists'>['make_up']
  onClose: () => void
}

/** Asked before points are spent on a day that was missed. */
export function MakeUp({ day, rule, onClose }: MakeUpProps) {
  const act = useSubmit(async () => {
    const { streak, steps } = await api.post('/tp5/api/UserSignIn/makeUp', { day })
    const more = steps.map((step) => `，另得 ${givesWords(step)}`).join('')
    toast(`补好了，连签 ${streak} 天${more}`)
    onClose()
  })
  const { points, left, most } = rule
  return (
    <Question
      title={`补签 ${dayWords(day)}`}
      confirm={`用 ${points} 积分补`}
      act={act}
      onCancel={onClose}
    >
      {`补签把断开的连签接上，当天的积分不再补发。每个月最多 ${most} 次，还剩 ${left} 次。`}
    </Question>
  )
}
