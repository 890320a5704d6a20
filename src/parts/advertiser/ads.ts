import type { Out } from '@contract/api'
import type { TagTone } from '@/ui/tag/Tag'
import { uploadPicture } from '@/request/uploadPicture'

export type Ad = Out<'/tp5/api/Advertiser/campaign'>
export type AdRow = Out<'/tp5/api/Advertiser/list'>['list'][number]
export type AdTask = Ad['tasks'][number]
export type AdState = AdRow['state']
export type Report = Out<'/tp5/api/Advertiser/report'>
export type Funnel = Report['total']
export type AdRules = Out<'/tp5/api/Advertiser/rules'>
export type AdGift = Out<'/tp5/api/AdGift/lists'>['list'][number]
export type TaskKind = AdTask['kind']

export const tones: Record<AdState, TagTone> = {
  draft: 'plain',
  reviewing: 'gold',
  refused: 'danger',
  live: 'ok',
  paused: 'warn',
  stopped: 'plain',
  ended: 'plain',
}

export const bringMedia = uploadPicture('advertisement')

/** 11.08 */
export const shortDay = (day: string): string => day.slice(5).replace('-', '.')
