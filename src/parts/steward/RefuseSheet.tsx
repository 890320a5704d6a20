import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import type { Submit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface RefuseSheetProps {
  act: Submit<[reason: string], unknown>
  onClose: () => void
}

/** Why somebody is not of the village: they read it. */
export function RefuseSheet({ act, onClose }: RefuseSheetProps) {
  const form = useForm({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() ? undefined : '请写明为什么不通过',
  }))
  const send = () => {
    const said = form.check()
    if (said) void act.submit(said.reason.trim())
  }
  return (
    <Sheet
      open
      title="不通过"
      onClose={onClose}
      footer={
        <Button shape="full" busy={act.busy} onPress={send}>
          告诉对方
        </Button>
      }
    >
      <Stack>
        <Text tone="ink2">对方会看到原因，可以再申请，也可以换一个村。</Text>
        <Field label="原因" multiline counted maxLength={100} {...form.field('reason')} />
        <CallError error={act.error} />
      </Stack>
    </Sheet>
  )
}
