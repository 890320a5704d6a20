import { dayMs } from '@server/calendar'
import type { JobDefinition } from '@server/jobs/job'
import { forgetGuests } from './guests/guests'

/** Who asks why somebody was not let in asks so long after the end at most. */
const guestsLastDays = 30

export const partnerJobs: JobDefinition[] = [
  {
    name: 'partner: forget whom partners had invited to campaigns that are over',
    every: 24 * 3600,
    run: (_payload, { database, now }) =>
      forgetGuests(database.db, new Date(now.getTime() - guestsLastDays * dayMs)),
  },
]
