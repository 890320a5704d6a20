import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Upload } from '@contract/health-device/upload'
import { refusals } from '@contract/refusals'
import { readingsOn } from '@server/areas/health/days'
import { sumsOf } from '@server/areas/health/sums'
import { dayMs } from '@server/calendar'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { agree, paths } from '../health/people'
import { type BoxedDevice, devicePaths, newDevice, upload } from './devices'

/** A Wednesday, at 20:00 in Shanghai. */
const start = new Date('2026-12-02T20:00:00+08:00')

let house: House
let now = start
let owner: Person
let device: BoxedDevice
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(async () => {
  now = start
  owner = await someone()
  device = await newDevice(house)
  await bind(owner)
  now = new Date(start.getTime() + 3 * dayMs)
})

async function someone(): Promise<Person> {
  const { userId } = await newPerson(house)
  const person = { userId, token: await sessionOf(house.database.db, userId, now) }
  await agree(house, by(person), now)
  return person
}

const by = ({ token }: Person) => ({ token })
const seconds = (at: Date | string) => Math.floor(new Date(at).getTime() / 1000)
const bind = ({ token }: Person, { serial, code } = device) =>
  house.ask(devicePaths.bind, { serial, code }, { token })

type One = Upload['readings'][number]
const heart = (at: number, bpm = 71): One => ({ measure: 'heart', at, values: { bpm } })
const said = (readings: One[], clock = seconds(now)): Upload => ({ clock, battery: 62, readings })
const send = (readings: One[], clock?: number, secret?: string) =>
  upload(house, device, said(readings, clock), {
    at: seconds(now),
    ...(secret !== undefined && { secret }),
  })

interface Taken {
  stored: number
  known: number
  skipped: number
  clock_error: number
}

async function taken(readings: One[], clock?: number): Promise<Taken> {
  const { error, message, data } = await send(readings, clock)
  assert.equal(error, 0, message)
  return data as Taken
}

const hearts = async (person: Person) =>
  (await house.ask(paths.readings, { measure: 'heart' }, by(person))).list

const rowsOf = async ({ userId }: Person) =>
  (
    await house.database.pool.query<{ day: string; readings: Buffer }>(
      'select day, readings from health_days where user_id = $1 order by day',
      [userId],
    )
  ).rows

const mine = async (person: Person) => (await house.ask(devicePaths.mine, {}, by(person))).list[0]

describe('binding a device', () => {
  test('takes what stands on it, in whichever letters', async () => {
    const other = await newDevice(house, 'pressure')
    const typed = { serial: other.serial.toLowerCase(), code: '48qk7m2p' }
    const bound = await house.ask(devicePaths.bind, typed, by(owner))
    assert.equal(bound.name, `血压计（尾号 ${other.serial.slice(-4)}）`)
    assert.deepEqual(bound.measures, ['血压', '心率'])
  })

  test('refuses a wrong number and a wrong code alike, and what is somebody else’s', async () => {
    const other = await someone()
    const { serial, code } = device
    for (const wrong of [
      { serial, code: '0000-0000' },
      { serial: 'T-NOBODYS', code },
    ]) {
      const refused = await house.call(devicePaths.bind, wrong, by(other))
      assert.equal(refused.error, refusals.healthDeviceUnknown.error)
    }
    const theirs = await house.call(devicePaths.bind, { serial, code }, by(other))
    assert.equal(theirs.error, refusals.healthDeviceTaken.error)
    assert.deepEqual((await house.ask(devicePaths.mine, {}, by(other))).list, [])
    const unbind = { device_id: device.deviceId }
    assert.equal(
      (await house.call(devicePaths.unbind, unbind, by(other))).error,
      refusals.notFound.error,
    )
    assert.ok(await mine(owner))
  })

  test('waits for consent, and ends with it', async () => {
    const { userId } = await newPerson(house)
    const token = await sessionOf(house.database.db, userId, now)
    const free = await newDevice(house)
    const wish = { serial: free.serial, code: free.code }
    const refused = await house.call(devicePaths.bind, wish, { token })
    assert.equal(refused.error, refusals.healthConsentNeeded.error)
    await house.ask(paths.withdraw, { purpose: 'record' }, by(owner))
    assert.equal(await mine(owner), undefined)
    assert.equal((await send([heart(seconds(now))])).error, refusals.deviceUnknown.error)
    assert.deepEqual(await rowsOf(owner), [])
  })
})

