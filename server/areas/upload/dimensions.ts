export interface Dimensions {
  width: number
  height: number
}

type Measure = (content: Buffer) => Dimensions | null

const png: Measure = (content) =>
  content.length < 24 || content.toString('latin1', 12, 16) !== 'IHDR'
    ? null
    : { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }

const gif: Measure = (content) =>
  content.length < 10 ? null : { width: content.readUInt16LE(6), height: content.readUInt16LE(8) }

/** The first frame header, among segments that each say how long they are. */
const jpeg: Measure = (content) => {
  let at = 2
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1]!
    // padding, and markers that stand alone
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else if (isFrame(marker))
      return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
    else at += 2 + Math.max(2, content.readUInt16BE(at + 2))
  }
  return null
}

/** Of the markers C0 to CF three begin tables and not frames. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const webpKinds: Record<string, Measure> = {
  'VP8 ': (content) => ({
    width: content.readUInt16LE(26) & 0x3fff,
    height: content.readUInt16LE(28) & 0x3fff,
  }),
  VP8L: (content) => {
    const bits = content.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  },
  VP8X: (content) => ({
    width: content.readUIntLE(24, 3) + 1,
    height: content.readUIntLE(27, 3) + 1,
  }),
}

const webp: Measure = (content) => {
  const kind = content.toString('latin1', 12, 16)
  const measure = Object.hasOwn(webpKinds, kind) ? webpKinds[kind]! : undefined
  return measure && content.length >= 30 ? measure(content) : null
}

const measures: Record<string, Measure> = {
  'image/png': png,
  'image/gif': gif,
  'image/jpeg': jpeg,
  'image/webp': webp,
}

/** How large a picture says it is, from its first bytes and without opening it. Null where it does not say. */
export const dimensionsOf = (content: Buffer, type: string): Dimensions | null =>
  measures[type]!(content)
