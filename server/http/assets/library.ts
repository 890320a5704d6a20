import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { compressAll } from './compressed'
import { filesBelow } from './files'
import { keepBuild } from './kept-builds'
import { isHashed, isProof, isText, typeOf } from './kinds'

export interface Asset {
  file: string
  /** Held in memory where the file may change under a running server: a rebuilt page comes with the next start. */
  content?: Buffer
  type: string
  hash: string
  size: number
  cache: string
  compressible: boolean
  /** Encoding → what it becomes, or the file that holds that. */
  encoded: Map<string, Buffer | string>
}

export interface Library {
  assets: ReadonlyMap<string, Asset>
  /** index.html of the app; undefined where the app has not been built. */
  page: string | undefined
  /** Resolves when every text file has its compressed forms. */
  compressed: Promise<void>
}

interface Folders {
  /** The built H5 app. */
  h5: string
  /** The mark and the pictures of the demo, served below /static/. */
  pictures: string
  /** Keeps the builds before, and in `proofs` what shows others that this host is ours. */
  dataDir: string
}

const caches = {
  hashed: 'public, max-age=31536000, immutable',
  picture: 'public, max-age=604800',
  other: 'no-cache',
}

/** All files that may be served, by address: what is not in here cannot be reached at all. */
export async function openLibrary({ h5, pictures, dataDir }: Folders): Promise<Library> {
  const store = path.join(dataDir, 'assets')
  await keepBuild(h5, store, new Date())
  const assets = new Map<string, Asset>()
  const add = async (folder: string, files: string[], prefix: string, cache: string) => {
    for (const file of files)
      assets.set(`${prefix}${file}`, await describe(path.join(folder, file), cache))
  }
  await add(store, await filesBelow(store), '/', caches.hashed)
  await add(pictures, await filesBelow(pictures), '/static/', caches.picture)
  const proofs = path.join(dataDir, 'proofs')
  await add(proofs, (await filesBelow(proofs)).filter(isProof), '/', caches.other)
  // after the proofs, so that none of them takes the place of a file of the app
  const unhashed = (await filesBelow(h5)).filter((file) => !isHashed(file))
  await add(h5, unhashed, '/', caches.other)

  const page = assets.get('/index.html')?.content?.toString()
  const compressed = compressAll(assets.values(), path.join(dataDir, 'compressed'))
  return { assets, page, compressed }
}

export const hashOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

async function describe(file: string, cache: string): Promise<Asset> {
  const content = await fs.readFile(file)
  return {
    file,
    content: cache === caches.other ? content : undefined,
    type: typeOf(file),
    hash: hashOf(content),
    size: content.length,
    cache,
    compressible: isText(file),
    encoded: new Map(),
  }
}
