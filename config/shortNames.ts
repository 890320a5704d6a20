import { readdirSync } from 'node:fs'
import path from 'node:path'

const firsts = 'abcdefghijklmnopqrstuvwxyz'
const base = 36

/** The same of each sheet in every build; with a letter in front, and no other case than the lower. */
const sheetName = (index: number): string => {
  const first = firsts[Math.floor(index / base)]
  if (first === undefined) throw new Error(`There are ${index} style sheets, too many to name.`)
  return first + (index % base).toString(base)
}

/**
 * Names classes in three characters: two for the sheet, by its place among all of them, and the rest
 * for the class, by its place among those of the sheet.
 */
export function shortNames(source: string): (local: string, file: string) => string {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.scss'))
    .sort()
  const classes = new Map<string, string[]>()
  return (local, file) => {
    const sheet = sheets.indexOf(path.relative(source, file))
    if (sheet < 0) throw new Error(`${file} is no style sheet of ${source}.`)
    const known = classes.get(file) ?? []
    classes.set(file, known)
    if (!known.includes(local)) known.push(local)
    return sheetName(sheet) + known.indexOf(local).toString(base)
  }
}
