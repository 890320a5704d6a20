import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { agreementInForce } from '@server/areas/agreement/agreement'
import { type Given, store } from '@server/areas/health/store'
import { dayAfter } from '@server/calendar'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { newDevice } from '../health-device/devices'
import { connect, familyPaths } from '../health-family/family'
import { agree, paths } from '../health/people'

const base = '/tp5/api/ExchangeShop/HealthGuard/'
const guard = {
  introduce: `${base}introduce`,
  open: `${base}userOpenGuard`,
  stop: `${base}userStopGuard`,
  lists: `${base}lists`,
  detail: `${base}detail`,
  seen: `${base}seen`,
  unseen: `${base}unseen`,
  takeOver: `${base}takeOver`,
  questions: `${base}questionnaire`,
  start: `${base}startRiskCheck`,
  hand: `${base}submitQuestionnaire`,
  report: `${base}guardReport`,
  fatigue: '/tp5/api/ExchangeShop/HealthHome/fatigueReport',
} as const

/** A Wednesday, at 15:00 in Shanghai. */
const start = new Date('2026-12-02T15:00:00+08:00')
const hourMs = 3600_000

let house: House
let now = start
let person: Person
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(async () => {
  now = start
  person = await someone()
  await agree(house, by(), now)
})

async function someone(): Promise<Person> {
  const { userId } = await newPerson(house)
  return { userId, token: await sessionOf(house.database.db, userId, now) }
}

const by = () => ({ token: person.token })
const later = (hours: number) => void (now = new Date(now.getTime() + hours * hourMs))
const version = () => agreementInForce('healthGuard', now).version
const open = (from = 22, to = 7) =>
  house.ask(guard.open, { version: version(), quiet_from: from, quiet_to: to }, by())
const work = () => runJobs(house, jobsOf(house.config, 'health'), now)
const alerts = async () => (await house.ask(guard.lists, {}, by())).list
const told = async (whom = by()) => (await house.ask('/tp5/api/Message/messagePage', {}, whom)).list
const pressure = (high: number, low: number, at = now.toISOString()) =>
  house.ask(paths.add, { measure: 'bloodPressure', high, low, at }, by())
const daysAgo = (days: number) => `${dayAfter('2026-12-02', -days)}T08:00:00+08:00`

describe('the guard', () => {
  test('is opened by a consent of its own, where readings are written down', async () => {
    const other = await someone()
    const wish = { version: version(), quiet_from: 22, quiet_to: 7 }
    const refused = await house.call(guard.open, wish, { token: other.token })
    assert.equal(refused.error, refusals.healthConsentNeeded.error)
    const closed = await house.ask(guard.introduce, {}, by())
    assert.deepEqual([closed.open, closed.recording], [0, 1])
    assert.ok(closed.rules.every(({ source }) => source !== ''))
    const former = await house.call(guard.open, { ...wish, version: '0.9' }, by())
    assert.equal(former.error, refusals.invalid.error)
    const opened = await open(21, 6)
    assert.deepEqual([opened.open, opened.quiet_from, opened.quiet_to], [1, 21, 6])
    assert.equal((await open(23, 8)).quiet_from, 23)
  })

  test('finds nothing for who has not opened it', async () => {
    await pressure(185, 100)
    await work()
    assert.deepEqual(await alerts(), [])
    const refused = await house.call(guard.start, { sheet: 'strength' }, by())
    assert.equal(refused.error, refusals.guardClosed.error)
  })

  test('stopped deletes what it found, and so does no longer writing down', async () => {
    await open()
    await pressure(185, 100)
    await work()
    assert.equal((await alerts()).length, 1)
    later(1)
    assert.equal((await house.ask(guard.stop, {}, by())).open, 0)
    assert.deepEqual(await alerts(), [])
    assert.equal((await house.ask(paths.pressure, {}, by())).last?.text, '185/100 mmHg')
    later(1)
    await open()
    later(1)
    await house.ask(paths.withdraw, { purpose: 'record' }, by())
    later(1)
    await agree(house, by(), now)
    assert.equal((await house.ask(guard.introduce, {}, by())).open, 0)
  })
})

