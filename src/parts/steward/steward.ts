import type { Out } from '@contract/api'
import { relativeTime } from '@/format/date'
import type { TagTone } from '@/ui/tag/Tag'

export type VillageMachine = Out<'/tp5/api/Housekeep/monitor'>['list'][number]
export type Resident = Out<'/tp5/api/Housekeep/userLists'>['list'][number]

export const machineTones: Record<VillageMachine['state'], TagTone> = {
  online: 'ok',
  offline: 'danger',
  fault: 'warn',
}

export const residentTones: Record<Resident['state'], TagTone> = {
  asked: 'gold',
  approved: 'ok',
  refused: 'plain',
}

export const seenWords = ({ last_seen_at: seen }: Pick<VillageMachine, 'last_seen_at'>) =>
  seen ? `最后在线：${relativeTime(new Date(seen), new Date())}` : '还没有上线过'
