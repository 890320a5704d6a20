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

const heart = '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHeart'

/** A day of a wristband that measures every minute. */
const minutesOf = (day: string): Reading[] =>
  Array.from({ length: 1440 }, (_, minute): Reading => ({
    ...{ id: day.replace(/-/g, '') + String(minute).padStart(16, '0'), device: '手环' },
    ...{ measure: 'heart', place: 'home', at: momentOf(day, minute / 60).getTime() },
    values: { bpm: 55 + ((minute * 7) % 40) },
  }))

/** Any chart of somebody with ten years of a reading a minute. Fails above a tenth of a second. */
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
  for (let nth = 1; nth <= years * 365; nth++) {
    const day = dayAfter(today, -nth)
    await database.db.insert(healthDays).values(sealedDay(whose, day, minutesOf(day)))
  }
  const served = await serve(database, config, person)
  const slow: string[] = []
  try {
    console.log(`${years * 365 * 1440} readings of one person; the slowest of ${rounds} calls`)
    for (const range of ['day', 'week', 'month', 'year'] as const) {
      const input = { range, date: dayAfter(today, -400) }
      const question: Question = { what: range, path: heart, held: true, input }
      let slowest = 0
      await served.ask(question)
      for (let round = 0; round < rounds; round++)
        slowest = Math.max(slowest, await served.ask(question))
      console.log(`${range.padEnd(10)}${slowest.toFixed(1)} ms`)
      if (slowest > mostMs) slow.push(range)
    }
    if (slow.length > 0) throw new Error(`Above ${mostMs} ms: ${slow.join(', ')}`)
  } finally {
    await served.close()
    await database.close()
  }
}
