/** A browser for the tests: `$CHROMIUM`, else one that is installed, else Debian's; and letters for it. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

/** The first draws pages alone: one with windows draws those, too, where nobody sees them. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const runs = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
const knownBrowser = () => process.env.CHROMIUM ?? places.find(runs)

/** Without letters every Chinese word is as wide as its empty boxes. */
const fonts = () => spawnSync('fc-list', [':lang=zh-cn', 'file'], { encoding: 'utf8' })
const hasLetters = () => Boolean(fonts().stdout?.trim())

const needed = [
  { name: 'chromium-headless-shell', isThere: () => Boolean(knownBrowser()) },
  { name: 'fontconfig', isThere: () => fonts().error === undefined },
  { name: 'fonts-noto-cjk', isThere: hasLetters },
]
const missing = () => needed.filter(({ isThere }) => !isThere()).map(({ name }) => name)
const commandFor = (packages) => `apt-get update && apt-get install -y ${packages.join(' ')}`

function install(packages, say) {
  if (process.getuid?.() !== 0) {
    throw new Error(`The tests need a browser and letters. As root: ${commandFor(packages)}`)
  }
  say(`Installing ${packages.join(' and ')} …`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
  const still = missing()
  if (still.length > 0) {
    throw new Error(`The tests need a browser and letters. As root: ${commandFor(still)}`)
  }
}

export function ensureChromium(say) {
  const named = process.env.CHROMIUM
  if (named && !runs(named)) {
    throw new Error(`CHROMIUM names ${named}, which is not there or does not run`)
  }
  const packages = missing()
  if (packages.length > 0) install(packages, say)
  return knownBrowser()
}