describe('what is found', () => {
  beforeEach(() => open())

  test('is told once, without a value, and lies sealed', async () => {
    await pressure(185, 100)
    await work()
    await work()
    const [alert, ...more] = await alerts()
    assert.deepEqual(more, [])
    assert.match(alert!.text, /高压 185 mmHg/)
    const [message, ...others] = await told()
    assert.deepEqual(others, [])
    assert.doesNotMatch(`${message!.title}${message!.text}`, /\d|血压/)
    assert.match(message!.link, new RegExp(alert!.alert_id))
    await pressure(190, 100, new Date(now.getTime() - 60_000).toISOString())
    await work()
    assert.equal((await alerts()).length, 1)
    const { rows } = await house.database.pool.query<{ row: string }>(
      `select concat(alert_id, encode(sealed, 'escape')) as row from health_alerts where user_id = $1`,
      [person.userId],
    )
    assert.doesNotMatch(rows[0]!.row, /185|pressure/)
  })

  test('is not by what a device doubts alone', async () => {
    const by180 = (quality: 'good' | 'doubtful', minutes: number) => ({
      ...({ measure: 'bloodPressure', device: '血压计', place: 'home', quality } as const),
      ...{ values: { high: 195, low: 125 }, at: new Date(now.getTime() - minutes * 60_000) },
    })
    const whose = { userId: person.userId, key: house.config.dataKey }
    const { database } = house
    const write = (given: Given) => database.transaction((tx) => store(tx, whose, [given], now))
    await write(by180('doubtful', 9))
    await work()
    assert.deepEqual(await alerts(), [])
    await write(by180('good', 5))
    await work()
    assert.equal((await alerts()).length, 1)
  })

  test('by days in a row is held against the own range before the published one', async () => {
    for (const days of [2, 1]) await pressure(128, 80, daysAgo(days))
    await pressure(128, 80, daysAgo(0))
    await work()
    assert.deepEqual(await alerts(), [])
    await house.ask(paths.band, { part: 'high', to: 125 }, by())
    await work()
    const [alert] = await alerts()
    assert.equal(alert?.title, '血压连着几天在范围外')
    const { measure, advice } = await house.ask(guard.detail, { alert_id: alert.alert_id }, by())
    assert.equal(measure, 'bloodPressure')
    assert.match(advice, /给医生看/)
  })

  test('as a change of weight needs more than a twentieth in three months', async () => {
    const weigh = (kg: number, at: string) =>
      house.ask(paths.add, { measure: 'weight', kg, at }, by())
    for (const days of [88, 92]) await weigh(60, daysAgo(days))
    await weigh(57.2, daysAgo(3))
    await weigh(57.2, daysAgo(0))
    await work()
    assert.deepEqual(await alerts(), [])
    await weigh(55, `${dayAfter('2026-12-02', 0)}T09:00:00+08:00`)
    await work()
    assert.deepEqual(
      (await alerts()).map(({ title }) => title),
      ['体重变了 5%'],
    )
  })

  test('is a single low value among others that hide it in the mean of the day', async () => {
    const at = (hour: number) => `2026-12-02T${String(hour).padStart(2, '0')}:00:00+08:00`
    for (const [nth, oxygen] of [97, 97, 82, 98, 97, 97, 98].entries())
      await house.ask(paths.add, { measure: 'bloodOxygen', oxygen, at: at(nth + 6) }, by())
    for (const [nth, any_time] of [6.5, 2.8, 6.9].entries())
      await house.ask(paths.add, { measure: 'bloodSugar', any_time, at: at(nth + 8) }, by())
    await work()
    const found = (await alerts()).map(({ title, text }) => `${title}: ${text}`).sort()
    assert.deepEqual(found, [
      '血氧低于 90%: 12月2日 8:00 血氧 82%',
      '血糖低于 3.9: 12月2日 9:00 其他时候 2.8 mmol/L',
    ])
  })

  test('is the mean of a day of sugar measured at any time', async () => {
    for (const any_time of [11, 11.1])
      await house.ask(
        paths.add,
        { measure: 'bloodSugar', any_time, at: daysAgo(any_time === 11 ? 1 : 0) },
        by(),
      )
    await work()
    const [alert, ...more] = await alerts()
    assert.deepEqual(more, [])
    assert.match(alert!.text, /其他时候平均 11.1 mmol\/L，高于参考范围/)
  })

  test('as silence is told once, however long it lasts', async () => {
    for (let days = 12; days >= 3; days--) await pressure(120, 78, daysAgo(days))
    await work()
    const [alert] = await alerts()
    assert.equal(alert?.title, '好几天没有记录')
    for (let days = 1; days <= 4; days++) {
      later(24)
      await work()
    }
    assert.equal((await alerts()).length, 1)
  })

  test('is a wristband that sends nothing, though somebody measures by hand', async () => {
    const { deviceId, serial } = await newDevice(house)
    await house.database.pool.query(
      `update health_devices set user_id = $2, bound_at = $3, last_upload_at = $3
       where device_id = $1`,
      [deviceId, person.userId, new Date(now.getTime() - 4 * 24 * hourMs)],
    )
    for (let days = 0; days < 2; days++) {
      await pressure(120, 78)
      await work()
      later(24)
    }
    const [alert, ...more] = await alerts()
    assert.deepEqual([alert?.title, more], ['手环好几天没有传数据', []])
    assert.equal(alert?.text, `手环（尾号 ${serial.slice(-4)}）从11月29日起没有传数据`)
  })

  test('in the quiet hours waits for the morning', async () => {
    later(8)
    await pressure(185, 100)
    await work()
    assert.equal((await alerts()).length, 1)
    assert.deepEqual(await told(), [])
    later(7)
    await work()
    assert.deepEqual(await told(), [])
    later(1)
    await work()
    assert.equal((await told()).length, 1)
  })
})

