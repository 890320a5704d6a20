import qrcode from 'qrcode-generator'

/** The light rim that readers need around a code. */
const rim = 4

/** Dark squares side by side, one high. */
export interface Strip {
  x: number
  y: number
  width: number
}

/** One character a byte of UTF-8, as the encoder reads its text. */
const bytesOf = (text: string): string =>
  encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )

function stripsOf(count: number, isDark: (row: number, column: number) => boolean): Strip[] {
  const strips: Strip[] = []
  for (let row = 0; row < count; row++) {
    let column = 0
    while (column < count) {
      const from = column
      while (column < count && isDark(row, column)) column++
      if (column > from) strips.push({ x: from + rim, y: row + rim, width: column - from })
      else column++
    }
  }
  return strips
}

/** A code in squares: how many there are on each side, its rim among them, and the dark ones. */
export function qrStrips(text: string): { size: number; strips: Strip[] } {
  const code = qrcode(0, 'M')
  code.addData(bytesOf(text), 'Byte')
  code.make()
  const count = code.getModuleCount()
  return {
    size: count + 2 * rim,
    strips: stripsOf(count, (row, column) => code.isDark(row, column)),
  }
}
