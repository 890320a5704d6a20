import qrcode from 'qrcode-generator'
import { dataUri } from '@/ui/icons/dataUri'

/** The light rim that readers need around a code. */
const rim = 4

/** One character a byte of UTF-8, as the encoder reads its text. */
const bytesOf = (text: string): string =>
  encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )

/** Dark squares side by side are one rectangle. */
function strokes(count: number, isDark: (row: number, column: number) => boolean): string {
  let path = ''
  for (let row = 0; row < count; row++) {
    let column = 0
    while (column < count) {
      const from = column
      while (column < count && isDark(row, column)) column++
      if (column > from) path += `M${from + rim} ${row + rim}h${column - from}v1h${from - column}z`
      else column++
    }
  }
  return path
}

/** Dark on light in every theme: not every reader takes it the other way round. */
export function qrImage(text: string, dark: string, light: string): string {
  const code = qrcode(0, 'M')
  code.addData(bytesOf(text), 'Byte')
  code.make()
  const count = code.getModuleCount()
  const size = count + 2 * rim
  const path = strokes(count, (row, column) => code.isDark(row, column))
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
      `shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="${light}"/>` +
      `<path fill="${dark}" d="${path}"/></svg>`,
  )
}
