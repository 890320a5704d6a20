import { defineArea } from '../area'
import { staffCommand } from './staff'
import { merchantLeaving } from './leaving'
import { seedMerchants } from './seed'
import { merchantTelling } from './telling'

export const merchantArea = defineArea({
  name: 'merchant',
  commands: { staff: staffCommand },
  leaving: merchantLeaving,
  telling: merchantTelling,
  seed: seedMerchants,
})
