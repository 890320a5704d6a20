import { spokenSpan } from '@/format/span'

/** By when, as one says it of what one has to do. */
export function dueWords(due: Date, now: Date): { text: string; late: boolean } {
  const seconds = Math.round((due.getTime() - now.getTime()) / 1000)
  return seconds < 0
    ? { text: `超时 ${spokenSpan(-seconds)}`, late: true }
    : { text: `还有 ${spokenSpan(seconds)}`, late: false }
}
