import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { SQL } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { healthTelling } from '@server/areas/health/telling'
import { readingsOn, sumsBetween } from '@server/areas/health/days'
import { correct, type Given, store } from '@server/areas/health/store'
import { dayMs } from '@server/calendar'
import { demo } from '@server/database/demo'
import { open } from '@server/database/seal'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { ownDataOf } from '../harness/ownData'
import { agree, paths } from './people'

/** A Wednesday, at 20:00 in Shanghai. */
const start = new Date('2026-12-02T20:00:00+08:00')

let house: House
let now = start
let person: Person
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(async () => {
  now = start
  const { userId } = await newPerson(house)
  person = { userId, token: await sessionOf(house.database.db, userId, now) }
})

const by = () => ({ token: person.token })
const whose = () => ({ userId: person.userId, key: house.config.dataKey })
const morning = (daysAgo: number, clock = '07:30') => {
  const day = new Date(now.getTime() - daysAgo * dayMs + 8 * 3600_000).toISOString().slice(0, 10)
  return `${day}T${clock}:00+08:00`
}
const pressure = (high: number, low: number, at: string) =>
  house.ask(paths.add, { measure: 'bloodPressure', high, low, at }, by())

const later = () => void (now = new Date(now.getTime() + 60_000))

const rows = async () =>
  (
    await house.database.pool.query<{ day: string; sums: Buffer; readings: Buffer }>(
      'select day, sums, readings from health_days where user_id = $1 order by day',
      [person.userId],
    )
  ).rows

describe('consent', () => {
  test('comes before anything is written, and says where it is given', async () => {
    const wish = { measure: 'heart', bpm: 71 } as const
    for (const refused of [
      await house.call(paths.add, wish, by()),
      await house.call(paths.profile, { born_year: 1955 }, by()),
      await house.call(paths.remove, { reading_id: `20261202${'0'.repeat(16)}` }, by()),
    ]) {
      assert.equal(refused.error, refusals.healthConsentNeeded.error)
      assert.match(refused.message, /我的健康/)
    }
    assert.deepEqual(await rows(), [])
    await agree(house, by(), now)
    await house.ask(paths.add, wish, by())
    assert.equal((await rows()).length, 1)
  })

  test('is to what was read: a former text is refused', async () => {
    const wish = { purpose: 'record', version: '0.9' } as const
    assert.equal((await house.call(paths.consent, wish, by())).error, refusals.invalid.error)
  })

  test('taken back deletes all that it covered, at once', async () => {
    await agree(house, by(), now)
    await pressure(128, 82, morning(0))
    await house.ask(paths.profile, { born_year: 1955, height: 158 }, by())
    later()
    const { consents } = await house.ask(paths.withdraw, { purpose: 'record' }, by())
    assert.equal(consents[0]!.consented_at, null)
    assert.deepEqual(await rows(), [])
    const home = await house.ask(paths.home, {}, by())
    assert.deepEqual(home.profile, { born_year: null, height: null })
    assert.ok(home.tiles.every(({ text }) => text === ''))
    const refused = await house.call(paths.add, { measure: 'heart', bpm: 71 }, by())
    assert.equal(refused.error, refusals.healthConsentNeeded.error)
    later()
    await agree(house, by(), now)
    assert.equal((await house.ask(paths.pressure, {}, by())).last, null)
  })
})

