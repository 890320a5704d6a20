import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import type { Campaign, Receipt } from '../campaign'

interface Step extends Pick<Campaign, 'entry' | 'order'> {
  told: { key: string; device: string; prize_key?: string; machine_sn?: string }
  device: string
  onOpened: (receipt: Receipt) => void
}

/** The steps that are one call, after which the campaign stands otherwise. */
export const steps: { [D in Campaign['action']['do']]?: (step: Step) => Promise<unknown> } = {
  join: ({ told }) => api.post('/tp5/api/Campaign/join', told),
  light: ({ told: { key } }) => api.post('/tp5/api/Campaign/light', { key }),
  help: async ({ entry, device }) => {
    if (!entry) return
    await api.post('/tp5/api/Campaign/help', { entry_id: entry.entry_id, device })
    toast(entry.words.thanks)
  },
  open: async ({ order, onOpened }) => {
    if (!order) return
    onOpened(await api.post('/tp5/api/Campaign/open', { order_sn: order.order_sn }))
  },
}
