import type { Form, Part } from './health'

export type PartKey = Part['part']
export type Values = Partial<Record<PartKey, number>>
/** What stands in the fields, by the field's name. */
export type Typed = Record<string, string>

interface ValueField {
  name: string
  label: string
  part: Part
  /** Of a part in minutes: which of the two figures it is. */
  of?: 'hours' | 'minutes'
}

const isTime = ({ unit }: Part) => unit === '分钟'

const fieldsOfPart = (part: Part): ValueField[] =>
  isTime(part)
    ? [
        { name: `${part.part}.hours`, label: `${part.name}几小时`, part, of: 'hours' },
        { name: `${part.part}.minutes`, label: '零几分钟（可以不填）', part, of: 'minutes' },
      ]
    : [{ name: part.part, label: `${part.name}（${part.unit}）`, part }]

/** The parts that are asked for; of those of which a reading has one, the chosen one. */
export function askedParts({ parts, needs }: Form, chosen: PartKey): Part[] {
  const asked = parts.filter(({ optional }) => !optional)
  return needs === 'one' ? asked.filter(({ part }) => part === chosen) : asked
}

export const fieldsOf = (form: Form, chosen: PartKey): ValueField[] =>
  askedParts(form, chosen).flatMap(fieldsOfPart)

/** A part as it was written; undefined: nothing was. */
function valueOf(part: Part, typed: Typed): number | undefined {
  if (!isTime(part)) return numberOf(typed[part.part])
  const hours = numberOf(typed[`${part.part}.hours`])
  const minutes = numberOf(typed[`${part.part}.minutes`])
  if (hours === undefined && minutes === undefined) return undefined
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === '' ? undefined : Number(text)

export function valuesOf(form: Form, chosen: PartKey, typed: Typed): Values {
  const values: Values = {}
  for (const part of askedParts(form, chosen)) {
    const value = valueOf(part, typed)
    if (value !== undefined) values[part.part] = value
  }
  return values
}

function faultOf(part: Part, typed: Typed, needed: boolean): string | undefined {
  const value = valueOf(part, typed)
  if (value === undefined) return needed ? `请填写${part.name}` : undefined
  const { least, most, unit } = part
  if (Number.isNaN(value) || value < least || value > most)
    return `应在 ${least} 到 ${most} ${unit} 之间，请看看有没有写错`
  return undefined
}

/** What stands in the way of each field; of a part with two the fault stands at the first. */
export const faultsOf = (
  form: Form,
  chosen: PartKey,
  typed: Typed,
): Record<string, string | undefined> =>
  Object.fromEntries(
    fieldsOf(form, chosen).map(({ name, part, of }) => [
      name,
      of === 'minutes' ? undefined : faultOf(part, typed, form.needs !== 'some'),
    ]),
  )

/** What the fields hold at first, of a reading that is corrected. */
export function typedOf(form: Form, values: readonly { part: PartKey; value: number }[]): Typed {
  const typed: Typed = {}
  for (const part of form.parts) {
    const known = values.find((one) => one.part === part.part)?.value
    for (const { name, of } of fieldsOfPart(part)) {
      if (known === undefined) typed[name] = ''
      else if (of === 'hours') typed[name] = String(Math.floor(known / 60))
      else typed[name] = String(of === 'minutes' ? known % 60 : known)
    }
  }
  return typed
}
