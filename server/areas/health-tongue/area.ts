import { healthTongueCalls } from '@contract/health-tongue'
import { defineArea } from '../area'
import { healthTongueHandlers } from './health-tongue.calls'
import { healthTongueSeals } from './seals'
import { seedHealthTongue } from './seed'
import { healthTongueTelling } from './telling'

export const healthTongueArea = defineArea({
  name: 'health-tongue',
  calls: healthTongueCalls,
  handlers: healthTongueHandlers,
  leaving: { tables: { health_tongues: { gone: 'user_id' } } },
  seals: healthTongueSeals,
  telling: healthTongueTelling,
  seed: seedHealthTongue,
})
