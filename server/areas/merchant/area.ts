import { defineArea } from '../area'
import { merchantCommand } from './merchants'
import { staffCommand } from './staff'
import { merchantLeaving } from './leaving'
import { seedMerchants } from './seed'
import { merchantTelling } from './telling'

export const merchantArea = defineArea({
  name: 'merchant',
  commands: { merchant: merchantCommand, staff: staffCommand },
  leaving: merchantLeaving,
  telling: merchantTelling,
  seed: seedMerchants,
})
