import { agreementInForce, say } from '@server/areas/agreement/agreement'
import { businessDay, dayAfter, dayMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { sealedDay } from './days'
import type { Person, Whose } from './person'
import { purposes } from './purposes'
import type { Reading } from './readings'
import { aboutPerson, sealHealth } from './sealed'
import { fatherMeasuredOn } from './seed/father'
import { measuredOn } from './seed/measured'
import { healthDays, healthPeople } from './tables'

/** Two years of each, until the moment of planting. */
const days = 730
const chunk = 365

interface Planted {
  userId: string
  profile: Pick<Person, 'born' | 'height'>
  measuredOn: (day: string, nth: number, userId: string) => Reading[]
}

/**
 * 陈桂芬 measures at home, wears a wristband at night, and has her blood looked at twice a year; her
 * husband walks more and measures less.
 */
export async function seedHealth(tx: Db, context: SeedContext) {
  await plant(tx, context, {
    userId: demo.elder.userId,
    profile: { born: 1955, height: 158 },
    measuredOn,
  })
  await plant(tx, context, {
    userId: demo.father.userId,
    profile: { born: 1953, height: 170 },
    measuredOn: fatherMeasuredOn,
  })
}

/** Somebody with all that they measured. */
async function plant(
  tx: Db,
  { now, config }: SeedContext,
  { userId, profile, measuredOn: measured }: Planted,
): Promise<void> {
  const whose: Whose = { userId, key: config.dataKey }
  const { agreement } = purposes.record
  const since = new Date(
    Math.max(
      now.getTime() - days * dayMs,
      momentOf(agreementInForce(agreement, now).effectiveAt, 9).getTime(),
    ),
  )
  const first = dayAfter(businessDay(now), -days)
  const written = Array.from({ length: days + 1 }, (_, nth) => {
    const day = dayAfter(first, nth)
    return { day, readings: measured(day, nth, userId).filter(({ at }) => at <= now.getTime()) }
  }).filter(({ readings }) => readings.length > 0)
  const person: Person = { ...profile, latest: latestOf(written) }
  const sealed = sealHealth(config.dataKey, person, aboutPerson(userId))
  await tx.insert(healthPeople).values({ userId, sealed, since })
  const rows = written.map(({ day, readings }) => sealedDay(whose, day, readings))
  for (let at = 0; at < rows.length; at += chunk)
    await tx.insert(healthDays).values(rows.slice(at, at + chunk))
  await say(tx, { userId, agreement, said: 'accepted', now: since })
}

const latestOf = (written: readonly { readings: readonly Reading[] }[]): Person['latest'] =>
  Object.fromEntries(
    written.flatMap(({ readings }) => readings).map((reading) => [reading.measure, reading]),
  )