describe('a reading', () => {
  beforeEach(() => agree(house, by(), now))

  test('is refused where it cannot be, with what to look at', async () => {
    for (const [wish, words] of [
      [{ measure: 'bloodPressure', high: 400, low: 82 }, /高压应在 50 到 300/],
      [{ measure: 'bloodPressure', high: 82, low: 128 }, /写反/],
      [{ measure: 'bloodPressure', high: 128 }, /请填写低压/],
      [{ measure: 'temperature', celsius: 36.55 }, /最多写 1 位小数/],
      [{ measure: 'heart', bpm: 71.5 }, /写整数/],
      [{ measure: 'bloodSugar', fasting: 5.6, after_meal: 7 }, /一次只填一项/],
      [{ measure: 'bloodLipids' }, /请填一项/],
      [{ measure: 'sleep', asleep: 300, deep: 200, light: 200 }, /睡着的时间还长/],
      [{ measure: 'heart', bpm: 71, at: morning(-1) }, /时间还没有到/],
      [{ measure: 'heart', bpm: 71, at: '1999-01-01T00:00:00+08:00' }, /时间太早/],
    ] as const) {
      const refused = await house.call(paths.add, wish, by())
      assert.equal(refused.error, refusals.invalid.error, JSON.stringify(wish))
      assert.match(refused.message, words)
    }
    assert.deepEqual(await rows(), [])
  })

  test('is one however often it comes, and argued about where a hand writes another', async () => {
    const at = morning(0)
    const one = await pressure(128, 82, at)
    const again = await pressure(128, 82, at)
    assert.equal(again.reading_id, one.reading_id)
    const other = await house.call(
      paths.add,
      { measure: 'bloodPressure', high: 140, low: 90, at },
      by(),
    )
    assert.equal(other.error, refusals.readingKnown.error)
    assert.match(other.message, /今天 7:30已经记过一次：128\/82 mmHg/)
    assert.equal((await house.ask(paths.pressures, {}, by())).list.length, 1)
  })

  test('of a device changes nothing twice, and does not come back once it was taken away', async () => {
    const given: Given = {
      ...{ measure: 'heart' as const, device: '手环', place: 'home' as const },
      ...{ values: { bpm: 71 }, at: new Date(morning(1)) },
    }
    const put = () => house.database.transaction((tx) => store(tx, whose(), [given, given], now))
    await put()
    const [before] = await rows()
    await put()
    assert.deepEqual((await rows())[0], before)
    const asked = { measure: 'heart' } as const
    const { list } = await house.ask(paths.readings, asked, by())
    assert.equal(list.length, 1)
    await house.ask(paths.remove, { reading_id: list[0]!.reading_id }, by())
    await put()
    assert.deepEqual((await house.ask(paths.readings, asked, by())).list, [])
  })

  test('that is late changes its own day and no other', async () => {
    await pressure(128, 82, morning(0))
    await pressure(136, 86, morning(2))
    const [early, today] = await rows()
    await pressure(150, 90, morning(2, '20:10'))
    const [changed, same] = await rows()
    assert.deepEqual(same, today)
    assert.notDeepEqual(changed, early)
    const report = await house.ask(paths.pressure, {}, by())
    const monday = report.points.find(({ day }) => day === early!.day)
    assert.deepEqual(monday?.values, [143, 88])
    assert.equal(report.last?.text, '128/82 mmHg')
  })

  test('that is corrected keeps what stood there, and its day follows', async () => {
    const { reading_id } = await pressure(182, 82, morning(0))
    later()
    const corrected = await house.ask(paths.edit, { reading_id, high: 128, low: 82 }, by())
    assert.deepEqual(
      corrected.former.map(({ text }) => text),
      ['182/82 mmHg'],
    )
    const report = await house.ask(paths.pressure, {}, by())
    assert.equal(report.parts[0]!.highest?.value, 128)
    assert.equal(report.last?.text, '128/82 mmHg')
  })

  test('that is taken away leaves nothing, and the one before is the last again', async () => {
    await pressure(131, 84, morning(3))
    const { reading_id } = await pressure(128, 82, morning(0))
    await house.ask(paths.remove, { reading_id }, by())
    assert.equal((await rows()).length, 1)
    assert.equal((await house.ask(paths.pressure, {}, by())).last?.text, '131/84 mmHg')
    const gone = await house.call(paths.remove, { reading_id }, by())
    assert.equal(gone.error, refusals.notFound.error)
  })

  test('is listed with all others, the newest first and by pages', async () => {
    const clocks = Array.from({ length: 25 }, (_, nth) => morning(nth))
    for (const at of clocks) await pressure(128, 82, at)
    const first = await house.ask(paths.pressures, {}, by())
    const second = await house.ask(paths.pressures, { cursor: first.next! }, by())
    assert.deepEqual([first.list.length, second.list.length, second.next], [20, 5, null])
    const times = [...first.list, ...second.list].map(({ at }) => Date.parse(at))
    assert.deepEqual(
      times,
      clocks.map((at) => Date.parse(at)),
    )
  })

  test('of two at the same moment is not lost', async () => {
    await Promise.all([
      house.ask(paths.add, { measure: 'heart', bpm: 71, at: morning(0) }, by()),
      house.ask(paths.add, { measure: 'steps', steps: 4800, at: morning(0) }, by()),
    ])
    const home = await house.ask(paths.home, {}, by())
    const known = home.tiles.filter(({ text }) => text !== '').map(({ measure }) => measure)
    assert.deepEqual(known, ['heart', 'steps'])
  })

  test('lies sealed under a key of its own, and stands in no log', async () => {
    await house.ask(paths.add, { measure: 'other', waist: 101.7 }, by())
    await house.call(paths.add, { measure: 'other', waist: 987.3 }, by())
    const [row] = await rows()
    const about = `health readings ${person.userId} ${row!.day}`
    const { dataKey } = house.config
    assert.match(open(dataKey, row!.readings, about, 'seal health'), /101\.7/)
    assert.throws(() => open(dataKey, row!.readings, about))
    assert.doesNotMatch(house.log(), /waist|101\.7|987\.3/)
  })

  test('is told to its owner with all others, and to nobody else', async () => {
    await pressure(128, 82, morning(0))
    await house.ask(paths.profile, { born_year: 1955 }, by())
    const reader = { userId: person.userId, config: house.config, now }
    const told = await ownDataOf(house.database.db, [healthTelling], reader)
    assert.match(JSON.stringify(told), /128\/82 mmHg/)
    assert.match(JSON.stringify(told), /1955/)
    assert.equal(told['健康记录']?.length, 1)
    const other = { ...reader, userId: demo.newcomer.userId }
    const theirs = await ownDataOf(house.database.db, [healthTelling], other)
    assert.ok(Object.keys(theirs).includes('健康记录'))
    assert.deepEqual(Object.values(theirs).flat(), [])
  })

  test('is told some days at a time, however many there are', async () => {
    const { database, config } = house
    const given = Array.from({ length: 70 }, (_, nth) => ({
      ...({ measure: 'heart', device: '手环', place: 'home', values: { bpm: 60 } } as const),
      at: new Date(Date.parse(morning(1)) - nth * dayMs),
    }))
    await database.transaction((tx) => store(tx, whose(), given, now))
    const turns: number[] = []
    const db = Object.create(database.db, {
      execute: {
        value: async (query: SQL) => {
          const found = await database.db.execute(query)
          turns.push(found.rows.length)
          return found
        },
      },
    }) as typeof database.db
    const { health_days: days } = healthTelling
    const reader = { userId: person.userId, config, now }
    const told = await ownDataOf(db, [{ health_days: days! }], reader)
    assert.deepEqual(turns, [30, 30, 10])
    const told70 = told['健康记录'] as { day: string }[]
    assert.equal(new Set(told70.map(({ day }) => day)).size, 70)
  })
})

describe('the sums of a day', () => {
  test('are those of its readings, whatever was done to them', async () => {
    await agree(house, by(), now)
    const given = [61, 75, 88].map((bpm, nth) => ({
      ...({ measure: 'heart', device: '手环', place: 'home', values: { bpm } } as const),
      at: new Date(Date.parse(morning(1)) + nth * 60_000),
    }))
    const { database } = house
    const stored = await database.transaction((tx) => store(tx, whose(), given, now))
    await database.transaction((tx) =>
      correct(tx, whose(), { id: stored[2]!.id, values: () => ({ bpm: 80 }), now }),
    )
    const { day } = (await rows())[0]!
    const sums = (await sumsBetween(database.db, whose(), day, day)).get(day)
    const { n, sum, low, high } = sums!.parts.bpm!
    assert.deepEqual([n, sum, low[0], high[0]], [3, 216, 61, 80])
    assert.equal((await readingsOn(database.db, whose(), [day])).get(day)!.length, 3)
  })
})
