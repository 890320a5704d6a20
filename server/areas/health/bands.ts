import { type Part, partRule, roundTo } from './measures'
import { ageOf, type Person } from './person'
import type { Reading } from './readings'
import { type ReferenceRow, references, type Setting } from './references'

export type Standing = 'none' | 'in' | 'high' | 'low'

export interface Band {
  from: number | null
  to: number | null
  text: string
  /** As it was published; null: set with a doctor for this person. */
  row: ReferenceRow | null
}

/** Who somebody is, as far as it makes a difference to a range. */
interface Whom {
  person: Person
  now: Date
}

const isFor = ({ ages, only, other }: ReferenceRow, age: number | null): boolean => {
  if (only !== undefined || other) return false
  return ages === undefined || (age !== null && age >= ages[0] && age <= ages[1])
}

/** A range of the BMI is one of the weight once it is known how tall somebody is. */
const scaleOf = (part: Part, { height }: Person): number | null => {
  if (part !== 'kg') return 1
  return height === undefined ? null : (height / 100) ** 2
}

function endsText(from: number | null, to: number | null): string {
  if (from !== null && to !== null) return `${from}–${to}`
  return from !== null ? `不低于 ${from}` : `不超过 ${to ?? ''}`
}

function ownBand(part: Part, { bands = {} }: Person): Band | null {
  const own = bands[part]
  if (!own) return null
  const { from = null, to = null } = own
  const { name, unit } = partRule(part)
  return { from, to, row: null, text: `医生给您定的：${name} ${endsText(from, to)} ${unit}` }
}

/**
 * What values of a part are held against: what was set with a doctor, else what is published; null:
 * there is no range, or it is not known whose.
 */
export const bandOf = (part: Part, whom: Whom, setting: Setting = 'home'): Band | null =>
  ownBand(part, whom.person) ?? publishedBand(part, whom, setting)

function publishedBand(part: Part, { person, now }: Whom, setting: Setting): Band | null {
  const age = ageOf(person, now)
  const row = references.find(
    (one) =>
      one.part === part &&
      (one.setting === undefined || one.setting === setting) &&
      isFor(one, age),
  )
  const scale = scaleOf(part, person)
  if (!row || scale === null) return null
  const { digits } = partRule(part)
  const scaled = (end: number | undefined) => {
    if (end === undefined) return null
    return scale === 1 ? end : roundTo(end * scale, digits)
  }
  return { from: scaled(row.from), to: scaled(row.to), text: row.text, row }
}

/** Values are held against a range as they are shown, not finer. */
export function standingOf(part: Part, value: number, band: Band | null): Standing {
  if (!band) return 'none'
  const shown = roundTo(value, partRule(part).digits)
  if (band.to !== null && shown > band.to) return 'high'
  return band.from !== null && shown < band.from ? 'low' : 'in'
}

/** Of several values together, what somebody has to hear. */
export const worst = (standings: readonly Standing[]): Standing =>
  (['high', 'low', 'in'] as const).find((one) => standings.includes(one)) ?? 'none'

type Judged = Pick<Reading, 'values' | 'place'>

/** How each of many readings of somebody stands; a range is looked up once for all of them. */
export function standingsOf(readings: readonly Judged[], whom: Whom): Standing[] {
  const known = new Map<string, Band | null>()
  const bandFor = (part: Part, place: Setting): Band | null => {
    const name = `${part} ${place}`
    if (!known.has(name)) known.set(name, bandOf(part, whom, place))
    return known.get(name)!
  }
  return readings.map(({ values, place }) => {
    const all = Object.entries(values) as [Part, number][]
    return worst(all.map(([part, value]) => standingOf(part, value, bandFor(part, place))))
  })
}

export const standingOfReading = (reading: Judged, whom: Whom): Standing =>
  standingsOf([reading], whom)[0]!
