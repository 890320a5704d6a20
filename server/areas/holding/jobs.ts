import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { expireHoldings } from './expire'
import { returnExpired } from './invites'
import { dropOldMistakes } from './mistakes'
import { expiryReminders } from './remind'

export const holdingJobs: JobDefinition[] = [
  sweepJob(returnExpired),
  ...expiryReminders.map((reminder) => sweepJob(reminder)),
  {
    name: 'holding: write down what has expired',
    every: 300,
    async run(_payload, { database, now }) {
      while ((await database.transaction((tx) => expireHoldings(tx, now))) > 0);
    },
  },
  {
    name: 'holding: drop mistakes of hours that are over',
    every: 3600,
    run: async (_payload, { database, now }) => void (await dropOldMistakes(database.db, now)),
  },
]
