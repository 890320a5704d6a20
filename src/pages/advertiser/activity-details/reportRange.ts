import {
  allTime,
  customRange,
  type DateRange,
  daysAsked,
  presetNames,
  presetRange,
} from '@/blocks/ledger/dateRange'
import type { Ad } from '@/parts/advertiser/ads'

/** What one tap chooses; the picker has the rest. */
export const shortCuts = ['今天', presetNames[1]!, presetNames[2]!, presetNames[0]!] as const

export const shortCut = (name: string, today: string): DateRange =>
  name === '今天'
    ? { ...customRange(today, today), times: name }
    : presetRange(presetNames.indexOf(name), today)

/** Of one that is over all of it: the last week would be empty. */
export const rangeAtFirst = ({ state }: Pick<Ad, 'state'>, today: string): DateRange =>
  state === 'stopped' || state === 'ended' ? allTime : presetRange(1, today)

/** The days that a report is asked for. */
export function spanAsked(range: DateRange, { days }: Pick<Ad, 'days'>) {
  const { start_time, end_time } = daysAsked(range)
  return start_time ? { start_time, end_time } : { start_time: days.from, end_time: days.to }
}

const dotted = (day: string) => day.slice(2).split('-').join('.')

/** The same choice, called by the days that are shown. */
export function saidByDays(range: DateRange, ad: Pick<Ad, 'days'>): DateRange {
  const { start_time: from, end_time: to } = spanAsked(range, ad)
  return { ...range, times: from === to ? dotted(from) : `${dotted(from)} – ${dotted(to)}` }
}
