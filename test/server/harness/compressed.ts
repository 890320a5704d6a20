import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { filesBelow, writeWhole } from '@server/http/assets/files'

/** What servers of tests have compressed, by content: it takes each of them half a minute of a processor. */
const store = path.join(os.tmpdir(), 'linji-compressed')
const isWhole = (name: string) => !name.endsWith('.draft')
const folderOf = (dataDir: string) => path.join(dataDir, 'compressed')

/** A server that starts on this folder finds it done. */
export function lendCompressed(dataDir: string): Promise<void> {
  return copyMissing(store, folderOf(dataDir))
}

/** Those that start later find what this one has done. */
export function keepCompressed(dataDir: string): Promise<void> {
  return copyMissing(folderOf(dataDir), store)
}

async function copyMissing(from: string, to: string): Promise<void> {
  const there = new Set(await filesBelow(to))
  for (const name of await filesBelow(from))
    if (isWhole(name) && !there.has(name))
      await writeWhole(path.join(to, name), await fs.readFile(path.join(from, name)))
}
