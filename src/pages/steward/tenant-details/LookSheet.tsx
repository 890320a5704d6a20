import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface LookSheetProps {
  title: string
  busy: boolean
  error: unknown
  onSend: (reason: string) => void
  onClose: () => void
}

/** What it is needed for, before anything is shown. */
export function LookSheet({ title, busy, error, onSend, onClose }: LookSheetProps) {
  const form = useForm({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() ? undefined : '请写明用途',
  }))
  const send = () => {
    const said = form.check()
    if (said) onSend(said.reason.trim())
  }
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button shape="full" busy={busy} onPress={send}>
          记下并查看
        </Button>
      }
    >
      <Stack>
        <Text tone="ink2">用途会和您的称呼一起留着，住户能看到。</Text>
        <Field label="用途" multiline counted maxLength={100} {...form.field('reason')} />
        <CallError error={error} />
      </Stack>
    </Sheet>
  )
}
