import { defineArea } from '../area'
import { farmingJobs } from './jobs'
import { farmingLeaving } from './leaving'

export const farmingArea = defineArea({
  name: 'farming',
  jobs: farmingJobs,
  leaving: farmingLeaving,
})
