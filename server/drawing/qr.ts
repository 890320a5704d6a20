import qrcode from 'qrcode-generator'

export interface Squares {
  /** On each side, the light rim that readers need among them. */
  size: number
  /** The dark ones, as the path of a drawing. */
  path: string
}

const rim = 4

/** Printed codes get scratched: a quarter of the squares may be lost. */
const level = 'Q'

/** A code that cameras read. */
export function qrSquares(text: string): Squares {
  const code = qrcode(0, level)
  code.addData(Buffer.from(text, 'utf8').toString('latin1'), 'Byte')
  code.make()
  const count = code.getModuleCount()
  const all = Array.from({ length: count * count }, (_none, at) => ({
    row: Math.floor(at / count),
    column: at % count,
  }))
  const path = all
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column + rim} ${row + rim}h1v1h-1z`)
    .join('')
  return { size: count + 2 * rim, path }
}
