import { replyTime } from '@server/calendar'
import type { TemplateField } from '@server/config'
import type { Letter } from './subscribed'

type Values = Pick<Letter, 'title' | 'thing' | 'state' | 'at'>

/** As many letters as WeChat takes of each type of field; what is longer it refuses altogether. */
const longest: Record<string, number> = {
  thing: 20,
  short_thing: 5,
  phrase: 5,
  name: 10,
  const: 20,
}

const cut = (text: string, most: number) => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

function written(key: string, value: string | Date): string {
  if (value instanceof Date) return replyTime(value).slice(0, 16).replace('T', ' ')
  return cut(value, longest[key.replace(/\d+$/, '')] ?? longest.thing!)
}

/** The fields of a template as WeChat wants them. */
export const fieldsOf = (fields: readonly TemplateField[], values: Values) =>
  Object.fromEntries(fields.map(({ key, value }) => [key, { value: written(key, values[value]) }]))
