/** `npm run release [folder]`: what a server needs to run, and nothing else, with a list of what is in it. */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isBuilt } from './builds.mjs'
import { installMissing, root } from './install.mjs'
import { layOut } from './release/lay-out.mjs'
import { sizesOf } from './release/sizes-of.mjs'
import { buildH5 } from './start/build-h5.mjs'
import { stopOnSignals } from './start/children.mjs'

const folder = resolve(process.argv[2] ?? 'release')
const say = (line) => console.log(line)

function npm(words) {
  const { status, stdout } = spawnSync('npm', [...words, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(`npm ${words[0]} failed; its own message stands above`)
  return stdout
}

try {
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  installMissing(say)
  stopOnSignals()
  if (!isBuilt('h5')) await buildH5(say)
  layOut({ from: root, to: folder })
  npm(['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'])
  const parts = npm(['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'])
  writeFileSync(`${folder}/sbom.cdx.json`, parts)
  sizesOf(folder).forEach(say)
  say(
    `Start it there with NODE_ENV=production npm start; ${folder}/sbom.cdx.json says what is in it.`,
  )
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
