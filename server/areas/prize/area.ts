import { prizeCalls } from '@contract/prize'
import { defineArea } from '../area'
import { prizeJobs } from './jobs'
import { prizeLeaving } from './leaving'
import { prizeHandlers } from './prize.calls'
import { prizeTelling } from './telling'
import { parcelsWithoutAddress } from './waiting'
import { prizeSeals } from './seals'

export const prizeArea = defineArea({
  name: 'prize',
  calls: prizeCalls,
  handlers: prizeHandlers,
  jobs: prizeJobs,
  leaving: prizeLeaving,
  seals: prizeSeals,
  telling: prizeTelling,
  badges: { campaigns: parcelsWithoutAddress },
})
