import { defineArea } from '../area'
import { machineCommand } from './command'
import { seedMachines } from './seed'

export const fleetArea = defineArea({
  name: 'fleet',
  commands: { machine: machineCommand },
  seed: seedMachines,
})
