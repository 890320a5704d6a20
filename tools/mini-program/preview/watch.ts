import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from '../build/build'

const pause = 300

/**
 * Tells of a new build once its files stand still. It looks again and again because a build may take
 * the whole folder away, and with it anything that watches it.
 */
export function watchBuild(dist: string, onBuilt: () => void): () => void {
  let told = stateOf(dist)
  let last = told
  const timer = setInterval(() => {
    const state = stateOf(dist)
    const standsStill = state === last
    last = state
    if (!state || state === told || !standsStill) return
    told = state
    onBuilt()
  }, pause)
  return () => clearInterval(timer)
}

/** Names, times and sizes of all files; empty while there is no build. */
function stateOf(dist: string): string {
  try {
    return listFiles(dist)
      .map((file) => {
        const { mtimeMs, size } = fs.statSync(path.join(dist, file))
        return `${file} ${mtimeMs} ${size}`
      })
      .join('\n')
  } catch {
    return ''
  }
}
