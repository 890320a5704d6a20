/** What begins like a formula is none to a spreadsheet. */
const cell = (text: string) => {
  const plain = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\n]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain
}

/** A row of what a spreadsheet opens. */
export const csvLine = (...cells: readonly string[]) => cells.map(cell).join(',')

/** A whole file of rows; spreadsheets read the first sign as UTF-8. */
export const csvFile = (lines: readonly string[]) => `\ufeff${lines.join('\r\n')}`
