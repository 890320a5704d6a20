import { defineArea } from '../area'
import { programmeLeaving } from './leaving'

export const programmeArea = defineArea({
  name: 'programme',
  leaving: programmeLeaving,
})
