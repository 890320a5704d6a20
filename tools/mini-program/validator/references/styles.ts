import { sheetsOf } from '../sheets'
import type { Upload } from '../Upload'
import type { Reference } from './Reference'
import { resolve, withExtension } from './resolve'

export function styleReferences(upload: Upload): Reference[] {
  return sheetsOf(upload).flatMap(({ file, root }) => {
    const found: Reference[] = []
    root?.walkAtRules('import', ({ params, source }) => {
      const written = /["']([^"']+)["']/.exec(params)?.[1]
      if (written === undefined) return
      const targets = [withExtension(resolve(file, written), '.wxss')]
      found.push({ from: file, line: source?.start?.line, written, targets })
    })
    return found
  })
}
