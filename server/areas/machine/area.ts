import { machineCalls } from '@contract/machine'
import { defineArea } from '../area'
import { machineCommand } from './command'
import { addDevices } from './device/routes'
import { machineJobs } from './jobs'
import { machineLeaving } from './leaving'
import { machineHandlers } from './machine.calls'
import { vending } from './exchange/vending'
import { seedMachines } from './seed'
import { machineSeals } from './seals'
import { machineTelling } from './telling'

export const machineArea = defineArea({
  name: 'machine',
  commands: { machine: machineCommand },
  calls: machineCalls,
  handlers: machineHandlers,
  jobs: machineJobs,
  leaving: machineLeaving,
  seals: machineSeals,
  telling: machineTelling,
  sells: [vending],
  seed: seedMachines,
  routes: addDevices,
})
