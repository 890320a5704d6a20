import { defineArea } from '../area'
import { merchantLeaving } from './leaving'

export const merchantArea = defineArea({
  name: 'merchant',
  leaving: merchantLeaving,
})
