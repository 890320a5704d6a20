import { sharp } from './sharp'

export type Colour = readonly [red: number, green: number, blue: number]

/** How much of each pixel a drawing in white (SVG) covers, row by row, from 0 to 255. */
export const inkOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten({ background: '#000' }).toColourspace('b-w').raw().toBuffer()

interface Printed {
  width: number
  height: number
  /** Each pixel is a place among them. */
  shades: readonly Colour[]
}

/** Pixels of a few colours as PNG, which says nothing beside them. */
export function pngOfShades(
  pixels: Uint8Array,
  { width, height, shades }: Printed,
): Promise<Buffer> {
  const colours = Buffer.alloc(pixels.length * 3)
  pixels.forEach((shade, at) => colours.set(shades[shade]!, at * 3))
  return sharp(colours, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: shades.length, dither: 0 })
    .toBuffer()
}