describe('telling', () => {
  beforeEach(() => open(0, 0))

  test('goes on after a while, until somebody has seen it', async () => {
    await pressure(185, 100)
    await work()
    later(3.9)
    await work()
    assert.equal((await told()).length, 1)
    later(0.2)
    await work()
    assert.equal((await told()).length, 2)
    later(24)
    await work()
    assert.equal((await told()).length, 2)
    const [alert] = await alerts()
    const detail = await house.ask(guard.detail, { alert_id: alert!.alert_id }, by())
    assert.deepEqual([detail.told.length, detail.next, detail.seen], [2, '', 0])
  })

  test('ends once it was seen', async () => {
    await pressure(185, 100)
    await work()
    const [alert] = await alerts()
    assert.equal((await house.ask(guard.introduce, {}, by())).waiting, 1)
    const seen = await house.ask(guard.seen, { alert_id: alert!.alert_id }, by())
    assert.deepEqual([seen.seen, seen.next], [1, ''])
    later(5)
    await work()
    assert.equal((await told()).length, 1)
    assert.equal((await house.ask(guard.introduce, {}, by())).waiting, 0)
  })

  test('reaches family that was chosen after themselves, without a word of what it is', async () => {
    const daughter = await someone()
    await agree(house, by(), now, 'family')
    const watch_id = await connect(house, { elder: person, watcher: daughter }, 'heart')
    const hers = () => told({ token: daughter.token })
    const choose = () =>
      house.ask(familyPaths.share, { watch_id, measures: 'heart', alerts: 1 }, by())
    const unseen = async () => {
      await pressure(185, 100)
      // found and told, told again, and 23:00, when family sleeps
      for (let turns = 0; turns < 3; turns++) {
        await work()
        later(4)
      }
      assert.deepEqual(await hers(), [])
      later(4)
      await work()
      return hers()
    }
    assert.deepEqual(await unseen(), [])
    later(8)
    await choose()
    const [turn] = (await house.ask(guard.introduce, {}, by())).told_in_order.slice(-1)
    assert.match(turn!.name, /家人/)
    const [message, ...more] = await unseen()
    assert.deepEqual(more, [])
    assert.doesNotMatch(`${message!.title}${message!.text}`, /\d|血压/)
    assert.match(message!.link, /agedParty\/family/)
    const [alert] = await alerts()
    const refused = await house.call(
      guard.detail,
      { alert_id: alert!.alert_id, person_id: person.userId },
      { token: daughter.token },
    )
    assert.equal(refused.error, refusals.forbidden.error)
  })

  test('goes on to who is left where somebody was left out meanwhile', async () => {
    const family = [await someone(), await someone()] as const
    await agree(house, by(), now, 'family')
    const ids: string[] = []
    for (const watcher of family) {
      const watch_id = await connect(house, { elder: person, watcher }, 'heart')
      await house.ask(familyPaths.share, { watch_id, measures: 'heart', alerts: 1 }, by())
      ids.push(watch_id)
      later(1)
    }
    const hers = ({ token }: Person) => told({ token })
    // in the morning, so that all four turns are before anybody sleeps
    later(15)
    await pressure(185, 100)
    for (let turns = 0; turns < 3; turns++) {
      await work()
      later(4)
    }
    assert.deepEqual([(await hers(family[0])).length, (await hers(family[1])).length], [1, 0])
    const leftOut = { watch_id: ids[0]!, measures: 'heart', alerts: 0 as const }
    await house.ask(familyPaths.share, leftOut, by())
    await work()
    assert.deepEqual([(await hers(family[0])).length, (await hers(family[1])).length], [1, 1])
  })

  test('ends with whoever says that they see to it, who knows whom it is about', async () => {
    const family = [await someone(), await someone()] as const
    const [daughter, son] = family
    const hers = (who: Person) => ({ token: who.token })
    await agree(house, by(), now, 'family')
    const ids: string[] = []
    for (const watcher of family) {
      const watch_id = await connect(house, { elder: person, watcher }, 'heart')
      await house.ask(familyPaths.share, { watch_id, measures: 'heart', alerts: 1 }, by())
      ids.push(watch_id)
      later(1)
    }
    const standing = async (who: Person) => (await house.ask(guard.unseen, {}, hers(who))).people
    later(15)
    await pressure(185, 100)
    await work()
    assert.deepEqual(await standing(daughter), [])
    for (let turns = 0; turns < 2; turns++) {
      later(4)
      await work()
    }
    const [open] = await standing(daughter)
    assert.deepEqual([open?.watch_id, open?.unseen, open?.taken_by], [ids[0], 1, 'nobody'])
    assert.deepEqual(await standing(son), [])
    const take = (who: Person, watch_id: string) =>
      house.call(guard.takeOver, { watch_id }, hers(who))
    const stranger = await someone()
    assert.equal((await take(stranger, ids[0]!)).error, refusals.notFound.error)
    const twice = await Promise.all([take(daughter, ids[0]!), take(daughter, ids[0]!)])
    assert.deepEqual(twice.map(({ data }) => (data as { taken: number }).taken).sort(), [0, 1])
    assert.equal((await standing(daughter))[0]?.taken_by, 'me')
    later(4)
    await work()
    assert.deepEqual(await told(hers(son)), [])
    const [message] = await told()
    assert.match(message!.title, /在跟进您的健康提醒/)
    const [alert] = await alerts()
    const detail = await house.ask(guard.detail, { alert_id: alert!.alert_id }, by())
    assert.match(detail.taken, /在跟进/)
    await house.ask(guard.seen, { alert_id: alert!.alert_id }, by())
    assert.deepEqual(await standing(daughter), [])
  })

  test('is of nobody else: another person finds no such alert', async () => {
    await pressure(185, 100)
    await work()
    const [alert] = await alerts()
    const other = { token: (await someone()).token }
    for (const path of [guard.detail, guard.seen] as const) {
      const refused = await house.call(path, { alert_id: alert!.alert_id }, other)
      assert.equal(refused.error, refusals.notFound.error)
    }
    const asked = { person_id: person.userId }
    const refused = await house.call(guard.lists, asked, other)
    assert.equal(refused.error, refusals.forbidden.error)
  })
})

