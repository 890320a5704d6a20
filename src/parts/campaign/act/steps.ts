import { proveByPosition } from '@/parts/machine/presence/prove'
import { positionHelp } from '@/platform/permission'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import type { Campaign, Receipt } from '../campaign'
import type { Told } from './claim'

interface Step extends Pick<Campaign, 'entry' | 'order'> {
  told: Told
  device: string
  onOpened: (receipt: Receipt) => void
  /** Asks whether WeChat may tell it. */
  allow: () => Promise<unknown>
}

/** The steps that are one call, after which the campaign stands otherwise. */
export const steps: { [D in Campaign['action']['do']]?: (step: Step) => Promise<unknown> } = {
  join: ({ told }) => api.post('/tp5/api/Campaign/join', told),
  stand: async ({ told: { machine_sn } }) => {
    if (machine_sn === undefined) return
    if (!(await proveByPosition(machine_sn))) toast(`没有拿到位置。${positionHelp}`)
  },
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
  remind: async ({ told: { key }, allow }) => {
    await allow()
    await api.post('/tp5/api/Campaign/remind', { key, on: 1 })
    toast('记下了，开始时告诉您')
  },
  forget: async ({ told: { key } }) => {
    await api.post('/tp5/api/Campaign/remind', { key, on: 0 })
    toast('好的，不再提醒')
  },
}
