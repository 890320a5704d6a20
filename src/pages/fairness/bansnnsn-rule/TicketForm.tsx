import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import type { In } from '@contract/api'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Field } from '@/ui/field/Field'
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
    <FormSheet
      title={title}
      submitText="提交"
      busy={send.busy}
      error={send.error}
      onSubmit={() => void send.submit()}
      onClose={onClose}
    >
      <Text size="sm" tone="ink2">
        {hint}
      </Text>
      <Field label="说明" multiline counted maxLength={500} {...form.field('words')} />
    </FormSheet>
  )
}
