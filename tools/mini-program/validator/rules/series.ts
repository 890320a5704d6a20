import type { Fault } from '../Finding'
import { templatesOf } from '../templates'
import type { Upload } from '../Upload'

const numbered = /^(\D+_)(\d+)(_.+)$/

/**
 * Templates that are chosen by a number when the page runs (`tmpl_3_view`) come in series: each
 * begins with 0 and leaves none out. One alone is no series.
 */
export const templateSeries = (upload: Upload): Fault[] =>
  [...templatesOf(upload)].flatMap(([file, tags]) => {
    const names = tags.flatMap(({ name, attributes }) =>
      name === 'template' && attributes.name !== undefined ? [attributes.name] : [],
    )
    return missingOf(names).map((name) => ({ file, message: `there is no template ${name}` }))
  })

function missingOf(names: string[]): string[] {
  const series = new Map<string, Set<number>>()
  for (const name of names) {
    const [, start, number, end] = numbered.exec(name) ?? []
    if (start === undefined) continue
    const key = `${start}#${end}`
    series.set(key, (series.get(key) ?? new Set()).add(Number(number)))
  }
  return [...series].flatMap(([key, numbers]) => {
    if (numbers.size < 2) return []
    const gaps = Array.from({ length: Math.max(...numbers) }, (_, at) => at)
    return gaps.filter((at) => !numbers.has(at)).map((at) => key.replace('#', String(at)))
  })
}
