import type { Config } from '@server/config'
import type { JobDefinition } from '@server/jobs/job'
import { closeDue } from './close'
import type { Leaving } from './leaving'

export const accountJobs = (config: Config, leavings: readonly Leaving[]): JobDefinition[] => [
  {
    name: 'account: close what is due',
    every: 300,
    run: (_payload, { database, now }) => closeDue({ database, config, now }, leavings),
  },
]
