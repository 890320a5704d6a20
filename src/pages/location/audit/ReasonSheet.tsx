import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import type { Pass } from './Decision'

const words: Record<Pass, { title: string; button: string; done: string }> = {
  1: { title: '通过这个点位', button: '确定通过', done: '通过了，可以签约' },
  0: { title: '不通过这个点位', button: '确定不通过', done: '退回了，意见会告诉提交的人' },
}

interface ReasonSheetProps {
  leadId: string
  pass: Pass
  onClose: () => void
}

/** Why it is good, or not. */
export function ReasonSheet({ leadId, pass, onClose }: ReasonSheetProps) {
  const { title, button, done } = words[pass]
  const form = useForm({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() === '' ? '请写审核意见' : undefined,
  }))
  const decide = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/VillageDevelop/audit', { lead_id: leadId, pass, ...filled })
    toast(done)
    onClose()
  })
  return (
    <Sheet open title={title} onClose={onClose}>
      <Stack>
        <Field
          label="审核意见，提交的人会看到"
          multiline
          maxLength={200}
          {...form.field('reason')}
        />
        <CallError error={decide.error} />
        <Button
          kind={pass ? 'primary' : 'danger'}
          shape="full"
          busy={decide.busy}
          onPress={() => void decide.submit()}
        >
          {button}
        </Button>
      </Stack>
    </Sheet>
  )
}
