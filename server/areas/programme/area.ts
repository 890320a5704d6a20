import { defineArea } from '../area'
import { programmeJobs } from './jobs'
import { programmeLeaving } from './leaving'
import { programmeTelling } from './telling'

export const programmeArea = defineArea({
  name: 'programme',
  jobs: programmeJobs,
  leaving: programmeLeaving,
  telling: programmeTelling,
})
