import { businessCalls } from '@contract/business'
import { defineArea } from '../area'
import { businessHandlers } from './business.calls'
import { businessFaults } from './faults'
import { businessJobs } from './jobs'
import { businessLeaving } from './leaving'
import { seedContracts } from './seed'
import { businessTelling } from './telling'
import { contractWaits } from './waits'

export const businessArea = defineArea({
  name: 'business',
  calls: businessCalls,
  handlers: businessHandlers,
  jobs: businessJobs,
  leaving: businessLeaving,
  telling: businessTelling,
  faults: businessFaults,
  waits: contractWaits,
  seed: seedContracts,
})
