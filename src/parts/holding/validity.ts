import { dayOf, daysBetween } from '@/format/date'
import type { HoldingRow } from './holding'

type Lasting = Pick<HoldingRow, 'kind' | 'state' | 'starts_at' | 'expires_at'>

export interface Validity {
  text: string
  /** So soon that it is worth a warning. */
  soon: boolean
}

const soonDays = 7
const sure = (text: string): Validity => ({ text, soon: false })

/** 11月30日, with the year where it is another one. */
export function spokenDay(time: Date, now: Date): string {
  const [year, month, day] = dayOf(time).split('-')
  const spoken = `${Number(month)}月${Number(day)}日`
  return dayOf(now).startsWith(`${year}-`) ? spoken : `${year}年${spoken}`
}

function untilWords(days: number): string {
  if (days === 0) return '今天到期'
  return days === 1 ? '明天到期' : `${days} 天后到期`
}

/** An e-code that was seen is good elsewhere; a parcel is on its way. */
const usedWords: Partial<
  Record<HoldingRow['kind'], (ends: Date | undefined, now: Date) => string>
> = {
  digital: (ends, now) => (ends ? `${spokenDay(ends, now)}前有效` : '长期有效'),
  goods: () => '包裹已安排寄出',
}

/** Until when it is good, or what became of it, in words. */
export function validityOf({ kind, state, starts_at, expires_at }: Lasting, now: Date): Validity {
  const ends = expires_at ? new Date(expires_at) : undefined
  if (state === 'used') return sure(usedWords[kind]?.(ends, now) ?? '已用完')
  if (state === 'given') return sure('已转赠给邻居')
  if (state === 'refunded') return sure('已退回')
  if (state === 'expired') return sure(ends ? `${spokenDay(ends, now)}已过期` : '已过期')
  const starts = starts_at ? new Date(starts_at) : undefined
  if (starts && starts > now) return sure(`${spokenDay(starts, now)}起可用`)
  if (!ends) return sure('长期有效')
  const days = daysBetween(dayOf(now), dayOf(ends))
  if (days <= soonDays) return { text: untilWords(days), soon: true }
  return sure(`${spokenDay(ends, now)}到期`)
}
