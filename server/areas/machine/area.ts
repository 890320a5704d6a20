import { machineCalls } from '@contract/machine'
import { defineArea } from '../area'
import { addDevices } from './device/routes'
import { machineJobs } from './jobs'
import { machineLeaving } from './leaving'
import { machineHandlers } from './machine.calls'
import { vending } from './exchange/vending'
import { seedIter } from './seed'

export const machineArea = defineArea({
  name: 'machine',
  calls: machineCalls,
  handlers: machineHandlers,
  jobs: machineJobs,
  leaving: machineLeaving,
  sells: [vending],
  seed: seedIter,
  routes: addDevices,
})
