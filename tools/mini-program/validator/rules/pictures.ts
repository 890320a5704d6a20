import path from 'node:path'
import type { Fault } from '../Finding'
import { resolve } from '../references/resolve'
import { textsOf } from '../scripts/texts'
import { templatesOf } from '../templates'
import type { Upload } from '../Upload'

const isLocal = (address: string) => address !== '' && !/^[\w+.-]+:|^\/\/|\{\{/.test(address)

/** A picture that a template shows from the package is there. */
function shown(upload: Upload): Fault[] {
  return [...templatesOf(upload)].flatMap(([file, tags]) =>
    tags.flatMap(({ name, line, attributes: { src } }) => {
      const isPicture = name === 'image' || name === 'cover-image'
      if (!isPicture || src === undefined || !isLocal(src)) return []
      return upload.has(resolve(file, src)) ? [] : [{ file, line, message: `${src} is not there` }]
    }),
  )
}

/**
 * So is one that a script names in a folder of the package. Of other folders nobody can tell: they
 * may be the server's, whose origin is put in front.
 */
function named(upload: Upload): Fault[] {
  const folders = new Set(upload.files.map((file) => path.posix.dirname(file)))
  return textsOf(upload)
    .filter(({ text }) => /^\/[^?#:]+\.(png|jpe?g|gif|svg|webp)$/i.test(text))
    .filter(({ text }) => folders.has(path.posix.dirname(text.slice(1))))
    .filter(({ text }) => !upload.has(text.slice(1)))
    .map(({ file, line, column, text }) => ({
      file,
      line,
      column,
      message: `${text} is not there`,
    }))
}

export const localPicture = (upload: Upload): Fault[] => [...shown(upload), ...named(upload)]
