export type Colour = readonly [red: number, green: number, blue: number]

export interface Layout {
  width: number
  height: number
  /** Of each number of a pixel. */
  bits: 4 | 8
  /** Each pixel is a place in it; without one it is red, green and blue. */
  palette?: readonly Colour[]
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const kinds = { indexed: 3, plain: 2 }

/** The picture and nothing beside it: no text, no time, no name of a maker. */
export function pngOf({ width, height, bits, palette }: Layout, deflated: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, palette ? kinds.indexed : kinds.plain], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Buffer.from(palette.flat()))] : []),
    chunk('IDAT', deflated),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** As it is deflated: each row begins with a byte that says it is filtered by nothing. */
export function unfiltered(pixels: Uint8Array, height: number): Buffer {
  const stride = pixels.length / height
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
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
