import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { readingsOn, saveDay } from './days'
import { lookSoon } from './guards'
import { lastOf } from './list'
import type { MeasureKey } from './measures'
import { dayOfReadingId, readingIdOf } from './reading-id'
import { lockPerson, type Person, savePerson, type Whose } from './person'
import { byHand, equalValues, isSame, type Reading, type Stage, type Values } from './readings'
import type { Setting } from './references'
import { whenWords } from './words/when'
import { valuesText } from './words/values'

/** A reading as it comes in, its values checked. */
export interface Given {
  measure: MeasureKey
  at: Date
  device: string
  place: Setting
  values: Values
  /** As the device's own clock had it, in seconds. */
  sent?: number
  stages?: Stage[]
  quality?: 'good' | 'doubtful'
}

/** Nobody had a phone to write it down with. */
const earliest = Date.parse('2000-01-01T00:00:00+08:00')

export function checkTime(at: Date, now: Date): void {
  if (at > now) throw new Refusal('invalid', '时间还没有到，请写现在或者以前的时间')
  if (!(at.getTime() >= earliest)) throw new Refusal('invalid', '时间太早，请看看年份有没有写错')
}

/** Puts readings into their days, however late they come; tells each as it lies there now. */
export async function store(
  tx: Db,
  whose: Whose,
  given: readonly Given[],
  now: Date,
): Promise<Reading[]> {
  const person = await lockPerson(tx, whose)
  const days = [...new Set(given.map(({ at }) => businessDay(at)))]
  const known = await readingsOn(tx, whose, days)
  const changed = new Set<string>()
  const stored = given.map((one) => {
    checkTime(one.at, now)
    const day = businessDay(one.at)
    const readings = known.get(day) ?? []
    const before = readings.find((other) => isSame(other, { ...one, at: one.at.getTime() }))
    if (before) return knownAlready(before, one, now)
    const reading: Reading = { ...one, at: one.at.getTime(), id: readingIdOf(one, whose.userId) }
    known.set(day, [...readings, reading])
    changed.add(day)
    return reading
  })
  for (const day of changed) await saveDay(tx, whose, day, inOrder(known.get(day)!))
  if (changed.size > 0) {
    await savePerson(tx, whose, withLatest(person, stored))
    await lookSoon(tx, whose.userId, now)
  }
  return stored
}

/** The same once more; what a hand writes is held against it, a device is not argued with. */
function knownAlready(before: Reading, { device, values }: Given, now: Date): Reading {
  if (device !== byHand || equalValues(before.values, values)) return before
  const when = whenWords(new Date(before.at), now)
  const text = valuesText(before.measure, before.values)
  throw new Refusal('readingKnown', `${when}已经记过一次：${text}，要改请点那条记录`)
}

const inOrder = (readings: readonly Reading[]): Reading[] =>
  [...readings].sort((one, other) => one.at - other.at)

function withLatest(person: Person, stored: readonly Reading[]): Person {
  const latest = { ...person.latest }
  for (const reading of stored) {
    const before = latest[reading.measure]
    if (!reading.gone && (!before || reading.at >= before.at)) latest[reading.measure] = reading
  }
  return { ...person, latest }
}

interface Found {
  person: Person
  day: string
  readings: Reading[]
  reading: Reading
}

async function findLocked(tx: Db, whose: Whose, id: string): Promise<Found> {
  const person = await lockPerson(tx, whose)
  const day = dayOfReadingId(id)
  const readings = (await readingsOn(tx, whose, [day])).get(day) ?? []
  const reading = readings.find((one) => one.id === id && !one.gone)
  if (!reading) throw new Refusal('notFound', '没有这条记录，可能已经删掉了')
  return { person, day, readings, reading }
}

interface Correction {
  id: string
  values: (measure: MeasureKey, before: Values) => Values
  now: Date
}

/** Puts other values in the place of those that stood there, which are kept behind them. */
export async function correct(
  tx: Db,
  whose: Whose,
  { id, values, now }: Correction,
): Promise<Reading> {
  const { person, day, readings, reading } = await findLocked(tx, whose, id)
  const next = values(reading.measure, reading.values)
  if (equalValues(reading.values, next)) return reading
  const former = [{ until: now.getTime(), values: reading.values }, ...(reading.former ?? [])]
  const corrected = { ...reading, values: next, former }
  const others = readings.map((one) => (one === reading ? corrected : one))
  await saveDay(tx, whose, day, others)
  await lookSoon(tx, whose.userId, now)
  if (person.latest[reading.measure]?.id === id)
    await savePerson(tx, whose, withLatest(person, [corrected]))
  return corrected
}

/** It goes with all that stood there before. Of a device's stays that it was taken away: it may come again. */
export async function remove(tx: Db, whose: Whose, id: string): Promise<void> {
  const { person, day, readings, reading } = await findLocked(tx, whose, id)
  const { former: _former, stages: _stages, ...kept } = reading
  const left = readings.flatMap((one): Reading[] => {
    if (one !== reading) return [one]
    return reading.device === byHand ? [] : [{ ...kept, values: {}, gone: true }]
  })
  await saveDay(tx, whose, day, left)
  const { measure } = reading
  if (person.latest[measure]?.id !== id) return
  const { [measure]: _gone, ...others } = person.latest
  const last = await lastOf(tx, whose, measure)
  await savePerson(tx, whose, {
    ...person,
    latest: { ...others, ...(last && { [measure]: last }) },
  })
}
