/** Whether dist/h5 is the build of these sources: by content, so that a checkout's times mean nothing. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../install.mjs'

const sources = [
  'src',
  'config',
  'contract',
  'types',
  'babel.config.js',
  'package-lock.json',
  'tsconfig.json',
  '.env.production',
]
const page = join(root, 'dist/h5/index.html')
const stamp = join(root, 'dist/.h5-sources')

/** What the build takes from the environment. */
const builtIn = (name) => name === 'SIGNING_SECRET' || name.startsWith('TARO_APP_')

export function sourcesOfH5() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesIn(join(root, name)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  for (const name of Object.keys(process.env).filter(builtIn).sort()) {
    hash.update(`${name}=${process.env[name]}\0`)
  }
  return hash.digest('hex')
}

export const isBuilt = (hash) =>
  existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

export function rememberBuild(hash) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

function filesIn(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(join(place, name)))
}
