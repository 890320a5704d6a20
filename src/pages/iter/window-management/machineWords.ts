import type { Out } from '@contract/api'
import type { IconName } from '@/ui/icons/drawings'
import type { TagTone } from '@/ui/tag/Tag'

type Page = Out<'/tp5/api/Slot/index'>
export type MachineRow = Page['list'][number]
export type Slot = MachineRow['slots'][number]
export type MachineState = MachineRow['state']
export type Totals = Page['totals']

interface Words {
  text: string
  tone: TagTone
  icon: IconName
}

export const stateWords: Record<MachineState, Words> = {
  normal: { text: '正常', tone: 'ok', icon: 'vending' },
  low: { text: '缺货', tone: 'warn', icon: 'vending' },
  fault: { text: '故障', tone: 'danger', icon: 'alert' },
  offline: { text: '离线', tone: 'danger', icon: 'wifioff' },
}

export const slotWords: Record<Slot['state'], string> = {
  normal: '',
  low: '缺货',
  empty: '售空',
  stuck: '卡货',
}

export const isState = (value: unknown): value is MachineState =>
  typeof value === 'string' && value in stateWords

/** 缺 3 · 卡 1, or the state's own word where no slot wants anything. */
export const troubleOf = ({ state, slots }: MachineRow): string => {
  if (state === 'offline') return stateWords.offline.text
  const lacking = slots.filter((slot) => slot.state === 'low' || slot.state === 'empty').length
  const stuck = slots.filter((slot) => slot.state === 'stuck').length
  const parts = [lacking > 0 && `缺 ${lacking}`, stuck > 0 && `卡 ${stuck}`].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : stateWords[state].text
}
