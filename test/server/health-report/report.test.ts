import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { healthReportCalls } from '@contract/health-report'
import { refusals } from '@contract/refusals'
import { healthDays } from '@server/areas/health/tables'
import { sealedDay } from '@server/areas/health/days'
import type { Reading } from '@server/areas/health/readings'
import { dayAfter, momentOf } from '@server/calendar'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { agree, paths, reads, wanted } from '../health/people'

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
  await agree(house, by(), now)
})

const by = () => ({ token: person.token })
const pressure = (high: number, low: number, at: string, place?: 'home' | 'clinic') =>
  house.ask(
    paths.add,
    { measure: 'bloodPressure', high, low, at: `${at}:00+08:00`, ...(place && { place }) },
    by(),
  )

describe('a week of blood pressure', () => {
  test('says in words what it was, against the week before', async () => {
    await pressure(138, 88, '2026-11-25T07:30')
    await pressure(134, 86, '2026-11-26T07:30')
    await pressure(117, 79, '2026-11-30T07:30')
    await pressure(151, 92, '2026-12-02T07:30')
    const report = await house.ask(paths.pressure, {}, by())
    assert.equal(report.sentence, '这周平均 134/86，比上周低 2，今天早上最高 151')
    assert.equal(report.advice, '其中 1 天高于参考范围，请把记录给医生看')
    assert.deepEqual(
      [report.title, report.from, report.to, report.before, report.after],
      ['11月30日–12月6日', '2026-11-30', '2026-12-06', '2026-11-29', null],
    )
  })

  test('has a gap where nothing was measured', async () => {
    await pressure(117, 79, '2026-11-30T07:30')
    const { points } = await house.ask(paths.pressure, {}, by())
    assert.deepEqual(
      points.map(({ values }) => values[0]),
      [117, null, null, null, null, null, null],
    )
    assert.deepEqual(
      points.map(({ label }) => label),
      ['周一', '周二', '今天', '周四', '周五', '周六', '周日'],
    )
    assert.equal(points[1]!.text, '')
  })

  test('leaves readings of a clinic out of its averages, and says so', async () => {
    await pressure(128, 82, '2026-12-01T07:30')
    const clinic = await pressure(139, 88, '2026-12-01T10:00', 'clinic')
    assert.deepEqual([clinic.standing, clinic.place_text], ['in', '在医院量的'])
    const report = await house.ask(paths.pressure, {}, by())
    assert.equal(report.parts[0]!.average, 128)
    assert.deepEqual(report.beside, [{ name: '在医院量的', value: '1 次，不算进平均' }])
  })

  test('with nothing in it says that, and is no error', async () => {
    const report = await house.ask(paths.pressure, {}, by())
    assert.equal(report.sentence, '这周还没有记录')
    const before = await house.ask(paths.pressure, { date: report.before }, by())
    assert.deepEqual([before.sentence, before.after], ['上周没有记录', '2026-11-30'])
  })
})

describe('other ranges', () => {
  test('of a day are its hours, of a month its days, of a year its months', async () => {
    await pressure(128, 82, '2026-12-02T07:30')
    await pressure(134, 84, '2026-12-02T07:50')
    for (const [range, places, at, label, value] of [
      ['day', 24, 7, '7点', 131],
      ['month', 31, 1, '2日', 131],
      ['year', 12, 11, '12月', 131],
    ] as const) {
      const { points } = await house.ask(paths.pressure, { range }, by())
      assert.equal(points.length, places)
      assert.deepEqual([points[at]!.label, points[at]!.values[0]], [label, value])
      assert.equal(points.filter(({ values }) => values[0] !== null).length, 1)
    }
  })

  test('count together what a day comes to, and average the days', async () => {
    const walk = (steps: number, at: string) =>
      house.ask(paths.add, { measure: 'steps', steps, at: `${at}:00+08:00` }, by())
    await walk(3000, '2026-12-01T09:00')
    await walk(2280, '2026-12-01T18:00')
    await walk(4000, '2026-12-02T18:00')
    const { sentence, parts } = await house.ask(paths.steps, {}, by())
    assert.equal(sentence, '这周平均每天走了 4,640 步，周二最多 5,280')
    assert.equal(parts[0]!.average, 4640)
  })

  test('tell the moments of blood sugar apart', async () => {
    const sugar = (values: object, at: string) =>
      house.ask(paths.add, { measure: 'bloodSugar', ...values, at: `${at}:00+08:00` }, by())
    await sugar({ fasting: 5.6 }, '2026-12-01T06:30')
    await sugar({ after_meal: 8.4 }, '2026-12-01T09:00')
    const { parts, points, advice } = await house.ask(paths.sugar, {}, by())
    assert.deepEqual(
      parts.map(({ average }) => average),
      [5.6, 8.4, null],
    )
    assert.deepEqual(points[1]!.standings, ['in', 'high', 'none'])
    assert.match(advice, /高于参考范围，请把记录给医生看/)
  })
})

