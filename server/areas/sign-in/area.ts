import { signInCalls } from '@contract/sign-in'
import { sweepJob } from '@server/jobs/sweep'
import { defineArea } from '../area'
import { signInLandings } from './landings'
import { signInLeaving } from './leaving'
import { decided, paid } from './match'
import { reminded } from './reminders'
import { seedSignIn } from './seed'
import { signInHandlers } from './sign-in.calls'
import { signInTelling } from './telling'

export const signInArea = defineArea({
  name: 'sign-in',
  calls: signInCalls,
  handlers: signInHandlers,
  jobs: [sweepJob(reminded), sweepJob(decided), sweepJob(paid)],
  leaving: signInLeaving,
  telling: signInTelling,
  landings: signInLandings,
  seed: seedSignIn,
})
