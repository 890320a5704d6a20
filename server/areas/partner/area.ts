import { defineArea } from '../area'
import { partnerCommand } from './partners'
import { partnerJobs } from './jobs'
import { partnerLeaving } from './leaving'
import { addPartners } from './routes'
import { partnerSeals } from './seals'
import { seedPartners } from './seed'
import { partnerTelling } from './telling'

export const partnerArea = defineArea({
  name: 'partner',
  commands: { partner: partnerCommand },
  jobs: partnerJobs,
  leaving: partnerLeaving,
  telling: partnerTelling,
  seals: partnerSeals,
  seed: seedPartners,
  routes: addPartners,
})
