/**
 * `npm test`: sets up what a fresh clone lacks, runs what has changed, and closes with one line of numbers.
 * `npm run verify` does the same with the exhaustive passes.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installMissing, root } from './install.mjs'
import { changedSince, touched } from './test/changed.mjs'
import { choose, complete } from './test/choose.mjs'
import { ensureChromium } from './test/chromium.mjs'
import { ensureNginx } from './test/nginx.mjs'
import { historyFile, openHistory } from './test/history.mjs'
import { openMemory } from './test/memory.mjs'
import { run } from './test/run.mjs'
import { exhaustive, ofEachChange, shard, withDrawn } from './test/tiers.mjs'

const say = (line) => console.log(line)
const isOn = (setting) => Boolean(setting) && !['0', 'false', 'no'].includes(setting)
const treeOf = (commit) =>
  execFileSync('git', ['rev-parse', `${commit}^{tree}`], { cwd: root, encoding: 'utf8' }).trim()

function asked() {
  const { values, positionals: words } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      shard: { type: 'string' },
      changed: { type: 'string' },
    },
    allowPositionals: true,
  })
  return { ...values, words }
}

/** Steps and parts, and what is to be said of how they were found. */
function chosenOf({ verify, shard: share, changed, words }, memory) {
  const all = choose(words, memory)
  const found = changed === undefined ? all : touched(all, changedSince(changed), memory)
  if (!verify && words.length === 0 && changed === undefined)
    return withDrawn(found, treeOf('HEAD'))
  const ofTier = !verify ? ofEachChange(found) : words.length > 0 ? found : exhaustive(found)
  return { chosen: share === undefined ? ofTier : shard(ofTier, share), lines: [] }
}

try {
  const wanted = asked()
  const everything = wanted.all || isOn(process.env.CI)
  const memory = openMemory(join(root, '.cache/test'), { forgetful: everything })
  installMissing(say)
  const { chosen: found, lines } = chosenOf(wanted, memory)
  const chosen = complete(found)
  lines.forEach((line) => say(line))
  if (chosen.length === 0)
    throw new Error('Nothing to try: exhaustive passes are of npm run verify')
  // esbuild is there from here on
  const { buildServer } = await import('./test/server-program.mjs')
  const isStarted = chosen.some(({ step }) => step.startsServers)
  const environment = {
    ...process.env,
    ...(isStarted && { SERVER_PROGRAM: await buildServer() }),
    // what keeps a memory of its own (tools/lint.mjs) does not believe it either
    ...(everything && { CI: 'true' }),
    CHROMIUM: ensureChromium(say),
    NGINX: ensureNginx(say),
    FORCE_COLOR: '0',
  }
  const history = openHistory(historyFile(root))
  const strict = wanted.verify
  const { passed, failed } = await run(chosen, { memory, environment, say, history, strict })
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} catch (error) {
  say(error.message)
  say('0 passed, 1 failed')
  process.exitCode = 1
}
