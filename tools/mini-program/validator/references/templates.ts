import { templatesOf } from '../templates'
import type { Upload } from '../Upload'
import type { Reference } from './Reference'
import { resolve, withExtension } from './resolve'

const endings: Record<string, string> = { import: '.wxml', include: '.wxml', wxs: '.wxs' }

export function templateReferences(upload: Upload): Reference[] {
  return [...templatesOf(upload)].flatMap(([from, tags]) =>
    tags.flatMap(({ name, line, attributes }) => {
      const ending = endings[name]
      const written = attributes.src
      if (ending === undefined || written === undefined) return []
      return [{ from, line, written, targets: [withExtension(resolve(from, written), ending)] }]
    }),
  )
}
