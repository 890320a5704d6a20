import { addressCalls } from '@contract/address'
import { defineArea } from '../area'
import { addressHandlers } from './address.calls'
import { addressJobs } from './jobs'
import { addressLeaving } from './leaving'
import { seedAddresses } from './seed'
import { addressSeals } from './seals'
import { addressTelling } from './telling'

export const addressArea = defineArea({
  name: 'address',
  calls: addressCalls,
  handlers: addressHandlers,
  jobs: addressJobs,
  leaving: addressLeaving,
  seals: addressSeals,
  telling: addressTelling,
  seed: seedAddresses,
})
