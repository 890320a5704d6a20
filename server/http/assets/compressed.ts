import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Asset } from './library'
import { filesBelow, writeWhole } from './files'

const smallest = 1024
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Best first. Files are compressed once, so they are compressed well. */
const encodings = [
  {
    name: 'br',
    encode: (content: Buffer) =>
      brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } }),
  },
  { name: 'gzip', encode: (content: Buffer) => gzip(content, { level: 9 }) },
]

/** One after another and off the main thread; until it is done, a file is served as it is. */
export async function compressAll(assets: Iterable<Asset>, store: string) {
  const kept = new Set(await filesBelow(store))
  for (const asset of assets) {
    if (!asset.compressible || asset.size < smallest) continue
    for (const { name, encode } of encodings) {
      const file = `${asset.hash}.${name}`
      if (!kept.delete(file)) {
        const content = asset.content ?? (await fs.readFile(asset.file))
        await writeWhole(path.join(store, file), await encode(content))
      }
      asset.encoded.set(name, path.join(store, file))
    }
  }
  for (const file of kept) await fs.rm(path.join(store, file), { force: true })
}

/** At once, of what is made while the server runs. */
export async function compressedForms(content: Buffer): Promise<Map<string, Buffer>> {
  const forms = encodings.map(async ({ name, encode }) => [name, await encode(content)] as const)
  return new Map(await Promise.all(forms))
}

/** The best encoding that is ready and that the caller takes. */
export function pickEncoding(asset: Asset, accepted: string | undefined) {
  const taken = (accepted ?? '').split(',').map((part) => part.trim().split(';')[0])
  return encodings.find(({ name }) => asset.encoded.has(name) && taken.includes(name))?.name
}
