import { defineArea } from '../area'
import { dutyCommand } from './duties'
import { dutyLeaving } from './leaving'
import { dutyTelling } from './telling'

export const dutyArea = defineArea({
  name: 'duty',
  commands: { duty: dutyCommand },
  leaving: dutyLeaving,
  telling: dutyTelling,
})
