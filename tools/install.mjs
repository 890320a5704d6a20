/** What a fresh clone lacks: dependencies, installed without their install scripts. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const packagesOf = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}

/** npm notes in node_modules what it put there; what the lock wants must be in it, version by version. */
function isComplete(withDev) {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([place, { version, link, optional, devOptional, dev }]) =>
      // what is ours lies where it is written
      !place.startsWith('node_modules/') ||
      link ||
      optional ||
      ((dev || devOptional) && !withDev) ||
      installed[place]?.version === version,
  )
}

/** `dev`: also what only building and testing need. */
export function installMissing(say, { dev = true } = {}) {
  if (isComplete(dev)) return
  say('Installing dependencies (about a minute the first time) …')
  // what the lock does not say is never installed
  if (npm('ci') !== 0) throw new Error('npm ci failed; its own message stands above')
}

function npm(command) {
  const flags = '--ignore-scripts --include=dev --include=optional --no-audit --no-fund'
  return spawnSync('npm', [command, ...flags.split(' '), '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status
}
