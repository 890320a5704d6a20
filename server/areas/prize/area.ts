import { prizeCalls } from '@contract/prize'
import { defineArea } from '../area'
import { prizeJobs } from './jobs'
import { prizeLeaving } from './leaving'
import { prizeHandlers } from './prize.calls'
import { prizeTelling } from './telling'
import { prizesReceived } from './received'
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
  receives: prizesReceived,
  badges: { campaigns: parcelsWithoutAddress },
})
