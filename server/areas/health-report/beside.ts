import {
  type DaySums,
  doubtfulIn,
  type Figure,
  meanOf,
  type MeasureKey,
  measures,
  minutesText,
  type Part,
  partRule,
  type Person,
} from '@server/areas/health/health'

interface Fact {
  name: string
  value: string
}

interface Found {
  person: Person
  sums: readonly DaySums[]
  figures: readonly Figure[]
}

const stages: readonly Part[] = ['deep', 'light', 'dream', 'awake']

const ofClinic = ({ sums }: Found): Fact[] => {
  const count = sums.reduce((all, { clinic = 0 }) => all + clinic, 0)
  return count > 0 ? [{ name: '在医院量的', value: `${count} 次，不算进平均` }] : []
}

const ofStages = ({ sums }: Found): Fact[] =>
  stages.flatMap((part) => {
    const rule = partRule(part)
    const mean = meanOf(
      'total',
      sums.map(({ parts }) => parts[part]),
      rule,
    )
    return mean === null ? [] : [{ name: rule.name, value: minutesText(mean) }]
  })

const ofWeight = ({ person: { height }, figures: [weight] }: Found): Fact[] => {
  if (height === undefined) return [{ name: 'BMI', value: '填了身高就能算' }]
  if (weight?.average == null) return []
  return [{ name: 'BMI', value: (weight.average / (height / 100) ** 2).toFixed(1) }]
}

const facts: Partial<Record<MeasureKey, (found: Found) => Fact[]>> = {
  bloodPressure: ofClinic,
  sleep: ofStages,
  weight: ofWeight,
}

/** Ranges that go by age need one. */
const goesByAge: readonly MeasureKey[] = ['sleep', 'weight']

/** What follows from the values, and what is missing for more. */
export function besideOf(measure: MeasureKey, found: Found): Fact[] {
  const doubtful = doubtfulIn(measure, found.sums)
  const own = [
    ...(facts[measure]?.(found) ?? []),
    ...(doubtful > 0 ? [{ name: '存疑的', value: `${doubtful} 次，不算进去` }] : []),
  ]
  const needsAge = goesByAge.includes(measure) && found.person.born === undefined
  const name = measures[measure].name
  return needsAge ? [...own, { name: '参考范围', value: `填了出生年份，按年龄看${name}` }] : own
}
