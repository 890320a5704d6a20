import { defineArea } from '../area'
import { securityJobs } from './jobs'
import { securityLeaving } from './leaving'

export const securityArea = defineArea({
  name: 'security',
  jobs: securityJobs,
  leaving: securityLeaving,
})
