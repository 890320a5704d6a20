import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'

type Worded = 'note' | 'visit' | 'lose' | 'recover'

interface Way {
  title: string
  label: string
  button: string
  danger?: true
  most: number
  send: (lead_id: string, words: string) => Promise<unknown>
}

const ways: Record<Worded, Way> = {
  note: {
    ...{ title: '加记录', label: '跟进了什么', button: '记下', most: 300 },
    send: (lead_id, words) => api.post('/tp5/api/VillageDevelop/timelineAdd', { lead_id, words }),
  },
  visit: {
    ...{ title: '记勘测', label: '现场看到什么', button: '记下，去过了', most: 300 },
    send: (lead_id, words) =>
      api.post('/tp5/api/VillageDevelop/timelineAdd', { lead_id, words, visited: 1 }),
  },
  lose: {
    ...{ title: '放弃这个点位', label: '为什么放弃', button: '确定放弃', most: 200 },
    danger: true,
    send: (lead_id, reason) => api.post('/tp5/api/VillageDevelop/delete', { lead_id, reason }),
  },
  recover: {
    ...{ title: '找回这个点位', label: '为什么找回', button: '找回，归我负责', most: 200 },
    send: (lead_id, reason) => api.post('/tp5/api/VillageDevelop/recovery', { lead_id, reason }),
  },
}

interface WordsSheetProps {
  leadId: string
  asked: Worded
  onClose: () => void
}

/** What is said with it. */
export function WordsSheet({ leadId, asked, onClose }: WordsSheetProps) {
  const { title, label, button, danger, most, send } = ways[asked]
  const form = useForm({ words: '' }, ({ words }) => ({
    words: words.trim() === '' ? `请写${label}` : undefined,
  }))
  const save = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await send(leadId, filled.words)
    toast('记下了')
    onClose()
  })
  return (
    <Sheet open title={title} onClose={onClose}>
      <Stack>
        <Field label={label} multiline maxLength={most} {...form.field('words')} />
        <CallError error={save.error} />
        <Button
          kind={danger ? 'danger' : 'primary'}
          shape="full"
          busy={save.busy}
          onPress={() => void save.submit()}
        >
          {button}
        </Button>
      </Stack>
    </Sheet>
  )
}
