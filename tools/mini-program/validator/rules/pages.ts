import type { Fault } from '../Finding'
import type { Upload } from '../Upload'

/** A page may lack a style sheet, nothing else. */
export const pageFiles = (upload: Upload): Fault[] =>
  upload.pages.flatMap(({ path }) =>
    ['.js', '.json', '.wxml']
      .filter((extension) => !upload.has(path + extension))
      .map((extension) => ({
        file: 'app.json',
        message: `the page ${path} has no ${path}${extension}`,
      })),
  )

export function pageOnce(upload: Upload): Fault[] {
  const paths = upload.pages.map((page) => page.path)
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index)
  return [...new Set(twice)].map((path) => ({
    file: 'app.json',
    message: `the page ${path} is named more than once`,
  }))
}

export function entryPage(upload: Upload): Fault[] {
  const entry = upload.app.entryPagePath
  if (entry === undefined || upload.pages.some((page) => page.path === entry)) return []
  return [{ file: 'app.json', message: `entryPagePath is no page: ${entry}` }]
}
