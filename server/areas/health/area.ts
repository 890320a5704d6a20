import { healthCalls } from '@contract/health'
import { defineArea } from '../area'
import { healthHandlers } from './health.calls'
import { healthLeaving } from './leaving'
import { healthSeals } from './seals'
import { seedHealth } from './seed'
import { healthTelling } from './telling'

export const healthArea = defineArea({
  name: 'health',
  calls: healthCalls,
  handlers: healthHandlers,
  leaving: healthLeaving,
  seals: healthSeals,
  telling: healthTelling,
  seed: seedHealth,
})
