import { sharingCalls } from '@contract/sharing'
import { defineArea } from '../area'
import { addCards } from './cards/card-routes'
import { sharingJobs } from './jobs'
import { sharingLeaving } from './leaving'
import { sharingHandlers } from './sharing.calls'
import { sharingSeals } from './seals'
import { sharingTelling } from './telling'

export const sharingArea = defineArea({
  name: 'sharing',
  calls: sharingCalls,
  handlers: sharingHandlers,
  jobs: sharingJobs,
  leaving: sharingLeaving,
  seals: sharingSeals,
  telling: sharingTelling,
  routes: addCards,
})
