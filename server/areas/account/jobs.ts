import type { JobDefinition } from '@server/jobs/job'
import type { House } from '../area'
import { closeDue } from './close'

export const accountJobs = ({ config, ports }: House): JobDefinition[] => [
  {
    name: 'account: close what is due',
    every: 300,
    run: (_payload, { database, now }) => closeDue({ database, config, now }, ports.leavings),
  },
]
