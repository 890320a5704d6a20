import assert from 'node:assert/strict'
import { inflateSync } from 'node:zlib'

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

/** A picture of ours in red, green and blue: no row is filtered. */
export function decoded(png: Buffer) {
  const [header, body] = chunksOf(png)
  const [width, height] = [header!.data.readUInt32BE(0), header!.data.readUInt32BE(4)]
  assert.deepEqual([...header!.data.subarray(8)], [8, 2, 0, 0, 0])
  const rows = inflateSync(body!.data)
  assert.equal(rows.length, height * (1 + 3 * width))
  const at = (x: number, y: number) => {
    const pixel = y * (1 + 3 * width) + 1 + 3 * x
    return rows.subarray(pixel, pixel + 3).toString('hex')
  }
  return { width, height, at }
}

/** How many pixels of each colour there are between two rows. */
export function coloursOf({ width, at }: ReturnType<typeof decoded>, top: number, bottom: number) {
  const found = new Map<string, number>()
  for (let y = top; y < bottom; y++)
    for (let x = 0; x < width; x++) found.set(at(x, y), (found.get(at(x, y)) ?? 0) + 1)
  return found
}
