import { templatesOf } from '../templates'
import type { Upload } from '../Upload'
import { resolve, withExtension } from './resolve'

/** A template and all that it takes in, and what those take in. */
export function templatesFrom(upload: Upload, first: string): string[] {
  const reached = new Set([first])
  for (const file of reached) {
    for (const { name, attributes } of templatesOf(upload).get(file) ?? []) {
      if ((name !== 'import' && name !== 'include') || attributes.src === undefined) continue
      const target = withExtension(resolve(file, attributes.src), '.wxml')
      if (upload.has(target)) reached.add(target)
    }
  }
  return [...reached]
}
