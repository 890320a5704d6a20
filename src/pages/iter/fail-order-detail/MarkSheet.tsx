import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { type MarkOutcome, type Sale } from '@/parts/iter/sales'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { RadioGroup, type RadioOption } from '@/ui/radio/RadioGroup'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'

const words: Record<MarkOutcome, { label: string; note: string }> = {
  found: { label: '货还在货道里', note: '库存会加回来，可以接着卖' },
  taken: { label: '货被拿走了', note: '钱已退给顾客，库存不变' },
  settled: { label: '已经处理好', note: '货道修好了，或者不用再管' },
}

const isMark = (action: Sale['actions'][number]): action is MarkOutcome => action !== 'refund'

interface MarkSheetProps {
  sale: Sale
  onClose: () => void
}

/** What was found out, and how. */
export function MarkSheet({ sale: { order_sn, actions }, onClose }: MarkSheetProps) {
  const choices = actions.filter(isMark)
  const [outcome, setOutcome] = useState<MarkOutcome | undefined>(
    choices.length === 1 ? choices[0] : undefined,
  )
  const [note, setNote] = useState('')
  const mark = useSubmit(async () => {
    if (!outcome) return
    await api.post('/tp5/api/AbnormalOrder/mark', { order_sn, outcome, note: note.trim() })
    onClose()
    toast('已记下')
  })
  const options: RadioOption<MarkOutcome>[] = choices.map((value) => ({ value, ...words[value] }))
  const footer = (
    <Stack gap="s2">
      <CallError error={mark.error} />
      <Button
        shape="full"
        busy={mark.busy}
        disabled={!outcome || note.trim() === ''}
        onPress={() => void mark.submit()}
      >
        记下，算处理好了
      </Button>
    </Stack>
  )
  return (
    <Sheet open title="查看的结果" onClose={onClose} footer={footer}>
      <Stack>
        <RadioGroup label="结果" options={options} value={outcome} onChange={setOutcome} />
        <Field label="怎么回事" multiline maxLength={100} counted value={note} onChange={setNote} />
      </Stack>
    </Sheet>
  )
}
