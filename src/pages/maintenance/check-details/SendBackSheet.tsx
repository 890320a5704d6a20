import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import type { Install } from '@/parts/maintenance/install'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/field/FieldError'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Checkbox } from '@/ui/switch/Checkbox'

interface SendBackSheetProps {
  install: Install
  onClose: () => void
}

/** Which steps are to be done again, and why. */
export function SendBackSheet({ install, onClose }: SendBackSheetProps) {
  const [redo, setRedo] = useState<readonly string[]>([])
  const form = useForm({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() ? undefined : '请写明哪里要返工',
    redo: redo.length > 0 ? undefined : '请选择要重做的步骤',
  }))
  const { submit, busy, error } = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/OperationAudit/audit', {
      ...{ install_id: install.install_id, pass: 0 },
      ...{ reason: filled.reason.trim(), redo: redo.join(',') },
    })
    toast('已退回，原因会告诉装机的人')
    onClose()
  })
  const toggle = (step: string, ticked: boolean) =>
    setRedo(ticked ? [...redo, step] : redo.filter((one) => one !== step))
  return (
    <Sheet open title="要返工" onClose={onClose}>
      <Stack>
        {install.list
          .filter(({ step }) => step !== 'depart')
          .map(({ step, title }) => (
            <Checkbox
              key={step}
              label={`重做${title}`}
              ticked={redo.includes(step)}
              onChange={(ticked) => toggle(step, ticked)}
            >
              {title}
            </Checkbox>
          ))}
        <FieldError text={form.mark('redo').error} />
        <Field label="哪里不好" multiline maxLength={200} {...form.field('reason')} />
        <CallError error={error} />
        <Button kind="danger" shape="full" busy={busy} onPress={() => void submit()}>
          退回重做
        </Button>
      </Stack>
    </Sheet>
  )
}
