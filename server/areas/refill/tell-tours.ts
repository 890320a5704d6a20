import { and, eq, sql } from 'drizzle-orm'
import { duties, inForce } from '@server/areas/duty/duty'
import { isUntold, remind } from '@server/areas/message/message'
import { businessDay, hourOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { JobDefinition } from '@server/jobs/job'
import { machinesForTour } from './warnings'

/** From when to when somebody may set out. */
const hours = { from: 7, to: 20 }

/** Once a day everybody who runs machines is told which of them are worth a tour. */
export const tellTours: JobDefinition = {
  name: 'refill: propose the tours of the day',
  every: 600,
  async run(_payload, { database, now }) {
    if (hourOf(now) < hours.from || hourOf(now) >= hours.to) return
    for (const { userId } of await untold(database.db, now))
      await database.transaction((tx) => tell(tx, userId, now))
  },
}

const untold = (db: Db, now: Date) =>
  db
    .selectDistinct({ userId: duties.userId })
    .from(duties)
    .where(
      and(
        eq(duties.role, 'operator'),
        inForce(now),
        isUntold('toursProposed', {
          userId: sql`${duties.userId}`,
          about: sql`${businessDay(now)}`,
        }),
      ),
    )

async function tell(tx: Db, userId: string, at: Date): Promise<void> {
  const machines = await machinesForTour(tx, { operatorId: userId, now: at })
  if (machines.length === 0) return
  await remind(tx, {
    ...{ userId, kind: 'toursProposed', about: businessDay(at), at },
    facts: { machines },
  })
}
