import { stewardCalls } from '@contract/steward'
import { defineArea } from '../area'
import { stewardFaults } from './income/faults'
import { stewardJobs } from './jobs'
import { stewardLeaving } from './leaving'
import { residentCase } from './residents/desk'
import { seedStewards } from './seed'
import { stewardStanding } from './standing'
import { stewardHandlers } from './steward.calls'
import { stewardTelling } from './telling'
import { residentWaits } from './waits'

export const stewardArea = defineArea({
  name: 'steward',
  calls: stewardCalls,
  handlers: stewardHandlers,
  jobs: stewardJobs,
  faults: stewardFaults,
  leaving: stewardLeaving,
  telling: stewardTelling,
  desk: { resident: residentCase },
  seed: seedStewards,
  waits: [residentWaits],
  standings: { steward: stewardStanding },
})
