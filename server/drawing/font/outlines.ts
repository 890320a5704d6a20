import { setImmediate as others } from 'node:timers/promises'
import { Bytes } from './bytes'

/** Points in the units of the font, with y up. */
export interface Outline {
  x: number[]
  y: number[]
  /** Others bend the curve between their neighbours. */
  on: boolean[]
  /** The last point of each contour. */
  ends: number[]
}

/** So many before others have their turn. */
const atOnce = 32

const nothing: Outline = { x: [], y: [], on: [], ends: [] }

/** What WOFF2 makes of the table `glyf`: numbers of a kind lie together in streams. */
export async function readOutlines(data: Buffer): Promise<Outline[]> {
  const header = new Bytes(data, 4)
  const count = header.u16()
  header.at = 8
  const lengths = header.many(4, header.u32)
  let at = 36
  const [contours, counts, flags, glyphs] = lengths.map((length) => {
    const stream = new Bytes(data, at)
    at += length
    return stream
  }) as [Bytes, Bytes, Bytes, Bytes]
  const outlines: Outline[] = []
  while (outlines.length < count) {
    if (outlines.length % atOnce === 0) await others()
    const parts = contours.i16()
    outlines.push(parts > 0 ? readOutline({ parts, counts, flags, glyphs }) : nothing)
    // how to fit it to the pixels of a screen, which lies elsewhere
    if (parts > 0) glyphs.short()
  }
  return outlines
}

interface Streams {
  parts: number
  counts: Bytes
  flags: Bytes
  glyphs: Bytes
}

function readOutline({ parts, counts, flags, glyphs }: Streams): Outline {
  let total = 0
  const ends = counts.many(parts, () => (total += counts.short()) - 1)
  const outline: Outline = { x: [], y: [], on: [], ends }
  let [x, y] = [0, 0]
  for (let point = 0; point < total; point++) {
    const flag = flags.u8()
    const [across, up] = stepOf(flag & 0x7f, glyphs)
    outline.x.push((x += across))
    outline.y.push((y += up))
    outline.on.push(flag < 0x80)
  }
  return outline
}

const signed = (flag: number, size: number) => (flag & 1 ? size : -size)

/** How far a point lies from the one before: the flag says how it is written. */
function stepOf(flag: number, bytes: Bytes): [across: number, up: number] {
  const first = bytes.u8()
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0]
  const both = (across: number, up: number): [number, number] => [
    signed(flag, across),
    signed(flag >> 1, up),
  ]
  if (flag < 84) {
    const high = flag - 20
    return both(1 + (high & 0x30) + (first >> 4), 1 + ((high & 0x0c) << 2) + (first & 15))
  }
  const second = bytes.u8()
  if (flag < 120) {
    const high = flag - 84
    return both(1 + (Math.floor(high / 12) << 8) + first, 1 + (((high % 12) >> 2) << 8) + second)
  }
  const third = bytes.u8()
  if (flag < 124) return both((first << 4) + (second >> 4), ((second & 15) << 8) + third)
  return both((first << 8) + second, (third << 8) + bytes.u8())
}
