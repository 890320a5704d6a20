import assert from 'node:assert/strict'
import sharp from 'sharp'

interface Chunk {
  type: string
  data: Buffer
}

export function chunksOf(png: Buffer): Chunk[] {
  assert.equal(png.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n')
  const chunks: Chunk[] = []
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: png.subarray(at + 8, end) })
    at = end + 4
  }
  assert.equal(png.subarray(-4).toString('hex'), 'ae426082', 'the checksum of an empty end')
  return chunks
}

/** A picture and its density: no text, no time, no name of a maker. */
export const isBare = (png: Buffer) =>
  chunksOf(png).every(({ type }) => ['IHDR', 'PLTE', 'pHYs', 'IDAT', 'IEND'].includes(type))

/** A picture in red, green and blue. */
export async function decoded(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number) => {
    const pixel = (y * width + x) * channels
    return data.subarray(pixel, pixel + channels).toString('hex')
  }
  return { width, height, at }
}

export type Decoded = Awaited<ReturnType<typeof decoded>>

/** How many pixels of each colour there are between two rows. */
export function coloursOf({ width, at }: Decoded, top: number, bottom: number) {
  const found = new Map<string, number>()
  for (let y = top; y < bottom; y++)
    for (let x = 0; x < width; x++) found.set(at(x, y), (found.get(at(x, y)) ?? 0) + 1)
  return found
}
