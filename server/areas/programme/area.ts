import { defineArea } from '../area'
import { programmeJobs } from './jobs'
import { programmeLeaving } from './leaving'

export const programmeArea = defineArea({
  name: 'programme',
  jobs: programmeJobs,
  leaving: programmeLeaving,
})
