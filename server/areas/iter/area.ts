import { iterCalls } from '@contract/iter'
import { defineArea } from '../area'
import { applicationCase } from './apply/desk'
import { iterHandlers } from './iter.calls'
import { fleetStanding } from './fleet-standing'
import { iterJobs } from './jobs'
import { iterLeaving } from './leaving'
import { failureWaits } from './sales/failure-waits'
import { seedSales } from './seed'
import { iterTelling } from './telling'

export const iterArea = defineArea({
  name: 'iter',
  calls: iterCalls,
  handlers: iterHandlers,
  jobs: iterJobs,
  leaving: iterLeaving,
  telling: iterTelling,
  waits: [failureWaits],
  standings: { operator: fleetStanding },
  desk: { operator: applicationCase },
  seed: seedSales,
})
