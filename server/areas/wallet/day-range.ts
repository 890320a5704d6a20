import { daysBetween } from '@server/calendar'
import { Refusal } from '@server/call/refusal'

export const longestRangeDays = 365

export interface DayRange {
  from: string | null
  to: string | null
}

/** The days a person chose. A missing end is today; a missing start is the beginning. */
export function dayRange(
  start: string | undefined,
  end: string | undefined,
  today: string,
): DayRange {
  const to = end ?? (start ? today : null)
  if (start && to) {
    if (start > to) throw new Refusal('invalid', '开始时间不能大于结束时间')
    if (daysBetween(start, to) > longestRangeDays) {
      throw new Refusal('invalid', '请选择1年内时间范围')
    }
  }
  return { from: start ?? null, to }
}
