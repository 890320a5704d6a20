import { sharingCalls } from '@contract/sharing'
import { defineArea } from '../area'
import { sharingJobs } from './jobs'
import { sharingLeaving } from './leaving'
import { sharingHandlers } from './sharing.calls'

export const sharingArea = defineArea({
  name: 'sharing',
  calls: sharingCalls,
  handlers: sharingHandlers,
  jobs: sharingJobs,
  leaving: sharingLeaving,
})
