import fs from 'node:fs/promises'
import path from 'node:path'
import { filesBelow, writeWhole } from './files'
import { isHashed } from './kinds'

const keepDays = 30

/**
 * Hashed files of this build and of earlier ones. A page opened before a deploy still finds its
 * chunks; what no build has held for a month goes.
 */
export async function keepBuild(build: string, store: string, now: Date) {
  for (const file of (await filesBelow(build)).filter(isHashed)) {
    const kept = path.join(store, file)
    const there = await fs.utimes(kept, now, now).then(
      () => true,
      () => false,
    )
    if (!there) await writeWhole(kept, await fs.readFile(path.join(build, file)))
  }
  const oldest = now.getTime() - keepDays * 24 * 60 * 60 * 1000
  for (const file of await filesBelow(store)) {
    const kept = path.join(store, file)
    const { mtimeMs } = await fs.stat(kept)
    if (mtimeMs < oldest) await fs.rm(kept, { force: true })
  }
}
