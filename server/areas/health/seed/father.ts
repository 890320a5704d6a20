import { deviceName } from '../device-kinds'
import type { Reading } from '../readings'
import { around, type Day, noiseOf, reading } from './measured'

export const fathersBand = { kind: 'band', serial: 'LJH-B0230' } as const

const band = deviceName(fathersBand)

/** 林国强 takes his pressure when he thinks of it, and walks a lot. */
function pressures(day: Day): Reading[] {
  if (day.noise() > 0.55) return []
  const high = around(day, 128 + 6 * Math.sin(day.nth / 58), 12)
  return [reading(day, 8.2, 'bloodPressure', { high, low: around(day, high * 0.62, 5) })]
}

function worn(day: Day): Reading[] {
  if (day.noise() < 0.12) return []
  const deep = around(day, 58, 20)
  const light = around(day, 214, 44)
  const dream = around(day, 70, 22)
  const asleep = deep + light + dream
  return [
    reading(day, 5.8, 'sleep', { asleep, deep, light, dream }, band),
    reading(day, 9, 'heart', { bpm: around(day, 63, 7) }, band),
    reading(day, 16, 'heart', { bpm: around(day, 78, 13) }, band),
    reading(day, 20.5, 'steps', { steps: around(day, 7600, 3400) }, band),
  ]
}

function nowAndThen(day: Day): Reading[] {
  const { nth } = day
  return [
    ...(nth % 14 === 5 ? [reading(day, 6.9, 'weight', { kg: around(day, 71.2, 0.7, 1) })] : []),
    ...(nth % 10 === 3
      ? [reading(day, 6.7, 'bloodSugar', { fasting: around(day, 5.4, 0.7, 1) })]
      : []),
  ]
}

/** He was on a journey with friends. */
const away = (nth: number) => nth % 365 >= 120 && nth % 365 < 127

/** What he measured on a day, from the earliest to the latest. */
export function fatherMeasuredOn(day: string, nth: number, userId: string): Reading[] {
  if (away(nth)) return []
  const known: Day = { day, nth, userId, noise: noiseOf(`father ${day}`) }
  return [...worn(known), ...pressures(known), ...nowAndThen(known)].sort(
    (one, other) => one.at - other.at,
  )
}