describe('what a device sends', () => {
  test('stands there once, however often it comes', async () => {
    const at = seconds('2026-12-04T07:30:00+08:00')
    assert.deepEqual(await taken([heart(at), heart(at), heart(at + 60, 75)]), {
      ...{ stored: 2, known: 1, skipped: 0, clock_error: 0 },
      server_time: seconds(now),
    })
    const before = await rowsOf(owner)
    now = new Date(now.getTime() + 90_000)
    const again = await taken([heart(at, 99), heart(at + 60, 75)], seconds(now) - 20)
    assert.deepEqual([again.stored, again.known], [0, 2])
    assert.deepEqual(await rowsOf(owner), before)
    const { last_upload_when, battery } = (await mine(owner))!
    assert.deepEqual([last_upload_when, battery], ['今天 20:01', 62])
  })

  test('late changes its day and no other', async () => {
    await taken([heart(seconds('2026-12-03T07:30:00+08:00')), heart(seconds(now) - 60)])
    const [early, today] = await rowsOf(owner)
    await taken([heart(seconds('2026-12-03T21:00:00+08:00'), 90)])
    const [changed, same] = await rowsOf(owner)
    assert.notDeepEqual(changed, early)
    assert.deepEqual(same, today)
  })

  test('by a clock that is wrong is put right, and its owner told', async () => {
    const ahead = 2 * 3600
    const at = seconds('2026-12-05T07:30:00+08:00')
    const { clock_error } = await taken([heart(at + ahead)], seconds(now) + ahead)
    assert.equal(clock_error, ahead)
    const [reading] = await hearts(owner)
    assert.equal(seconds(reading!.at), at)
    assert.match((await mine(owner))!.clock_text, /快了约 2 小时/)
    // a message that took its time is no other clock, and a clock that was set right no other reading
    assert.equal((await taken([heart(at + ahead)], seconds(now) + ahead - 30)).known, 1)
    assert.deepEqual(await taken([heart(at + ahead)]), {
      ...{ stored: 0, known: 1, skipped: 0, clock_error: 0 },
      server_time: seconds(now),
    })
    assert.equal((await hearts(owner)).length, 1)
    assert.equal((await mine(owner))!.clock_text, '')
  })

  test('by a clock that was days wrong is the same reading once it goes right', async () => {
    const behind = -52 * 3600
    const at = seconds('2026-12-05T07:30:00+08:00')
    const night: One = { ...{ measure: 'sleep', at: at + behind }, values: { asleep: 400 } }
    assert.equal((await taken([night], seconds(now) + behind)).stored, 1)
    now = new Date(now.getTime() + 3 * dayMs)
    // put right by hand meanwhile: what it kept comes again with the time that it had then
    const again = await taken([night])
    assert.deepEqual([again.stored, again.known, again.clock_error], [0, 1, 0])
  })

  test('of a night keeps its stages where what was slept is corrected', async () => {
    const at = seconds('2026-12-05T07:00:00+08:00')
    const stages = { deep: 90, light: 220, dream: 80, awake: 15 }
    await taken([{ measure: 'sleep', at, values: { asleep: 400, ...stages } }])
    const list = async () => (await house.ask(paths.readings, { measure: 'sleep' }, by(owner))).list
    const [night] = await list()
    await house.ask(paths.edit, { reading_id: night!.reading_id, asleep: 410 }, by(owner))
    const values = (await list())[0]!.values.map(({ part, value }) => [part, value])
    assert.deepEqual(Object.fromEntries(values), { asleep: 410, ...stages })
  })

  test('that cannot be holds up nothing else', async () => {
    const at = seconds(now) - 600
    const given: One[] = [
      heart(at, 700),
      { measure: 'bloodSugar', at, values: { fasting: 5.6 } },
      heart(seconds(now) + 3600),
      heart(at),
    ]
    const { stored, skipped } = await taken(given)
    assert.deepEqual([stored, skipped], [1, 3])
  })

  test('does not come back once it was taken away', async () => {
    const at = seconds(now) - 600
    await taken([heart(at)])
    const [reading] = await hearts(owner)
    await house.ask(paths.remove, { reading_id: reading!.reading_id }, by(owner))
    assert.equal((await taken([heart(at)])).known, 1)
    assert.deepEqual(await hearts(owner), [])
  })

  test('is refused with another signature, a former word, or another time', async () => {
    const readings = [heart(seconds(now) - 60)]
    assert.equal(
      (await send(readings, seconds(now), 'another secret')).error,
      refusals.deviceUnknown.error,
    )
    const sending = { at: seconds(now), nonce: 'the-same-nonce-again' }
    assert.equal((await upload(house, device, said(readings), sending)).error, 0)
    const twice = await upload(house, device, said(readings), sending)
    assert.equal(twice.error, refusals.nonceReused.error)
    const stale = await upload(house, device, said(readings), { at: seconds(now) - 301 })
    assert.equal(stale.error, refusals.stale.error)
    assert.deepEqual(stale.data, { server_time: seconds(now) })
    assert.equal((await hearts(owner)).length, 1)
  })

  test('stands in no log and no answer where it does not fit', async () => {
    const readings = [{ measure: 'heart', at: seconds(now), values: { bpm: 98765.4 } }] as One[]
    const refused = await send(readings.map((one) => ({ ...one, more: 98765.4 })) as One[])
    assert.equal(refused.error, refusals.invalid.error)
    assert.doesNotMatch(refused.text + house.log(), /98765/)
  })
})

