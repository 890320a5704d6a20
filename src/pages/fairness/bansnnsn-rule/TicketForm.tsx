import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import type { In } from '@contract/api'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

const path = '/tp5/api/UserTicket/create'
const leastWords = 5

interface TicketFormProps {
  title: string
  hint: string
  about: Omit<In<typeof path>, 'words'>
  onClose: () => void
}

/** A few words to the house. */
export function TicketForm({ title, hint, about, onClose }: TicketFormProps) {
  const form = useForm({ words: '' }, ({ words }) => ({
    words: [...words.trim()].length >= leastWords ? undefined : `请写 ${leastWords} 个字以上`,
  }))
  const send = useSubmit(async () => {
    const said = form.check()
    if (!said) return
    await api.post(path, { ...about, words: said.words.trim() })
    toast('已提交，我们会尽快回复')
    onClose()
  })
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button shape="full" busy={send.busy} onPress={() => void send.submit()}>
          提交
        </Button>
      }
    >
      <Stack>
        <Text size="sm" tone="ink2">
          {hint}
        </Text>
        <Field label="说明" multiline counted maxLength={500} {...form.field('words')} />
        <CallError error={send.error} />
      </Stack>
    </Sheet>
  )
}
