import { createHash } from 'node:crypto'
import { businessDay } from '@server/calendar'
import type { MeasureKey } from './measures'

interface Same {
  measure: MeasureKey
  at: Date
  device: string
}

/** Begins with its day; the rest follows from what makes a reading the same. */
export function readingIdOf({ measure, at, device }: Same, userId: string): string {
  const digest = createHash('sha256').update(`${userId} ${measure} ${at.getTime()} ${device}`)
  return businessDay(at).replace(/-/g, '') + digest.digest('hex').slice(0, 16)
}

export const dayOfReadingId = (id: string): string =>
  `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}`
