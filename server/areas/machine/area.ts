import { machineCalls } from '@contract/machine'
import { defineArea } from '../area'
import { addDevices } from './device/routes'
import { machineJobs } from './jobs'
import { machineLeaving } from './leaving'
import { machineHandlers } from './machine.calls'
import { seedIter } from './seed'

export const machineArea = defineArea({
  name: 'machine',
  calls: machineCalls,
  handlers: machineHandlers,
  jobs: machineJobs,
  leaving: machineLeaving,
  seed: seedIter,
  routes: addDevices,
})
