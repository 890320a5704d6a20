import { earningsCalls } from '@contract/earnings'
import { defineArea } from '../area'
import { withdrawalCase } from './desk'
import { earningsHandlers } from './earnings.calls'
import { earningsFaults } from './faults'
import { earningsJobs } from './jobs'
import { earningsLeaving } from './leaving'
import { addPayoutNotify } from './notify-routes'
import { earningsSeals } from './seals'
import { seedEarnings } from './seed'
import { earningsStrip } from './strip'
import { earningsTelling } from './telling'

export const earningsArea = defineArea({
  name: 'earnings',
  calls: earningsCalls,
  handlers: earningsHandlers,
  jobs: earningsJobs,
  desk: { withdrawal: withdrawalCase },
  leaving: earningsLeaving,
  telling: earningsTelling,
  seals: earningsSeals,
  faults: earningsFaults,
  seed: seedEarnings,
  strips: [earningsStrip],
  routes: addPayoutNotify,
})