describe('a device that was somebody else’s', () => {
  test('brings nothing of them, and nothing to them', async () => {
    await taken([heart(seconds(now) - 600)])
    const kept = await hearts(owner)
    await house.ask(devicePaths.unbind, { device_id: device.deviceId }, by(owner))
    assert.equal((await send([heart(seconds(now) - 300)])).error, refusals.deviceUnknown.error)
    const next = await someone()
    await bind(next)
    const late = await taken([heart(seconds(now) - 600), heart(seconds(now) - 300)])
    assert.deepEqual([late.stored, late.skipped], [0, 2])
    assert.deepEqual(await hearts(next), [])
    now = new Date(now.getTime() + 600_000)
    assert.equal((await taken([heart(seconds(now) - 60, 80)])).stored, 1)
    assert.equal((await hearts(next)).length, 1)
    assert.deepEqual(
      (await hearts(owner)).map(({ reading_id }) => reading_id),
      kept.map(({ reading_id }) => reading_id),
    )
  })
})

test('the demo has two devices that are worn, and one in its box', async () => {
  now = new Date()
  const token = await sessionOf(house.database.db, demo.elder.userId, now)
  const { list } = await house.ask(devicePaths.mine, {}, { token })
  assert.deepEqual(
    list.map(({ name, battery }) => [name, battery]),
    [['手环（尾号 0107）', 62]],
  )
  const { rows } = await house.database.pool.query(
    `select count(*)::int as free from health_devices where user_id is null and serial = 'LJH-P0231'`,
  )
  assert.deepEqual(rows, [{ free: 1 }])
})

