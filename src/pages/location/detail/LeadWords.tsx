import { WordsSheet } from '@/blocks/form/WordsSheet'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

type Worded = 'note' | 'visit' | 'lose' | 'recover'

interface Way {
  title: string
  label: string
  submitText: string
  danger?: true
  most: number
  send: (lead_id: string, words: string) => Promise<unknown>
}

const ways: Record<Worded, Way> = {
  note: {
    ...{ title: '加记录', label: '跟进了什么', submitText: '记下', most: 300 },
    send: (lead_id, words) => api.post('/tp5/api/VillageDevelop/timelineAdd', { lead_id, words }),
  },
  visit: {
    ...{ title: '记勘测', label: '现场看到什么', submitText: '记下，去过了', most: 300 },
    send: (lead_id, words) =>
      api.post('/tp5/api/VillageDevelop/timelineAdd', { lead_id, words, visited: 1 }),
  },
  lose: {
    ...{ title: '放弃这个点位', label: '为什么放弃', submitText: '确定放弃', most: 200 },
    danger: true,
    send: (lead_id, reason) => api.post('/tp5/api/VillageDevelop/delete', { lead_id, reason }),
  },
  recover: {
    ...{ title: '找回这个点位', label: '为什么找回', submitText: '找回，归我负责', most: 200 },
    send: (lead_id, reason) => api.post('/tp5/api/VillageDevelop/recovery', { lead_id, reason }),
  },
}

interface LeadWordsProps {
  leadId: string
  asked: Worded
  onClose: () => void
}

/** What is said with it. */
export function LeadWords({ leadId, asked, onClose }: LeadWordsProps) {
  const { send, ...sheet } = ways[asked]
  const save = useSubmit(async (words: string) => {
    await send(leadId, words)
    toast('记下了')
    onClose()
  })
  return <WordsSheet {...sheet} missing={`请写${sheet.label}`} act={save} onClose={onClose} />
}
