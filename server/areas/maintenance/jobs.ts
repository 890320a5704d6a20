import type { JobDefinition } from '@server/jobs/job'
import { takeUpIncidents, takeUpMachines } from './fault/take-up'

export const maintenanceJobs: JobDefinition[] = [
  {
    name: 'maintenance: take up what machines note',
    every: 60,
    run: (_payload, { database }) => takeUpIncidents(database),
  },
  {
    name: 'maintenance: look for machines that are ill',
    every: 300,
    run: (_payload, { database, now }) => takeUpMachines(database, now),
  },
]
