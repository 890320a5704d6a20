import type { In } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'

type Mood = In<'/tp5/api/AdTask/feedBack'>['mood']

const moods: readonly { value: Mood; label: string }[] = [
  { value: 'good', label: '不错' },
  { value: 'dull', label: '没意思' },
  { value: 'broken', label: '打不开，或者卡住' },
  { value: 'untrue', label: '和说的不一样' },
]

interface OpinionSheetProps {
  billUserId: string
  onClose: () => void
}

/** What somebody thinks of a task, in a tap and a few words. */
export function OpinionSheet({ billUserId: bill_user_id, onClose }: OpinionSheetProps) {
  const form = useForm<{ mood: Mood; words: string }, 'words'>({ mood: 'good', words: '' }, () => ({
    words: undefined,
  }))
  const { mood, words } = form.values
  const send = useSubmit(async () => {
    await api.post('/tp5/api/AdTask/feedBack', { bill_user_id, mood, words: words.trim() })
    toast('谢谢，意见收到了')
    onClose()
  })
  return (
    <Sheet open title="说说意见" onClose={onClose}>
      <Stack>
        <RadioGroup
          label="感觉怎么样"
          options={moods}
          value={mood}
          onChange={(value) => form.change({ mood: value })}
        />
        <Field
          label="还想说什么（选填）"
          multiline
          counted
          maxLength={300}
          {...form.field('words')}
        />
        <CallError error={send.error} />
        <Button shape="full" busy={send.busy} onPress={() => void send.submit()}>
          提交
        </Button>
      </Stack>
    </Sheet>
  )
}
