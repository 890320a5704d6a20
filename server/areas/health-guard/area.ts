import { healthGuardCalls } from '@contract/health-guard'
import { defineArea } from '../area'
import { healthGuardHandlers } from './health-guard.calls'
import { healthGuardJobs } from './jobs'
import { healthGuardSeals } from './seals'
import { seedHealthGuard } from './seed'
import { healthGuardTelling } from './telling'

export const healthGuardArea = defineArea({
  name: 'health-guard',
  calls: healthGuardCalls,
  handlers: healthGuardHandlers,
  jobs: healthGuardJobs,
  leaving: {
    tables: { health_alerts: { gone: 'user_id' }, health_checks: { gone: 'user_id' } },
  },
  seals: healthGuardSeals,
  telling: healthGuardTelling,
  seed: seedHealthGuard,
})
