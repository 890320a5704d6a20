import { eq } from 'drizzle-orm'
import type { JobDefinition } from '@server/jobs/job'
import { iterMachines } from './tables'

export const simulatedHeartbeats: JobDefinition = {
  name: 'iter: heartbeats of simulated machines',
  every: 60,
  async run(_payload, { database, now }) {
    await database.db
      .update(iterMachines)
      .set({ lastSeenAt: now })
      .where(eq(iterMachines.simulated, true))
  },
}