describe('the ranges', () => {
  test('go by age and height where they do, and by nothing that nobody told', async () => {
    await house.ask(paths.add, { measure: 'weight', kg: 62, at: '2026-12-02T07:00:00+08:00' }, by())
    const unknown = await house.ask(paths.weight, {}, by())
    assert.equal(unknown.parts[0]!.band, null)
    await house.ask(paths.profile, { born_year: 1955, height: 158 }, by())
    const known = await house.ask(paths.weight, {}, by())
    assert.deepEqual(known.parts[0]!.band, {
      ...{ from: 49.9, to: 67.2, own: 0 },
      text: '65–79 岁，BMI 20.0–26.9',
    })
    assert.deepEqual(known.beside, [{ name: 'BMI', value: '24.8' }])
    const mine = known.references.filter((one) => one.mine === 1)
    assert.deepEqual(
      mine.map(({ whom }) => whom),
      ['65–79 岁'],
    )
  })

  test('give way to what was set with a doctor, and come back', async () => {
    await pressure(141, 80, '2026-12-02T07:30')
    await house.ask(paths.band, { part: 'high', from: 110, to: 145 }, by())
    const own = await house.ask(paths.pressure, {}, by())
    assert.deepEqual(own.parts[0]!.band, {
      ...{ from: 110, to: 145, own: 1 },
      text: '医生给您定的：高压 110–145 mmHg',
    })
    assert.equal(own.advice, '')
    const wrong = await house.call(paths.band, { part: 'high', from: 150, to: 120 }, by())
    assert.match(wrong.message, /写反/)
    await house.ask(paths.band, { part: 'high' }, by())
    const published = await house.ask(paths.pressure, {}, by())
    assert.deepEqual([published.parts[0]!.band?.to, published.parts[0]!.band?.own], [134, 0])
  })

  test('of other sources stand beside, and nothing is held against them', async () => {
    await house.ask(paths.profile, { born_year: 1955, height: 158 }, by())
    const { references, parts } = await house.ask(paths.pressure, {}, by())
    const others = references.filter(({ other }) => other === 1)
    assert.deepEqual(
      others.map(({ text, mine }) => [text, mine]),
      [
        ['在家量，高压低于 130', 0],
        ['在家量，低压低于 80', 0],
      ],
    )
    const [mine] = references.filter((one) => one.mine === 1)
    assert.ok(others.every(({ source }) => source !== mine!.source))
    assert.equal(parts[0]!.band?.to, 134)
  })

  test('each say where they are from', async () => {
    for (const path of Object.keys(healthReportCalls).filter((one) => /weekOrMonth/.test(one))) {
      const asked = path as typeof paths.pressure
      const { references } = await house.ask(asked, {}, by())
      for (const { source, version, date, hand, text } of references)
        assert.ok(source && version && date && hand && text, path)
    }
  })
})

describe('what is somebody else’s', () => {
  test('is refused by every read, whether there is any or not', async () => {
    assert.ok(reads.length >= 18)
    for (const path of reads) {
      for (const person_id of [demo.elder.userId, '01940000-0000-7000-8000-00000000ffff']) {
        const wish = { person_id, ...wanted[path] }
        const refused = await house.call(path, wish, by())
        assert.equal(refused.error, refusals.forbidden.error, path)
        assert.equal(refused.data, null)
      }
    }
  })

  test('is out of reach of every write', async () => {
    const token = await sessionOf(house.database.db, demo.elder.userId, now)
    const { list } = await house.ask(paths.pressures, {}, { token })
    const reading_id = list[0]!.reading_id
    for (const refused of [
      await house.call(paths.edit, { reading_id, high: 120, low: 80 }, by()),
      await house.call(paths.remove, { reading_id }, by()),
    ])
      assert.equal(refused.error, refusals.notFound.error)
    assert.deepEqual((await house.ask(paths.pressures, {}, { token })).list[0], list[0])
  })
})

describe('the demo', () => {
  test('has two years of one person, with gaps and something to look at', async () => {
    now = new Date()
    const token = await sessionOf(house.database.db, demo.elder.userId, now)
    const home = await house.ask(paths.home, {}, { token })
    assert.ok(home.tiles.every(({ text }) => text !== ''))
    const year = await house.ask(paths.pressure, { range: 'year' }, { token })
    assert.match(year.sentence, /^今年平均 \d+\/\d+，比去年低 \d+/)
  })
})

test('years of a reading a minute are charted from the days that a chart shows', async () => {
  const whose = { userId: person.userId, key: house.config.dataKey }
  const last = '2026-12-01'
  const full = (day: string, every: number): Reading[] =>
    Array.from({ length: 1440 / every }, (_, nth): Reading => ({
      ...{ id: day.replace(/-/g, '') + String(nth).padStart(16, '0'), device: '手环' },
      ...{ measure: 'heart', place: 'home', at: momentOf(day, (nth * every) / 60).getTime() },
      values: { bpm: 60 + (nth % 40) },
    }))
  const rows = Array.from({ length: 1000 }, (_, nth) => {
    const day = dayAfter(last, -nth)
    return sealedDay(whose, day, full(day, nth === 0 ? 1 : 60))
  })
  for (let at = 0; at < rows.length; at += 250)
    await house.database.db.insert(healthDays).values(rows.slice(at, at + 250))
  const heart = '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHeart'
  for (const [range, measured] of [
    ['day', 24],
    ['week', 2],
    ['month', 1],
    ['year', 12],
  ] as const) {
    const { points, parts } = await house.ask(heart, { range, date: last }, by())
    const shown = points.filter(({ values }) => values[0] !== null)
    assert.equal(shown.length, measured, range)
    assert.ok(parts[0]!.average! > 70 && parts[0]!.average! <= 80, range)
  }
})
