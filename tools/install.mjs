/** What a fresh clone lacks: dependencies, installed without their install scripts. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const stamp = join(root, 'node_modules/.linji-lock')

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
const installed = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')

export function installMissing(say) {
  const lock = wanted()
  if (installed() === lock) return
  say('Installing dependencies (about a minute the first time) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('npm ci failed; its own message stands above')
  writeFileSync(stamp, lock)
}
