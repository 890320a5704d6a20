import { defineArea } from '../area'
import { drawFaults } from './check-draw'
import { drawJobs } from './jobs'
import { drawLeaving } from './leaving'
import { drawTelling } from './telling'

export const drawArea = defineArea({
  name: 'draw',
  faults: drawFaults,
  jobs: drawJobs,
  leaving: drawLeaving,
  telling: drawTelling,
})
