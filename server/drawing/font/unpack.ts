import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Bytes } from './bytes'

const inflate = promisify(brotliDecompress)

/** Of the names that WOFF2 writes as a number, those that are read here. */
const known: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  4: 'maxp',
  10: 'glyf',
  11: 'loca',
  39: 'avar',
  47: 'fvar',
  48: 'gvar',
}
const spelledOut = 63

export interface Table {
  data: Buffer
  /** Written anew for the web, and not as a font on a machine has it. */
  transformed: boolean
}

/** A font of the web (WOFF2) as the tables that it consists of. */
export async function unpack(file: Buffer): Promise<ReadonlyMap<string, Table>> {
  const header = new Bytes(file)
  if (header.text(4) !== 'wOF2') throw new Error('This is no WOFF2 font')
  header.at = 12
  const count = header.u16()
  header.at = 20
  const packedLength = header.u32()
  header.at = 48
  const entries = header.many(count, () => readEntry(header))
  const content = await inflate(file.subarray(header.at, header.at + packedLength))
  let at = 0
  return new Map(
    entries.map(({ name, length, transformed }) => [
      name,
      { data: content.subarray(at, (at += length)), transformed },
    ]),
  )
}

function readEntry(header: Bytes) {
  const flags = header.u8()
  const number = flags & 0x3f
  const name = number === spelledOut ? header.text(4) : (known[number] ?? `number ${number}`)
  const version = flags >> 6
  const transformed = name === 'glyf' || name === 'loca' ? version === 0 : version !== 0
  const length = header.long()
  return { name, transformed, length: transformed ? header.long() : length }
}
