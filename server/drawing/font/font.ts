import { Bytes } from './bytes'
import { readGlyphsOfSigns } from './cmap'
import { type Outline, readOutlines } from './outlines'
import { unpack } from './unpack'
import { readVariations } from './variations'
import { vary } from './vary'
import { readWeights } from './weights'

export interface Glyph {
  outline: Outline
  /** The room that it takes in its line, and how large the letter is that both are measured by. */
  width: number
  em: number
}

/** Gives the glyph of a sign at a weight; undefined where the font has none. */
export type Font = (sign: string, weight: number) => Glyph | undefined

/** A font for the web (WOFF2) whose letters are TrueType outlines that vary in weight. */
export async function openFont(file: Buffer): Promise<Font> {
  const tables = await unpack(file)
  const table = (name: string) => {
    const found = tables.get(name)
    if (!found) throw new Error(`A font without ${name}`)
    return found
  }
  const glyphs = readGlyphsOfSigns(table('cmap').data)
  const outlines = await readOutlines(table('glyf').data)
  const movesOf = readVariations(table('gvar').data)
  const place = readWeights(table('fvar').data, tables.get('avar')?.data)
  const em = new Bytes(table('head').data, 18).u16()
  const { data, transformed } = table('hmtx')
  const widths = readWidths(data, transformed, new Bytes(table('hhea').data, 34).u16())

  return (sign, weight) => {
    const glyph = glyphs.get(sign.codePointAt(0)!)
    const first = glyph === undefined ? undefined : outlines[glyph]
    if (glyph === undefined || !first) return undefined
    const { outline, wider } = vary(first, movesOf(glyph, place(weight), first.ends))
    return { outline, width: widths(glyph) + wider, em }
  }
}

/** Those at the end of the font are all as wide as the last that is written. */
function readWidths(data: Buffer, transformed: boolean, count: number) {
  const step = transformed ? 2 : 4
  return (glyph: number): number =>
    new Bytes(data, (transformed ? 1 : 0) + Math.min(glyph, count - 1) * step).u16()
}
