import { defineArea } from '../area'
import { salesLeaving } from './leaving'
import { salesTelling } from './telling'

export const salesArea = defineArea({
  name: 'sales',
  leaving: salesLeaving,
  telling: salesTelling,
})
