import type { reminderCalls } from '@contract/sign-in/reminder'
import type { HandlersOf } from '@server/call/handler'
import { presentReminder, setReminder } from './reminders'
import { signInRules } from './rules'

export const reminderHandlers: HandlersOf<typeof reminderCalls> = {
  '/tp5/api/UserSignIn/reminder': (_input, { db, user }) => presentReminder(db, user.userId),

  '/tp5/api/UserSignIn/remind': async ({ on, hour }, { db, user: { userId } }) => {
    await setReminder(db, userId, on === 1 ? (hour ?? signInRules.reminder.atFirst) : null)
    return presentReminder(db, userId)
  },
}
