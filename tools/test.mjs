/** `npm test`: sets up what a fresh clone lacks, runs every step, and closes with one line of numbers. */
import { installMissing } from './install.mjs'
import { ensureChromium } from './test/chromium.mjs'
import { runStep } from './test/run-step.mjs'
import { steps } from './test/steps.mjs'

const say = (line) => console.log(line)
const wanted = process.argv.slice(2)
const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name))

async function runLane(lane, environment) {
  const results = []
  for (const step of chosen.filter((one) => one.lane === lane)) {
    const result = await runStep(step, environment)
    if (result.failed > 0) say(result.log)
    const verdict = result.failed > 0 ? 'FAILED' : 'ok'
    say(
      `${verdict.padEnd(7)}${step.name}: ${result.passed} passed, ${result.failed} failed, ${result.seconds} s`,
    )
    results.push(result)
  }
  return results
}

try {
  installMissing(say)
  const environment = { ...process.env, CHROMIUM: ensureChromium(say), FORCE_COLOR: '0' }
  const lanes = [...new Set(chosen.map((step) => step.lane))]
  say(`Running ${chosen.length} steps in ${lanes.length} lanes …`)
  const results = (await Promise.all(lanes.map((lane) => runLane(lane, environment)))).flat()
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const failed = results.filter((result) => result.failed > 0).map((result) => result.name)
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}`)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0
} catch (error) {
  say(error.message)
  say('0 passed, 1 failed')
  process.exitCode = 1
}
