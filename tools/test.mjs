/** `npm test`: sets up what a fresh clone lacks, runs what has changed, and closes with one line of numbers. */
import { join } from 'node:path'
import { installMissing, root } from './install.mjs'
import { choose } from './test/choose.mjs'
import { ensureChromium } from './test/chromium.mjs'
import { ensureNginx } from './test/nginx.mjs'
import { openMemory } from './test/memory.mjs'
import { failedSteps, linesOf, table, totals } from './test/report.mjs'
import { runStep } from './test/run-step.mjs'

const say = (line) => console.log(line)
const words = process.argv.slice(2)
const wanted = words.filter((word) => word !== '--all')
const isOn = (setting) => Boolean(setting) && !['0', 'false', 'no'].includes(setting)
const everything = words.includes('--all') || isOn(process.env.CI)
const memory = openMemory(join(root, '.cache/test'), { forgetful: everything })

async function runLane(those, environment) {
  const results = []
  for (const { step, parts } of those) {
    const result = await runStep(step, { parts, memory, environment })
    for (const { log } of result.ran) if (log) say(log)
    linesOf(result).forEach(say)
    results.push(result)
  }
  return results
}

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
  const lanes = [...new Set(chosen.map(({ step }) => step.lane))]
  say(`Running ${chosen.length} steps in ${lanes.length} lanes …`)
  const running = lanes.map((lane) =>
    runLane(
      chosen.filter(({ step }) => step.lane === lane),
      environment,
    ),
  )
  const results = (await Promise.all(running)).flat()
  say('')
  table(results).forEach(say)
  const { passed, failed } = totals(results)
  if (failed > 0) say(`Failed: ${failedSteps(results).join(', ')}`)
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} catch (error) {
  say(error.message)
  say('0 passed, 1 failed')
  process.exitCode = 1
}
