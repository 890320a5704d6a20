import { deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

/** A picture of at most sixteen colours: each pixel is a place in the palette, row by row. */
export interface Indexed {
  width: number
  height: number
  palette: readonly Colour[]
  pixels: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const bitDepth = 4
const indexedColour = 3

/** The picture and nothing beside it: no text, no time, no name of a maker. */
export function pngOf({ width, height, palette, pixels }: Indexed): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bitDepth, indexedColour], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(packed(pixels, width, height), { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Two pixels a byte; each row begins with a byte that says it is filtered by nothing. */
function packed(pixels: Uint8Array, width: number, height: number): Buffer {
  const stride = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * stride + 1 + (x >> 1)]! |= pixels[y * width + x]! << (x % 2 ? 0 : 4)
  return rows
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

function crc32(bytes: Buffer): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = remainders[(rest ^ byte) & 0xff]! ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}
