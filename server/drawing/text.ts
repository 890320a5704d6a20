import type { Letters } from './font/typeface'

export interface Style {
  /** Pixels. */
  size: number
  weight: number
}

const glyphOf = (letters: Letters, sign: string, { size, weight }: Style) => {
  const glyph = letters(sign, weight)
  return glyph && { ...glyph, scale: size / glyph.em, room: (glyph.width * size) / glyph.em }
}

export const widthOf = (letters: Letters, words: string, style: Style): number =>
  Array.from(words).reduce((sum, sign) => sum + (glyphOf(letters, sign, style)?.room ?? 0), 0)

/** A line of words as SVG. It begins at the left, `y` is what it stands on. */
export function lineOf(
  letters: Letters,
  words: string,
  { x, y, ...style }: Style & { x: number; y: number },
): string {
  let at = x
  return Array.from(words)
    .map((sign) => {
      const glyph = glyphOf(letters, sign, style)
      if (!glyph) return ''
      const { path, scale, room } = glyph
      const placed = `<path transform="translate(${at} ${y}) scale(${scale} ${-scale})" d="${path}"/>`
      at += room
      return placed
    })
    .join('')
}

/** Words of letters stay whole, and no line begins with a sign that closes something. */
const pieces = (words: string): string[] =>
  words.match(/\s+|([!-~]+|[^\s!-~])[，。、！？；：”’）》】…]*/gu) ?? []

interface Room {
  lines: number
  width: number
  style: Style
}

/** The words in so many lines at most; the last ends in an ellipsis where there are more. */
export function wrapped(letters: Letters, words: string, { lines, width, style }: Room): string[] {
  const fits = (line: string) => widthOf(letters, line, style) <= width
  const filled = ['']
  for (const piece of pieces(words.trim()).flatMap((one) =>
    fits(one) ? [one] : Array.from(one),
  )) {
    const last = filled.at(-1)!
    if (fits(last + piece.trimEnd())) filled[filled.length - 1] = last + piece
    else if (piece.trim()) filled.push(piece)
  }
  const trimmed = filled.map((line) => line.trim())
  if (trimmed.length <= lines) return trimmed
  const cut = Array.from(trimmed[lines - 1]!)
  while (cut.length > 0 && !fits(`${cut.join('')}…`)) cut.pop()
  return [...trimmed.slice(0, lines - 1), `${cut.join('')}…`]
}
