import { daysCalls } from './sign-in/days'
import { matchCalls } from './sign-in/match'
import { reminderCalls } from './sign-in/reminder'

export const signInCalls = { ...daysCalls, ...reminderCalls, ...matchCalls }
