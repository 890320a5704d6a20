import { machineCalls } from '@contract/machine'
import { defineArea } from '../area'
import { addDevices } from './device/routes'
import { machineJobs } from './jobs'
import { machineLeaving } from './leaving'
import { machineHandlers } from './machine.calls'
import { vending } from './exchange/vending'
import { machineSeals } from './seals'
import { machineTelling } from './telling'

export const machineArea = defineArea({
  name: 'machine',
  calls: machineCalls,
  handlers: machineHandlers,
  jobs: machineJobs,
  leaving: machineLeaving,
  seals: machineSeals,
  telling: machineTelling,
  sells: [vending],
  routes: addDevices,
})
