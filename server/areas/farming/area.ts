import { defineArea } from '../area'
import { farmingLeaving } from './leaving'

export const farmingArea = defineArea({
  name: 'farming',
  leaving: farmingLeaving,
})
