import { momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { noiseOf, type Whose } from '@server/areas/health/health'
import { rriIdOf, type Series } from './series'
import { addRris } from './store'

const device = '心电贴'

/** Some minutes of a heart at rest: it follows the breath, and now and then a beat comes early. */
function intervalsOn(day: string, beats: number): number[] {
  const noise = noiseOf(day)
  const intervals: number[] = []
  let late = 0
  for (let beat = 0; beat < beats; beat++) {
    const breath = 26 * Math.sin(beat / 2.6)
    const early = late === 0 && noise() < 0.012 ? 210 + noise() * 60 : 0
    const interval = 872 + breath + (noise() + noise() - 1) * 30 + late - early
    late = early
    intervals.push(Math.round(interval))
  }
  return intervals
}

/** Five minutes on some mornings. */
export async function seedRris(tx: Db, whose: Whose, days: readonly string[], now: Date) {
  const all = days
    .map((day, nth) => {
      const at = momentOf(day, 8)
      const posture: Series['posture'] = nth % 3 === 2 ? 'lying' : 'sitting'
      return {
        ...{ id: rriIdOf(whose.userId, at, device), at },
        series: { device, posture, intervals: intervalsOn(day, 340) },
      }
    })
    .filter(({ at }) => at <= now)
  await addRris(tx, whose, all)
}
