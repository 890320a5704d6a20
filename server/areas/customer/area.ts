import { customerCalls } from '@contract/customer'
import { defineArea } from '../area'
import { customerHandlers } from './customer.calls'
import { customerLeaving } from './leaving'
import { customerSeals } from './seals'
import { seedCustomers } from './seed'
import { customerTelling } from './telling'

export const customerArea = defineArea({
  name: 'customer',
  calls: customerCalls,
  handlers: customerHandlers,
  leaving: customerLeaving,
  seals: customerSeals,
  telling: customerTelling,
  seed: seedCustomers,
})
