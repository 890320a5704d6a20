import type { Out } from '@contract/api'
import { uploadPicture } from '@/request/uploadPicture'
import type { TagTone } from '@/ui/tag/Tag'

export type Lead = Out<'/tp5/api/VillageDevelopment/list'>['list'][number]
export type LeadDetail = Out<'/tp5/api/VillageDevelopment/detail'>
export type LeadState = Lead['state']
export type LeadAction = LeadDetail['actions'][number]

export const leadTones: Record<LeadState, TagTone> = {
  lead: 'gold',
  visited: 'brand',
  scored: 'brand',
  submitted: 'warn',
  approved: 'ok',
  refused: 'danger',
  contracted: 'ok',
  live: 'ok',
  lost: 'plain',
  recovered: 'gold',
}

export const mostPictures = 6

export const bringContract = uploadPicture('location')

/** 426 户 1,380 人; what nobody knows yet is left out. */
export const sizeWords = ({ households, people }: Pick<Lead, 'households' | 'people'>): string =>
  [households > 0 && `${households} 户`, people > 0 && `${people} 人`].filter(Boolean).join(' ')
