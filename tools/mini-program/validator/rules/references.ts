import type { Fault } from '../Finding'
import { componentReferencesOf, fileReferencesOf } from '../references/references'
import type { Upload } from '../Upload'

/** What a template, style sheet or script names is there. */
export const missingFile = (upload: Upload): Fault[] =>
  fileReferencesOf(upload)
    .filter(({ targets }) => !targets.some((target) => upload.has(target)))
    .map(({ from, line, written, targets }) => ({
      file: from,
      line,
      message: `${written} is not there (${targets[0]})`,
    }))

/** A component is three files, of which the JSON says that it is one. */
export const component = (upload: Upload): Fault[] =>
  componentReferencesOf(upload).flatMap(({ from, tag, target }) => {
    const wrong = ['.js', '.json', '.wxml']
      .filter((extension) => !upload.has(target + extension))
      .map((extension) => `<${tag}> has no ${target}${extension}`)
    if (upload.json(`${target}.json`) !== undefined && !upload.isComponent(target)) {
      wrong.push(`<${tag}>: ${target}.json does not say "component": true`)
    }
    return wrong.map((message) => ({ file: from, message }))
  })

/**
 * A package uses its own files and those of the main package, which is always there; an
 * independent subpackage only its own.
 */
export function packageBoundary(upload: Upload): Fault[] {
  const alone = new Set(upload.packages.filter((each) => each.independent).map(({ root }) => root))
  const references = [...fileReferencesOf(upload), ...componentReferencesOf(upload)]
  return references.flatMap(({ from, line, written, targets, late }) => {
    const target = targets.find((each) => upload.has(each))
    if (target === undefined || late) return []
    const own = upload.packageOf(from)
    const other = upload.packageOf(target)
    if (other === own || (other === '' && !alone.has(own))) return []
    const where = (root: string) => (root ? `the subpackage ${root}` : 'the main package')
    const message = `${where(own)} may not use ${written} of ${where(other)}`
    return [{ file: from, line, message }]
  })
}
