import { Bytes } from './bytes'

/** Which glyph stands for a sign: the table `cmap`, of the signs up to U+FFFF and beyond. */
export function readGlyphsOfSigns(data: Buffer): ReadonlyMap<number, number> {
  const header = new Bytes(data, 2)
  const count = header.u16()
  const glyphs = new Map<number, number>()
  const starts = header.many(count, () => {
    header.at += 4
    return header.u32()
  })
  for (const start of new Set(starts)) {
    const format = new Bytes(data, start).u16()
    if (format === 4) readSegments(data, start, glyphs)
    if (format === 12) readGroups(data, start, glyphs)
  }
  return glyphs
}

type Glyphs = Map<number, number>

function readSegments(data: Buffer, start: number, glyphs: Glyphs): void {
  const bytes = new Bytes(data, start + 6)
  const count = bytes.u16() / 2
  bytes.at += 6
  const lasts = bytes.many(count, bytes.u16)
  bytes.at += 2
  const firsts = bytes.many(count, bytes.u16)
  const shifts = bytes.many(count, bytes.u16)
  const offsetsAt = bytes.at
  const offsets = bytes.many(count, bytes.u16)
  firsts.forEach((first, segment) => {
    const [last, shift, offset] = [lasts[segment]!, shifts[segment]!, offsets[segment]!]
    for (let sign = first; sign <= last && sign < 0xffff; sign++) {
      const listed = () =>
        new Bytes(data, offsetsAt + segment * 2 + offset + (sign - first) * 2).u16()
      const glyph = offset === 0 ? sign : listed()
      if (glyph !== 0) glyphs.set(sign, (glyph + shift) & 0xffff)
    }
  })
}

function readGroups(data: Buffer, start: number, glyphs: Glyphs): void {
  const bytes = new Bytes(data, start + 12)
  for (let left = bytes.u32(); left > 0; left--) {
    const [first, last, glyph] = [bytes.u32(), bytes.u32(), bytes.u32()]
    for (let sign = first; sign <= last; sign++) glyphs.set(sign, glyph + sign - first)
  }
}
