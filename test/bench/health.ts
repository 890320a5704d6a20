import type { In, Path } from '@contract/api'
import { sealedDay } from '@server/areas/health/days'
import type { Reading } from '@server/areas/health/readings'
import { healthDays, healthPeople } from '@server/areas/health/tables'
import { aboutPerson, sealHealth } from '@server/areas/health/sealed'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import { loadConfig } from '@server/config'
import { OWNER } from '@server/database/roles'
import { temporaryDataDir } from '../server/harness/leftovers'
import { openTestDatabase } from '../server/harness/openTestDatabase'
import { newPerson } from '../server/harness/people'
import { serve } from './scale/house'
import type { Question } from './scale/questions'

const years = 10
const mostMs = 100
const rounds = 20
/** How much dearer a call may be with all years than with the last one: what a short call wavers by is no growth. */
const mostGrowth = 1.5
const wavers = 10

const heart = '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHeart'

/** A day of a wristband that measures every minute. */
const minutesOf = (day: string): Reading[] =>
  Array.from({ length: 1440 }, (_, minute): Reading => ({
    ...{ id: day.replace(/-/g, '') + String(minute).padStart(16, '0'), device: '手环' },
    ...{ measure: 'heart', place: 'home', at: momentOf(day, minute / 60).getTime() },
    values: { bpm: 55 + ((minute * 7) % 40) },
  }))

const shop = '/tp5/api/ExchangeShop/'

/** Every chart, and what else is read on the way to it. */
function questions(today: string): Question[] {
  const chart = (range: In<typeof heart>['range']): Question => ({
    ...{ what: `heart, ${range}`, path: heart, held: true },
    input: { range, date: dayAfter(today, -200) },
  })
  const other = (what: string, path: Path, input: object = {}): Question => ({
    ...{ what, path, held: true, input },
  })
  return [
    ...(['day', 'week', 'month', 'year'] as const).map(chart),
    other('home', `${shop}HealthReport/home`),
    other('list of readings', `${shop}HealthReport/readings`, { measure: 'heart' }),
    other('fatigue', `${shop}HealthHome/fatigueReport`),
    other('report of the guard', `${shop}HealthGuard/guardReport`),
  ]
}

type Served = Awaited<ReturnType<typeof serve>>

/** The slowest of many calls of each, and the one in the middle. */
async function timesOf(served: Served, today: string) {
  const all = new Map<string, { slowest: number; middle: number }>()
  for (const question of questions(today)) {
    await served.ask(question)
    const took: number[] = []
    for (let round = 0; round < rounds; round++) took.push(await served.ask(question))
    took.sort((one, other) => one - other)
    all.set(question.what, { slowest: took.at(-1)!, middle: took[rounds / 2]! })
  }
  return all
}

/**
 * All that is read of somebody with ten years of a reading a minute. Fails above a tenth of a second, and where it
 * is dearer than with the last year alone.
 */
export async function bench() {
  const database = await openTestDatabase({ role: OWNER })
  const config = loadConfig({ DATA_DIR: temporaryDataDir(), TRUST_PROXY: '1' })
  const person = await newPerson({ database, config })
  const whose = { userId: person.userId, key: config.dataKey }
  const sealed = sealHealth(config.dataKey, { latest: {} }, aboutPerson(person.userId))
  await database.db
    .insert(healthPeople)
    .values({ userId: person.userId, sealed, since: new Date() })
  const today = businessDay(new Date())
  const plant = async (from: number, to: number) => {
    for (let nth = from; nth <= to; nth++) {
      const day = dayAfter(today, -nth)
      await database.db.insert(healthDays).values(sealedDay(whose, day, minutesOf(day)))
    }
  }
  await plant(1, 365)
  const served = await serve(database, config, person)
  try {
    const before = await timesOf(served, today)
    await plant(366, years * 365)
    const after = await timesOf(served, today)
    console.log(`${years * 365 * 1440} readings of one person; the slowest of ${rounds} calls`)
    const faults: string[] = []
    for (const [what, { slowest, middle }] of after) {
      const { middle: then } = before.get(what)!
      console.log(
        `${what.padEnd(22)}${slowest.toFixed(1)} ms, half of them ${middle.toFixed(1)} ms; with a year ${then.toFixed(1)} ms`,
      )
      if (slowest > mostMs) faults.push(`${what} takes over ${mostMs} ms`)
      if (middle > then * mostGrowth + wavers) faults.push(`${what} grows with the years`)
    }
    if (faults.length > 0) throw new Error(faults.join('; '))
  } finally {
    await served.close()
    await database.close()
  }
}