describe('a sheet of questions', () => {
  beforeEach(() => open())

  const woman = 'sex:woman,age:71,height:158,weight:60.2,waist:86,high:131,family:yes'

  test('is scored answer by answer, as it was published', async () => {
    const { check_id } = await house.ask(guard.start, { sheet: 'diabetes' }, by())
    assert.equal((await house.ask(guard.start, { sheet: 'diabetes' }, by())).check_id, check_id)
    const result = await house.ask(guard.hand, { check_id, answers: woman }, by())
    assert.deepEqual(
      result.items.map(({ points, most }) => [points, most]),
      [
        [18, 18],
        [6, 10],
        [8, 10],
        [3, 5],
        [6, 6],
        [0, 2],
      ],
    )
    assert.deepEqual([result.points, result.most], [41, 51])
    assert.match(result.advice, /给医生看/)
    const again = await house.call(guard.hand, { check_id, answers: woman }, by())
    assert.equal(again.error, refusals.guardCheckDone.error)
  })

  test('keeps former results, and knows what is written down', async () => {
    await house.ask(paths.profile, { born_year: 1955, height: 158 }, by())
    for (const answers of [woman, woman.replace('86', '79')]) {
      const { check_id } = await house.ask(guard.start, { sheet: 'diabetes' }, by())
      await house.ask(guard.hand, { check_id, answers }, by())
      later(1)
    }
    const { last, former, items } = await house.ask(guard.questions, {}, by())
    assert.deepEqual([last?.points, former.map(({ points }) => points)], [38, [41]])
    const known = (name: string) => {
      const { known: value, known_from: from } = items.find(({ item }) => item === name)!
      return [value, from]
    }
    assert.deepEqual(known('age'), ['71', '记录里的'])
    assert.deepEqual(known('waist'), ['79', '上次填的'])
  })

  test('refuses what cannot be, in words', async () => {
    const { check_id } = await house.ask(guard.start, { sheet: 'diabetes' }, by())
    for (const [answers, words] of [
      [woman.replace('71', '80'), /20 到 74/],
      [woman.replace(',family:yes', ''), /请回答/],
      [woman.replace('woman', 'cat'), /请回答“性别”/],
    ] as const) {
      const refused = await house.call(guard.hand, { check_id, answers }, by())
      assert.equal(refused.error, refusals.invalid.error)
      assert.match(refused.message, words)
    }
    const other = { token: (await someone()).token }
    const refused = await house.call(guard.hand, { check_id, answers: woman }, other)
    assert.equal(refused.error, refusals.guardClosed.error)
  })
})

