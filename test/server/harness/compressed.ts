import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { filesBelow, writeWhole } from '@server/http/assets/files'

/** What servers of tests have compressed, by content: it takes each of them half a minute of a processor. */
const store = path.join(os.tmpdir(), 'linji-compressed')
const isWhole = (name: string) => !name.endsWith('.draft')
const folderOf = (dataDir: string) => path.join(dataDir, 'compressed')
const run = promisify(execFile)

/** A server that starts on this folder finds it done. */
export async function lendCompressed(dataDir: string): Promise<void> {
  const to = folderOf(dataDir)
  const names = await missing(store, to)
  if (names.length === 0) return
  await fs.mkdir(to, { recursive: true })
  // thousands of small files: a program for it needs a tenth of the time
  await run('cp', ['-t', to, '--', ...names], { cwd: store })
}

/** Those that start later find what this one has done, each of them whole or not at all. */
export async function keepCompressed(dataDir: string): Promise<void> {
  const from = folderOf(dataDir)
  for (const name of await missing(from, store))
    await writeWhole(path.join(store, name), await fs.readFile(path.join(from, name)))
}

async function missing(from: string, to: string): Promise<string[]> {
  const there = new Set(await filesBelow(to))
  return (await filesBelow(from)).filter((name) => isWhole(name) && !there.has(name))
}
