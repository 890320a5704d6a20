import path from 'node:path'

/** From the file that names it; a slash in front means the root of the mini program. */
export const resolve = (from: string, written: string): string =>
  written.startsWith('/')
    ? path.posix.normalize(written.slice(1))
    : path.posix.join(path.posix.dirname(from), written)

export const withExtension = (file: string, extension: string): string =>
  file.endsWith(extension) ? file : file + extension
