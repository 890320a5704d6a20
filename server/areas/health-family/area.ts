import { healthFamilyCalls } from '@contract/health-family'
import { defineArea } from '../area'
import { healthFamilyHandlers } from './health-family.calls'
import { seedHealthFamily } from './seed'

export const healthFamilyArea = defineArea({
  name: 'health-family',
  calls: healthFamilyCalls,
  handlers: healthFamilyHandlers,
  seed: seedHealthFamily,
})