describe('reports', () => {
  test('of fatigue leave gaps, and hold heart rate variability against the person', async () => {
    const measure = (hrv: number, days: number) =>
      house.ask(paths.add, { measure: 'stress', hrv, at: daysAgo(days) }, by())
    for (let days = 7; days <= 22; days++) await measure(days % 2 ? 38 : 42, days)
    for (const days of [0, 2, 4]) await measure(25, days)
    const { lines, advice } = await house.ask(guard.fatigue, {}, by())
    const line = lines.find(({ part }) => part === 'hrv')!
    assert.deepEqual([line.days, line.standing], [3, 'low'])
    assert.equal(line.points.filter(({ value }) => value === null).length, 4)
    assert.match(advice, /心率变异低于您平常的范围/)
    assert.equal(lines.find(({ part }) => part === 'steps')!.average, '')
  })

  test('of the guard agree with what is written down', async () => {
    await open()
    await pressure(150, 92, daysAgo(1))
    await pressure(130, 82, daysAgo(2))
    const report = await house.ask(guard.report, {}, by())
    assert.deepEqual(report.measures, [
      {
        ...{ measure: 'bloodPressure', name: '血压', text: '140/87 mmHg' },
        ...{ days: '30 天里有 2 天的记录', outside: '其中 1 天高于参考范围' },
      },
    ])
    assert.match(report.sentence, /血压有几天不在参考范围里，请把记录给医生看/)
  })
})
