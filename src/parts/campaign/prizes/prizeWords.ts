import { amount } from '@/format/amount'
import type { Prize } from '../campaign'

export const leftWords = ({ stock, left_today }: Prize): string =>
  left_today === null ? `剩 ${amount(stock)} 份` : `今天剩 ${amount(left_today)} 份`

/** Its state says so already. */
export const isGone = ({ stock, left_today }: Prize): boolean => stock === 0 || left_today === 0

/** Of ten thousand draws, as a share that people read: 1230 → 12.3%. */
export const share = (odds: number): string => `${String(odds / 100)}%`

export const oddsWords = ({ odds }: Prize): string | undefined =>
  odds === null ? undefined : `概率 ${share(odds)}`
