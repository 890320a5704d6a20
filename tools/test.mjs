/** `npm test`: sets up what a fresh clone lacks, runs what has changed, and closes with one line of numbers. */
import { join } from 'node:path'
import { installMissing, root } from './install.mjs'
import { choose } from './test/choose.mjs'
import { ensureChromium } from './test/chromium.mjs'
import { ensureNginx } from './test/nginx.mjs'
import { historyFile, openHistory } from './test/history.mjs'
import { openMemory } from './test/memory.mjs'
import { run } from './test/run.mjs'

const say = (line) => console.log(line)
const words = process.argv.slice(2)
const wanted = words.filter((word) => word !== '--all')
const isOn = (setting) => Boolean(setting) && !['0', 'false', 'no'].includes(setting)
const everything = words.includes('--all') || isOn(process.env.CI)
const memory = openMemory(join(root, '.cache/test'), { forgetful: everything })

try {
  installMissing(say)
  const chosen = choose(wanted, memory)
  const environment = {
    ...process.env,
    // what keeps a memory of its own (tools/lint.mjs) does not believe it either
    ...(everything && { CI: 'true' }),
    CHROMIUM: ensureChromium(say),
    NGINX: ensureNginx(say),
    FORCE_COLOR: '0',
  }
  const history = openHistory(historyFile(root))
  const { passed, failed } = await run(chosen, { memory, environment, say, history })
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} catch (error) {
  say(error.message)
  say('0 passed, 1 failed')
  process.exitCode = 1
}
