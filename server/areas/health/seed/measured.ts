import { momentOf } from '@server/calendar'
import { deviceName } from '../device-kinds'
import type { MeasureKey } from '../measures'
import { byHand, type Reading, type Values } from '../readings'
import { readingIdOf } from '../reading-id'
import { nightUntil } from './night'

const band = deviceName({ kind: 'band', serial: 'LJH-B0107' })

/** The same for the same day, whenever it is planted. */
export function noiseOf(day: string) {
  let state = [...day].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  )
  return (): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}

export interface Day {
  day: string
  nth: number
  userId: string
  /** From 0 to 1. */
  noise: () => number
}

export const around = ({ noise }: Day, middle: number, spread: number, digits = 0): number =>
  Number((middle + (noise() + noise() - 1) * spread).toFixed(digits))

export function reading(
  { day, userId }: Day,
  hour: number,
  measure: MeasureKey,
  values: Values,
  device = byHand,
): Reading {
  const at = momentOf(day, hour)
  const id = readingIdOf({ measure, at, device }, userId)
  return { id, measure, at: at.getTime(), device, place: 'home', values }
}

/** High two years ago, lower since she takes what her doctor gave her. */
function pressures(day: Day): Reading[] {
  const down = Math.min(1, day.nth / 500)
  const one = (hour: number, by: number) => {
    const high = around(day, 142 - 12 * down + by, 13)
    return reading(day, hour, 'bloodPressure', { high, low: around(day, high * 0.61, 6) })
  }
  const morning = day.noise() < 0.86 ? [one(7.5, 2)] : []
  const evening = day.noise() < 0.4 ? [one(20, -2)] : []
  return [...morning, ...evening]
}

/** The wristband tells the stages of a night since about two months. */
const stagedFrom = 670

function worn(day: Day): Reading[] {
  if (day.noise() < 0.06) return []
  const deep = around(day, 66, 24)
  const light = around(day, 228, 50)
  const dream = around(day, 76, 26)
  const asleep = deep + light + dream
  const night = { asleep, deep, light, dream, awake: around(day, 20, 16) }
  const sleep = reading(day, 6.2, 'sleep', night, band)
  return [
    day.nth < stagedFrom ? sleep : { ...sleep, stages: nightUntil(sleep.at, night) },
    reading(day, 6.5, 'stress', { hrv: around(day, 31, 11) }, band),
    reading(day, 8, 'heart', { bpm: around(day, 66, 8) }, band),
    reading(day, 15, 'heart', { bpm: around(day, 76, 12) }, band),
    reading(day, 20.9, 'steps', { steps: around(day, 4900, 2600) }, band),
    reading(day, 21.5, 'heart', { bpm: around(day, 68, 8) }, band),
  ]
}

/** Each so many days, each on days of its own. */
function nowAndThen(day: Day): Reading[] {
  const { nth } = day
  const every = (days: number, from: number) => nth % days === from
  return [
    ...(every(3, 0)
      ? [reading(day, 6.6, 'bloodSugar', { fasting: around(day, 5.8, 0.9, 1) })]
      : []),
    ...(every(7, 2)
      ? [reading(day, 9.5, 'bloodSugar', { after_meal: around(day, 7.4, 1.6, 1) })]
      : []),
    ...(every(7, 1)
      ? [reading(day, 7, 'weight', { kg: around(day, 62.4 - nth / 300, 0.5, 1) })]
      : []),
    ...(every(5, 3) ? [reading(day, 8.5, 'bloodOxygen', { oxygen: around(day, 97, 2) })] : []),
    ...(every(30, 11)
      ? [reading(day, 16, 'temperature', { celsius: around(day, 36.5, 0.4, 1) })]
      : []),
    ...(every(30, 4) ? [reading(day, 10, 'other', { waist: around(day, 86, 2, 1) })] : []),
    ...(every(91, 40) ? [reading(day, 9, 'uricAcid', { uric: around(day, 372, 60) })] : []),
    ...(every(182, 40) ? [lipids(day)] : []),
  ]
}

const lipids = (day: Day): Reading =>
  reading(day, 9.1, 'bloodLipids', {
    ...{ tc: around(day, 5.1, 0.5, 2), tg: around(day, 1.6, 0.4, 2) },
    ...{ ldl: around(day, 3.1, 0.4, 2), hdl: around(day, 1.3, 0.2, 2) },
  })

/** She was at her daughter's, and had left all of it at home. */
const away = (nth: number) => nth % 365 >= 200 && nth % 365 < 212

/** What she measured on a day, from the earliest to the latest. */
export function measuredOn(day: string, nth: number, userId: string): Reading[] {
  if (away(nth)) return []
  const known: Day = { day, nth, userId, noise: noiseOf(day) }
  return [...worn(known), ...pressures(known), ...nowAndThen(known)].sort(
    (one, other) => one.at - other.at,
  )
}
