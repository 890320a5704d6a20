/** A browser for the tests: `$CHROMIUM`, else one that is installed, else Debian's package. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const runs = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
const packages = ['chromium', 'fonts-noto-cjk']
const command = `apt-get update && apt-get install -y ${packages.join(' ')}`

export function ensureChromium(say) {
  const named = process.env.CHROMIUM
  if (named) {
    if (!runs(named)) throw new Error(`CHROMIUM names ${named}, which is not there or does not run`)
    return named
  }
  const there = places.find(runs)
  if (there) return there
  if (process.getuid?.() !== 0) throw new Error(`The tests need a browser. As root: ${command}`)
  say(`Installing ${packages.join(' and ')} …`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
  const installed = places.find(runs)
  if (!installed) throw new Error(`The tests need a browser. As root: ${command}`)
  return installed
}