describe('the stages of a night', () => {
  const sleep = '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthSleep'
  const ahead = 3600
  /** As its clock has them, which is an hour ahead: from 23:00 to 2:00, half an hour of it missing. */
  const night = (over: Partial<One> = {}): One => {
    const from = seconds('2026-12-04T23:00:00+08:00') + ahead
    return {
      ...{ measure: 'sleep', at: from + 8 * 3600, values: { asleep: 400 } },
      stages: [
        { stage: 'deep', at: from + 30 * 60, minutes: 60 },
        { stage: 'light', at: from, minutes: 30 },
        { stage: 'awake', at: from + 120 * 60, minutes: 10 },
        { stage: 'dream', at: from + 130 * 60, minutes: 50 },
      ],
      ...over,
    }
  }
  const clock = () => seconds(now) + ahead

  test('are a band by time in a sentence and in lines, and a gap stays one', async () => {
    assert.equal((await taken([night()], clock())).stored, 1)
    const { nights } = await house.ask(sleep, { range: 'day' }, by(owner))
    const [{ spans, totals, sentence, minutes }] = nights as [(typeof nights)[number]]
    assert.deepEqual(
      spans.map(({ stage, after, minutes: long, when }) => [stage, after, long, when]),
      [
        ['light', 0, 30, '23:00–23:30'],
        ['deep', 30, 60, '23:30–0:30'],
        ['none', 90, 30, '0:30–1:00'],
        ['awake', 120, 10, '1:00–1:10'],
        ['dream', 130, 50, '1:10–2:00'],
      ],
    )
    assert.equal(minutes, 180)
    assert.deepEqual(
      totals.map(({ name, text }) => `${name} ${text}`),
      ['醒着 10 分钟', '做梦 50 分钟', '浅睡 30 分钟', '深睡 1 小时'],
    )
    assert.equal(
      sentence,
      '12月4日 23:00 到 2:00，深睡 1 小时，浅睡 30 分钟，做梦 50 分钟，醒了 1 次，共 10 分钟，有 30 分钟没有记录',
    )
    assert.equal((await house.ask(sleep, {}, by(owner))).nights.length, 1)
  })

  test('that cannot be are no reading, and hold up no other', async () => {
    const [first, ...others] = night().stages!
    const wrong = [
      night({ stages: [{ ...first!, minutes: 120 }, ...others] }),
      night({ values: { asleep: 100 } }),
      night({ stages: [{ ...first!, at: first!.at - 2 * 24 * 3600 }] }),
      { ...heart(clock() - 60), stages: night().stages! },
    ]
    const { stored, skipped } = await taken([...wrong, night()], clock())
    assert.deepEqual([stored, skipped], [1, 4])
  })

  test('go with the reading', async () => {
    await taken([night()], clock())
    const { list } = await house.ask(paths.readings, { measure: 'sleep' }, by(owner))
    await house.ask(paths.remove, { reading_id: list[0]!.reading_id }, by(owner))
    const whose = { userId: owner.userId, key: house.config.dataKey }
    const days = await readingsOn(house.database.db, whose, ['2026-12-05'])
    const [left] = days.get('2026-12-05')!
    assert.deepEqual([left!.gone, left!.stages], [true, undefined])
  })
})

describe('a reading that its device doubts', () => {
  const report = (range: 'day' | 'week' = 'day') => house.ask(paths.heart, { range }, by(owner))
  const at = () => seconds(now)
  const doubtful = (): One => ({ ...heart(at() - 120, 190), quality: 'doubtful' })

  test('is shown as such, and is in no average', async () => {
    await taken([doubtful()])
    const alone = await report()
    assert.equal(alone.sentence, '今天只有存疑的 1 次，请再量一次')
    assert.equal(alone.parts[0]!.average, null)
    assert.equal(alone.advice, '')
    assert.equal(alone.last!.quality_text, '存疑，请再量一次')
    await taken([{ ...heart(at() - 60, 70), quality: 'good' }, heart(at() - 30, 74)])
    const all = await report('week')
    assert.equal(all.parts[0]!.average, 72)
    assert.deepEqual(all.beside, [{ name: '存疑的', value: '1 次，不算进去' }])
    assert.ok(all.points.some(({ doubt_text: words }) => words === '另有 1 次存疑，不算进去'))
    assert.deepEqual(
      (await hearts(owner)).map(({ quality }) => quality),
      ['unknown', 'good', 'doubtful'],
    )
  })

  test('stays doubtful when it is corrected', async () => {
    await taken([doubtful()])
    const [first] = await hearts(owner)
    const { reading_id } = first!
    const { quality } = await house.ask(paths.edit, { reading_id, bpm: 170 }, by(owner))
    assert.equal(quality, 'doubtful')
    assert.equal((await report()).parts[0]!.average, null)
  })

  test('leaves the sums of others as they were', () => {
    const reading = {
      ...({ id: '1', measure: 'heart', device: '手环', place: 'home', at: 5 } as const),
      values: { bpm: 70 },
    }
    const sum = { n: 1, sum: 70, low: [70, 5], high: [70, 5] }
    assert.deepEqual(sumsOf([reading]), { parts: { bpm: sum } })
    assert.deepEqual(sumsOf([{ ...reading, quality: 'good' }]), { parts: { bpm: sum } })
    assert.deepEqual(sumsOf([reading, { ...reading, quality: 'doubtful' }]), {
      ...{ parts: { bpm: sum }, doubtful: { heart: 1 } },
    })
  })
})
