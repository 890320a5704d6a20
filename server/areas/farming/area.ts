import { defineArea } from '../area'
import { farmingJobs } from './jobs'
import { farmingLeaving } from './leaving'
import { farmingTelling } from './telling'

export const farmingArea = defineArea({
  name: 'farming',
  jobs: farmingJobs,
  leaving: farmingLeaving,
  telling: farmingTelling,
})
