import { authCalls } from '@contract/auth'
import { defineArea } from '../area'
import { authHandlers } from './auth.calls'
import { authJobs } from './jobs'
import { authLeaving } from './leaving'
import { seedAuth } from './seed'
import { authSeals } from './seals'
import { authTelling } from './telling'

export const authArea = defineArea({
  name: 'auth',
  calls: authCalls,
  handlers: authHandlers,
  jobs: authJobs,
  leaving: authLeaving,
  seals: authSeals,
  telling: authTelling,
  seed: seedAuth,
})
