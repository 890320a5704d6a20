import { dayMs } from '@server/calendar'

const leastMs = 10 * 60_000

/** When WeChat is asked again: after as long as it has been already; null when a person is to look. */
export function askedAgainAt(since: Date, now: Date): Date | null {
  const waited = now.getTime() - since.getTime()
  return waited < dayMs ? new Date(now.getTime() + Math.max(leastMs, waited)) : null
}
