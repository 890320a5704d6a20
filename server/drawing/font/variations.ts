import { Bytes } from './bytes'

/** How far each point moves; behind those of the outline come four more, of the room it takes. */
export interface Moves {
  x: number[]
  y: number[]
}

const flags = { own: 0x8000, between: 0x4000, someOfItsOwn: 0x2000, index: 0x0fff }
const someForAll = 0x8000

/** What a weight that is not the font's first does to a glyph: the table `gvar`, of one axis. */
export function readVariations(data: Buffer) {
  const header = new Bytes(data, 4)
  if (header.u16() !== 1) throw new Error('A font with more than its weight to vary')
  const sharedCount = header.u16()
  const shared = new Bytes(data, header.u32())
  const peaks = shared.many(sharedCount, shared.share)
  const glyphs = header.u16()
  const isLong = (header.u16() & 1) === 1
  const start = header.u32()
  const offsets = header.many(glyphs + 1, () => (isLong ? header.u32() : header.u16() * 2))

  return function movesOf(glyph: number, weight: number, ends: readonly number[]) {
    const [from, to] = [offsets[glyph]!, offsets[glyph + 1]!]
    if (from === to) return []
    return readMoves({ data: data.subarray(start + from, start + to), peaks, weight, ends })
  }
}

interface Written {
  data: Buffer
  peaks: readonly number[]
  weight: number
  ends: readonly number[]
}

/** What a point is told, or nothing where it goes along with its neighbours. */
export interface Told extends Moves {
  points: readonly number[] | 'all'
  /** How much of it counts at this weight. */
  share: number
}

function readMoves({ data, peaks, weight, ends }: Written): Told[] {
  const header = new Bytes(data)
  const count = header.u16()
  const body = new Bytes(data, header.u16())
  const total = (ends.at(-1) ?? -1) + 1 + 4
  const all = count & someForAll ? readPoints(body) : 'all'
  let at = body.at
  return header.many(count & 0x0fff, () => {
    const length = header.u16()
    const how = header.u16()
    const peak = how & flags.own ? header.share() : peaks[how & flags.index]!
    const range = how & flags.between ? [header.share(), header.share()] : rangeTo(peak)
    const own = new Bytes(data, at)
    at += length
    const points = how & flags.someOfItsOwn ? readPoints(own) : all
    const many = points === 'all' ? total : points.length
    const [x, y] = [readSteps(own, many), readSteps(own, many)]
    return { points, x, y, share: shareAt(weight, peak, range as [number, number]) }
  })
}

const rangeTo = (peak: number) => [Math.min(0, peak), Math.max(0, peak)]

function shareAt(weight: number, peak: number, [from, to]: readonly [number, number]): number {
  if (peak === 0 || weight === peak) return 1
  if (weight <= from || weight >= to) return 0
  return weight < peak ? (weight - from) / (peak - from) : (to - weight) / (to - peak)
}

function readPoints(bytes: Bytes): number[] | 'all' {
  const first = bytes.u8()
  if (first === 0) return 'all'
  const count = first < 0x80 ? first : ((first & 0x7f) << 8) + bytes.u8()
  const points: number[] = []
  let point = 0
  while (points.length < count) {
    const control = bytes.u8()
    const read = control & 0x80 ? bytes.u16 : bytes.u8
    for (let left = (control & 0x7f) + 1; left > 0; left--) points.push((point += read()))
  }
  return points
}

function readSteps(bytes: Bytes, count: number): number[] {
  const steps: number[] = []
  while (steps.length < count) {
    const control = bytes.u8()
    const read = control & 0x40 ? bytes.i16 : () => (bytes.u8() << 24) >> 24
    for (let left = (control & 0x3f) + 1; left > 0; left--) steps.push(control & 0x80 ? 0 : read())
  }
  return steps
}
