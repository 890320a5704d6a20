import { distributorCalls } from '@contract/distributor'
import { defineArea } from '../area'
import { codedDistributor } from './coded-distributor'
import { rewardCase } from './desk'
import { distributorHandlers } from './distributor.calls'
import { distributorJobs } from './jobs'
import { distributorLandings } from './landings'
import { distributorLeaving } from './leaving'
import { seedDistributors } from './seed'
import { distributorTelling } from './telling'

export const distributorArea = defineArea({
  name: 'distributor',
  calls: distributorCalls,
  handlers: distributorHandlers,
  jobs: distributorJobs,
  desk: { recruit: rewardCase },
  landings: distributorLandings,
  leaving: distributorLeaving,
  telling: distributorTelling,
  seed: seedDistributors,
  coded: { distributor: codedDistributor },
})
