import type { Fault } from '../Finding'
import { perUpload } from '../perUpload'
import { textsOf } from '../scripts/texts'
import { templatesOf } from '../templates'
import type { Upload } from '../Upload'
import { openTypes } from '../wechat/openTypes'

interface OpenType {
  file: string
  line: number
  value: string
  /** What the component takes, or any of them where a script names it. */
  known: readonly string[]
}

const all = [...openTypes.values()].flat()

/** `open-type="a|b"` of templates, and `{ openType: 'a' }` of the scripts that fill them. */
export const openTypesOf = perUpload((upload: Upload): OpenType[] => {
  const written = [...templatesOf(upload)].flatMap(([file, tags]) =>
    tags.flatMap(({ name, line, attributes: { 'open-type': values } }) => {
      const known = openTypes.get(name)
      return known && values !== undefined ? [{ file, line, values, known }] : []
    }),
  )
  const named = textsOf(upload)
    .filter(({ key }) => key === 'openType')
    .map(({ file, line, text }) => ({ file, line, values: text, known: all }))
  return [...written, ...named]
    .filter(({ values }) => !values.includes('{{'))
    .flatMap(({ values, ...rest }) => values.split('|').map((value) => ({ ...rest, value })))
})

export const openType = (upload: Upload): Fault[] =>
  openTypesOf(upload)
    .filter(({ value, known }) => value !== '' && !known.includes(value))
    .map(({ file, line, value }) => ({ file, line, message: `there is no open-type ${value}` }))
