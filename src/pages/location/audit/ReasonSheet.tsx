import { WordsSheet } from '@/blocks/form/WordsSheet'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import type { Pass } from './Decision'

const words: Record<Pass, { title: string; submitText: string; done: string }> = {
  1: { title: '通过这个点位', submitText: '确定通过', done: '通过了，可以签约' },
  0: { title: '不通过这个点位', submitText: '确定不通过', done: '退回了，意见会告诉提交的人' },
}

interface ReasonSheetProps {
  leadId: string
  pass: Pass
  onClose: () => void
}

/** Why it is good, or not. */
export function ReasonSheet({ leadId, pass, onClose }: ReasonSheetProps) {
  const { done, ...sheet } = words[pass]
  const decide = useSubmit(async (reason: string) => {
    await api.post('/tp5/api/VillageDevelop/audit', { lead_id: leadId, pass, reason })
    toast(done)
    onClose()
  })
  return (
    <WordsSheet
      {...sheet}
      label="审核意见，提交的人会看到"
      missing="请写审核意见"
      danger={pass === 0}
      act={decide}
      onClose={onClose}
    />
  )
}
