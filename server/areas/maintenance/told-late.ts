import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'

/** What is older nobody remembers well enough. */
const oldestDays = 30

/** When something was done, as the phone says: never after now, and not too long ago. */
export function doneInTime(told: string, now: Date): Date {
  const at = new Date(told)
  if (at.getTime() < now.getTime() - oldestDays * dayMs)
    throw new Refusal('invalid', `这一条过了 ${oldestDays} 天，不能再补记`)
  return at > now ? now : at
}
