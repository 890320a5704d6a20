import { Refusal } from '@server/call/refusal'
import {
  chiefParts,
  type MeasureKey,
  measures,
  type Part,
  type PartRule,
  roundTo,
} from './measures'
import type { Values } from './readings'

/** What stands in the fields of a form; of which measure they are is looked at here. */
export type Typed = Partial<Record<Part, number | undefined>>

const refuse = (sentence: string) => new Refusal('invalid', sentence)

/** The values of one reading, if they can be and are all that it takes. */
export function valuesOf(measure: MeasureKey, typed: Typed): Values {
  const rule = measures[measure]
  const values: Values = {}
  for (const part of rule.parts) {
    const value = typed[part.part]
    if (value !== undefined) values[part.part] = checked(part, value)
  }
  checkNeeded(measure, values)
  const fault = togetherWrong[measure]?.(values)
  if (fault) throw refuse(fault)
  return values
}

function checked({ name, unit, digits, least, most }: PartRule, value: number): number {
  if (value < least || value > most)
    throw refuse(`${name}应在 ${least} 到 ${most} ${unit} 之间，请看看有没有写错`)
  if (roundTo(value, digits) !== value)
    throw refuse(digits === 0 ? `${name}请写整数` : `${name}最多写 ${digits} 位小数`)
  return value
}

function checkNeeded(measure: MeasureKey, values: Values): void {
  const { needs, name } = measures[measure]
  const parts = chiefParts(measures[measure])
  const missing = parts.filter(({ part }) => values[part] === undefined)
  const names = parts.map((part) => part.name).join('、')
  if (needs === 'all' && missing.length > 0) throw refuse(`请填写${missing[0]!.name}`)
  if (missing.length === parts.length) throw refuse(`${name}请填一项：${names}`)
  if (needs === 'one' && missing.length < parts.length - 1)
    throw refuse(`${name}一次只填一项：${names}`)
}

/** What is right by itself and wrong beside the others. */
const togetherWrong: Partial<Record<MeasureKey, (values: Values) => string | undefined>> = {
  bloodPressure: ({ high = 0, low = 0 }) =>
    high > low ? undefined : '高压应该比低压大，请看看有没有写反',
  sleep: ({ asleep = 0, deep = 0, light = 0, dream = 0 }) =>
    deep + light + dream <= asleep ? undefined : '深睡、浅睡、做梦加起来比睡着的时间还长，请看看',
}
