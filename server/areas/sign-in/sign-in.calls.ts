import type { signInCalls } from '@contract/sign-in'
import type { HandlersOf } from '@server/call/handler'
import { daysHandlers } from './days.calls'
import { matchHandlers } from './match.calls'
import { reminderHandlers } from './reminder.calls'

export const signInHandlers: HandlersOf<typeof signInCalls> = {
  ...daysHandlers,
  ...reminderHandlers,
  ...matchHandlers,
}
