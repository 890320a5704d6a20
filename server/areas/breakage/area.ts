import { breakageCalls } from '@contract/breakage'
import { defineArea } from '../area'
import { breakageHandlers } from './breakage.calls'
import { breakageCase } from './desk'
import { breakageJobs } from './jobs'

export const breakageArea = defineArea({
  name: 'breakage',
  calls: breakageCalls,
  handlers: breakageHandlers,
  jobs: breakageJobs,
  desk: { breakage: breakageCase },
})
