import { say } from '@server/areas/agreement/agreement'
import {
  beginGuard,
  type Person,
  personOf,
  sealHealth,
  sumsBetween,
  type Whose,
} from '@server/areas/health/health'
import { businessDay, dayAfter, dayMs, hourMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { uuidv7 } from '@server/database/uuid'
import type { SeedContext } from '../area'
import { type Alert, alertsSince, contentOf, markSeen, saveTurn } from './alerts'
import { lockGuard, secretOf, selfOf } from './guard'
import { writeFound } from './look'
import { lookedBack } from './rules'
import type { Answers } from './score'
import { aboutCheck } from './sealed'
import type { SheetKey } from './sheets'
import { healthChecks } from './tables'

/** So many days it has watched, at a time in the evening at which she has measured all. */
const watched = 170
const evening = 21

const woman = { sex: 'woman', age: '71', height: '158', family: 'yes' }

const handedIn: readonly { sheet: SheetKey; daysAgo: number; answers: Answers }[] = [
  {
    ...{ sheet: 'diabetes', daysAgo: 150 },
    answers: { ...woman, weight: '61.2', waist: '88', high: '136' },
  },
  {
    ...{ sheet: 'diabetes', daysAgo: 9 },
    answers: { ...woman, weight: '60.2', waist: '86', high: '131' },
  },
  {
    ...{ sheet: 'strength', daysAgo: 9 },
    answers: { lift: 'some', walk: 'none', rise: 'none', climb: 'some', falls: 'none' },
  },
]

interface Seeding {
  whose: Whose
  person: Person
  now: Date
}

/** She has it watch since a while ago, has looked at all but the last of what it found, and asked its sheets. */
export async function seedHealthGuard(tx: Db, { now, config }: SeedContext): Promise<void> {
  const whose: Whose = { userId: demo.elder.userId, key: config.dataKey }
  const person = (await personOf(tx, whose))!
  const since = new Date(now.getTime() - watched * dayMs)
  await beginGuard(tx, whose, since)
  await say(tx, { userId: whose.userId, agreement: 'healthGuard', said: 'accepted', now: since })
  await seedChecks(tx, whose, now)
  await seedAlerts(tx, { whose, person, now })
}

async function seedChecks(tx: Db, { userId, key }: Whose, now: Date): Promise<void> {
  for (const { sheet, daysAgo, answers } of handedIn) {
    const doneAt = new Date(now.getTime() - daysAgo * dayMs)
    const checkId = uuidv7(doneAt.getTime())
    const sealed = sealHealth(key, answers, aboutCheck(checkId))
    await tx
      .insert(healthChecks)
      .values({ ...{ checkId, userId, sheet, doneAt, sealed }, begunAt: doneAt })
  }
}

async function seedAlerts(tx: Db, { whose, person, now }: Seeding): Promise<void> {
  const { userId, key } = whose
  const guard = await lockGuard(tx, userId)
  const secret = secretOf(guard, key)
  const today = businessDay(now)
  const all = [...(await sumsBetween(tx, whose, dayAfter(today, -watched - lookedBack), today))]
  for (let ago = watched; ago >= 1; ago--) {
    const day = dayAfter(today, -ago)
    const first = dayAfter(day, -lookedBack)
    const days = new Map(all.filter(([one]) => one >= first && one <= day))
    const then = momentOf(day, evening)
    const watching = { guard, secret, key, now: then }
    await writeFound(tx, watching, { person, days, devices: [], today: day, now: then })
  }
  const alerts = await alertsSince(tx, userId, momentOf(dayAfter(today, -watched), 0), watched)
  for (const [nth, alert] of alerts.entries()) {
    await seedTelling(tx, alert, key, selfOf(guard).name)
    if (nth > 0) await markSeen(tx, userId, alert.alertId, hoursAfter(alert.foundAt, 2))
  }
}

const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs)

function seedTelling(tx: Db, alert: Alert, key: Whose['key'], name: string) {
  const { userId, foundAt } = alert
  const told = [{ userId, name, at: foundAt.getTime() }]
  const content = { ...contentOf(key, alert), told }
  return saveTurn(tx, alert, { key, content, nextAt: null })
}
