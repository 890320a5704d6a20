/** Rows of a table as spreadsheets write and read them (RFC 4180). */

/** A cell that begins so is a formula to a spreadsheet, whoever wrote it. */
const formula = /^[=+\-@\t\r]/

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** What somebody wrote stays text: an apostrophe before it is how spreadsheets are told so. */
export const cellOf = (text: string): string => quoted(formula.test(text) ? `'${text}` : text)

/** With the mark by which a spreadsheet knows that it is UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

export interface CsvRow {
  /** On which line of the file it begins. */
  line: number
  cells: readonly string[]
}

const token = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y

/** Rows with something in them; undefined where it is no such table. */
export function readCsv(text: string): CsvRow[] | undefined {
  const rows: CsvRow[] = []
  let line = 1
  let row: { line: number; cells: string[] } = { line, cells: [] }
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const found = token.exec(text)
    if (!found) return undefined
    const [whole, cell = '', end] = found
    row.cells.push(plain(cell))
    line += whole.split(/\r\n|\n|\r/).length - 1
    if (end === ',' && token.lastIndex < text.length) continue
    rows.push(row)
    row = { line, cells: [] }
  }
  return rows.filter(({ cells }) => cells.some(Boolean))
}

const plain = (cell: string) =>
  (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim().replace(/^'/, '')
