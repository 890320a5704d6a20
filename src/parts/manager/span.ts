import {
  allTime,
  customRange,
  type DateRange,
  daysAsked,
  presetNames,
  presetRange,
} from '@/blocks/ledger/dateRange'

/** What one tap chooses; the picker has the rest. */
export const shortCuts = ['今天', presetNames[1]!, presetNames[2]!, allTime.times] as const

export const shortCut = (name: string, today: string): DateRange =>
  name === '今天'
    ? { ...customRange(today, today), times: name }
    : presetRange(presetNames.indexOf(name), today)

/** The days that calls are asked for; without both all there are. */
export function spanAsked(range: DateRange): { start_time?: string; end_time?: string } {
  const { start_time, end_time } = daysAsked(range)
  return { ...(start_time && { start_time }), ...(end_time && { end_time }) }
}
