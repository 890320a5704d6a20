import type { Wait } from '../../waiting'

/** What is due within so many hours presses. */
const soonHours = 24

export function urgencyOf(dueAt: Date, now: Date): Wait['urgency'] {
  const hours = (dueAt.getTime() - now.getTime()) / 3600_000
  if (hours < 0) return 'now'
  return hours <= soonHours ? 'soon' : 'calm'
}
