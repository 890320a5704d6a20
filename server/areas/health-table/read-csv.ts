import { Refusal } from '@server/call/refusal'

export interface CsvLine {
  /** In the file, from 1 on. */
  line: number
  cells: string[]
}

const decoded = (bytes: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Spreadsheets here save in either of the two, and say in neither which. */
export function textOf(bytes: Buffer): string {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030')
  if (text === null || text.includes('\u0000'))
    throw new Refusal('invalid', '这不是表格文件，请在表格软件里另存为 CSV 再选')
  return text
}

/** A cell, and what follows on it. */
const cellShape = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y

const broken = (line: number) =>
  new Refusal('invalid', `第 ${line} 行的引号不成对，请在表格软件里另存为 CSV 再选`)

/** The lines of a CSV file that have anything in them; quotes, commas and breaks in cells as usual. */
export function csvLines(text: string): CsvLine[] {
  const lines: CsvLine[] = []
  let at = 0
  let line = 1
  let present: CsvLine = { line, cells: [] }
  while (at < text.length) {
    cellShape.lastIndex = at
    const found = cellShape.exec(text)
    if (!found) throw broken(line)
    const [all, quoted, plain = '', end] = found
    present.cells.push((quoted?.replace(/""/g, '"') ?? plain).trim())
    at += all.length
    line += all.match(/\r\n|\r|\n/g)?.length ?? 0
    if (end === ',' && at < text.length) continue
    if (present.cells.some((cell) => cell !== '')) lines.push(present)
    present = { line, cells: [] }
  }
  return lines
}
