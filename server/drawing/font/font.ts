import type { Font as Shapes } from 'harfbuzzjs'

export interface Glyph {
  /** Its outline as SVG has it, above the line that it stands on and as large as `em`. */
  path: string
  /** The room that it takes in its line. */
  width: number
  em: number
}

/** Gives the glyph of a sign at a weight; undefined where the font has none. */
export type Font = (sign: string, weight: number) => Glyph | undefined

/** A font for the web (WOFF2) that varies in weight. */
export async function openFont(file: Buffer): Promise<Font> {
  const { Blob, Face, Font: Shapes, Variation } = await import('harfbuzzjs')
  const { default: unpack } = await import('woff2-encoder/decompress')
  const face = new Face(new Blob(await unpack(file)))
  const weights = new Map<number, Shapes>()

  const shapesAt = (weight: number): Shapes => {
    const known = weights.get(weight)
    if (known) return known
    const shapes = new Shapes(face)
    shapes.setVariations([new Variation('wght', weight)])
    weights.set(weight, shapes)
    return shapes
  }

  return (sign, weight) => {
    const shapes = shapesAt(weight)
    const glyph = shapes.nominalGlyph(sign.codePointAt(0)!)
    if (glyph === undefined) return undefined
    return {
      path: shapes.glyphToPath(glyph),
      width: shapes.glyphHAdvance(glyph),
      em: face.upem,
    }
  }
}
