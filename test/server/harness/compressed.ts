import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** What servers of tests have compressed, by content: it takes each of them half a minute of a processor. */
const store = path.join(os.tmpdir(), 'linji-compressed')
const isWhole = (name: string) => !name.endsWith('.draft')
const folderOf = (dataDir: string) => path.join(dataDir, 'compressed')
const namesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])

/** A server that starts on this folder finds it done. */
export function lendCompressed(dataDir: string): void {
  copyMissing(store, folderOf(dataDir))
}

/** Those that start later find what this one has done. */
export function keepCompressed(dataDir: string): void {
  copyMissing(folderOf(dataDir), store)
}

/** Each file appears whole or not at all: other processes do the same. */
function copyMissing(from: string, to: string): void {
  const there = new Set(namesIn(to))
  const missing = namesIn(from).filter((name) => isWhole(name) && !there.has(name))
  if (missing.length > 0) fs.mkdirSync(to, { recursive: true })
  for (const name of missing) {
    const draft = path.join(to, `${name}.${process.pid}.draft`)
    fs.copyFileSync(path.join(from, name), draft)
    fs.renameSync(draft, path.join(to, name))
  }
}
