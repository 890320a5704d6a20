import { chiefParts, type MeasureKey, measures, type Part, partRule } from '../measures'
import type { Values } from '../readings'

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** 402 → 6 小时 42 分 */
export function minutesText(minutes: number): string {
  const all = Math.round(minutes)
  const [hours, left] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return `${left} 分钟`
  return left === 0 ? `${hours} 小时` : `${hours} 小时 ${left} 分`
}

/** The number alone: 5,280, 36.6, and for a span of time what one says. */
export function numberText(part: Part, value: number): string {
  const { unit, digits } = partRule(part)
  if (unit === '分钟') return minutesText(value)
  return digits === 0 ? grouped(Math.round(value)) : value.toFixed(digits)
}

/** What stands behind the number. */
export const unitText = (part: Part): string => {
  const { unit } = partRule(part)
  if (unit === '分钟') return ''
  return unit === '%' || unit === '℃' ? unit : ` ${unit}`
}

/** 71 次/分, 36.6℃, 6 小时 42 分 */
export const valueText = (part: Part, value: number): string =>
  numberText(part, value) + unitText(part)

/** 132/84 */
export const pairText = (high: number, low: number): string =>
  `${Math.round(high)}/${Math.round(low)}`

/** What a person is told of a value, without its unit where that stands somewhere else. */
export function shortText(measure: MeasureKey, values: Values): string {
  const rule = measures[measure]
  if (rule.pair) return pairText(values.high ?? 0, values.low ?? 0)
  const chief = chiefParts(rule)
  const written = shortUnit(measure) === '' ? valueText : numberText
  return chief
    .flatMap(({ part, name }) => {
      const value = values[part]
      if (value === undefined) return []
      return chief.length > 1 ? `${name} ${written(part, value)}` : written(part, value)
    })
    .join('，')
}

/** The unit that stands beside that; empty where it stands in it, or each has its own. */
export function shortUnit(measure: MeasureKey): string {
  const units = new Set(chiefParts(measures[measure]).map(({ part }) => unitText(part).trim()))
  return units.size === 1 ? [...units][0]! : ''
}

/** All values of a reading with their units. */
export function valuesText(measure: MeasureKey, values: Values): string {
  const rule = measures[measure]
  if (rule.pair) return pairText(values.high ?? 0, values.low ?? 0) + unitText('high')
  const several = rule.parts.length > 1
  return rule.parts
    .flatMap(({ part, name }) => {
      const value = values[part]
      if (value === undefined) return []
      return several ? `${name} ${valueText(part, value)}` : valueText(part, value)
    })
    .join('，')
}
