import type { Out } from '@contract/api'
import { spokenHour } from '@/format/date'
import type { TagTone } from '@/ui/tag/Tag'

export type Activity = Out<'/tp5/api/PushHelper/list'>['list'][number]
export type Detail = Out<'/tp5/api/PushHelper/detail'>
export type Report = Out<'/tp5/api/PushHelper/total'>

export const stateWords: Record<Activity['state'], string> = {
  ahead: '未开始',
  open: '进行中',
  over: '已结束',
}

export const stateTones: Record<Activity['state'], TagTone> = {
  ahead: 'gold',
  open: 'ok',
  over: 'plain',
}

export const whenWords = ({ starts_at, ends_at }: Activity): string =>
  `${spokenHour(new Date(starts_at))} 到 ${spokenHour(new Date(ends_at))}`
