import { dayMs } from '@server/calendar'
import { forgetCounts } from '@server/areas/programme/programme'
import type { JobDefinition } from '@server/jobs/job'
import { sweepJob } from '@server/jobs/sweep'
import { codeReminders } from './receive/remind'
import { addressReminder } from './receive/remind-waiting'
import { publishTurned } from './receive/odds'
import type { Subjects } from './rules/limits'

/** Who asks whether a limit was kept asks so long after the end at most. */
export const placesLastDays = 30

const places: readonly (keyof Subjects)[] = ['device', 'network']

export const prizeJobs: JobDefinition[] = [
  ...codeReminders.map((reminder) => sweepJob(reminder)),
  sweepJob(addressReminder),
  {
    name: 'prize: publish the odds that a new day changed',
    every: 30,
    run: (_payload, { database, now }) => publishTurned(database, now),
  },
  {
    name: 'prize: forget phones and networks of campaigns that are over',
    every: 24 * 3600,
    async run(_payload, { database, now }) {
      const endedBefore = new Date(now.getTime() - placesLastDays * dayMs)
      await forgetCounts(database.db, places, endedBefore)
    },
  },
]
