import { defineArea } from '../area'
import { securityJobs } from './jobs'
import { securityLeaving } from './leaving'
import { securityTelling } from './telling'

export const securityArea = defineArea({
  name: 'security',
  jobs: securityJobs,
  leaving: securityLeaving,
  telling: securityTelling,
})
