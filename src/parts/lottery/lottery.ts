import type { Out } from '@contract/api'
import type { TagTone } from '@/ui/tag/Tag'

export type Prize = Out<'/tp5/api/TigerActivity/page'>['prizes'][number]
export type Play = Out<'/tp5/api/TigerActivity/play'>
export type Chances = Out<'/tp5/api/TigerActivity/playUser'>

export const playTones: Record<Play['state'], TagTone> = {
  none: 'plain',
  given: 'ok',
  waiting: 'warn',
  claimed: 'brand',
  expired: 'plain',
}

/** 0.80% */
export const oddsWords = ({ per_ten_thousand: share }: Prize): string =>
  `${Math.floor(share / 100)}.${String(share % 100).padStart(2, '0')}%`

export const leftWords = ({ left }: Prize): string => (left === null ? '不限' : `剩 ${left}`)
