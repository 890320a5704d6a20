import { useState } from 'react'
import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import type { Application } from '@/parts/location/partner'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Field } from '@/ui/field/Field'
import { Segmented } from '@/ui/tabs/Segmented'

interface AnswerSheetProps {
  application: Application
  onClose: () => void
}

/** Yes or no to who would be a partner, and the words that they read. */
export function AnswerSheet({ application, onClose }: AnswerSheetProps) {
  const { application_id, name, title } = application
  const [pass, setPass] = useState<0 | 1>(1)
  const form = useForm({ words: '' }, ({ words }) => ({
    words: words.trim() === '' ? '请写答复，对方会看到' : undefined,
  }))
  const send = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/AttractInvestment/answer', { application_id, pass, ...filled })
    toast('答复告诉对方了')
    onClose()
  })
  return (
    <FormSheet
      title={`答复${name}：${title}`}
      submitText="告诉对方"
      danger={pass === 0}
      busy={send.busy}
      error={send.error}
      onSubmit={() => void send.submit()}
      onClose={onClose}
    >
      <Segmented
        label="同意还是不同意"
        choices={[
          { value: 1, text: '同意合作' },
          { value: 0, text: '不合适' },
        ]}
        value={pass}
        onChoose={setPass}
      />
      <Field
        label="答复，对方会看到"
        multiline
        counted
        maxLength={200}
        placeholder={pass ? '什么时候来看、要准备什么' : '为什么不合适'}
        {...form.field('words')}
      />
    </FormSheet>
  )
}
