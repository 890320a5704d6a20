import { defineArea } from '../area'
import { drawFaults } from './check-draw'
import { drawLeaving } from './leaving'
import { drawTelling } from './telling'

export const drawArea = defineArea({
  name: 'draw',
  faults: drawFaults,
  leaving: drawLeaving,
  telling: drawTelling,
})
