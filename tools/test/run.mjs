/** Runs chosen steps lane by lane, looks again at what may be looked at, and says how it ended. */
import { linesOfFailures, linesOfUnstable } from './failures.mjs'
import { failedSteps, linesOf, slowest, table, totals } from './report.mjs'
import { runStep } from './run-step.mjs'
import { lookAgain } from './second-look.mjs'
import { createGauge } from './slowness.mjs'

function owedOf(history, results, say) {
  try {
    return history.add(results)
  } catch (error) {
    say(`What was unstable could not be noted: ${error.message}`)
    return []
  }
}

const linesOfOwed = (owed) =>
  owed.length === 0
    ? []
    : ['Owed a mend, unstable in 2 of the last 5 runs:', ...owed.map((name) => `  ${name}`)]

/** `strict`: what is owed a mend counts as failed. */
export async function run(chosen, { memory, environment, say, history, strict = false }) {
  const tell = (result) => {
    for (const { log } of result.ran) if (log) say(log)
    linesOf(result).forEach((line) => say(line))
  }
  const gauge = createGauge()
  const runLane = async (lane) => {
    const results = []
    for (const { step, parts } of chosen.filter((one) => one.step.lane === lane)) {
      const slowness = await gauge()
      const patient = { ...environment, SLOWNESS: String(slowness) }
      const result = { ...(await runStep(step, { parts, memory, environment: patient })), slowness }
      tell(result)
      results.push(result)
    }
    return results
  }
  const lanes = [...new Set(chosen.map(({ step }) => step.lane))]
  say(`Running ${chosen.length} steps in ${lanes.length} lanes …`)
  const first = (await Promise.all(lanes.map(runLane))).flat()
  const results = await lookAgain(first, { memory, environment, say, tell })
  const unstable = results.flatMap(({ ran }) => ran.flatMap((one) => one.unstable ?? []))
  const owed = owedOf(history, results, say)
  const { passed, failed: lost } = totals(results)
  const unmended = strict ? owed : []
  const failed = lost + unmended.length
  const blocks = [
    table(results),
    slowest(results),
    linesOfUnstable(unstable),
    linesOfOwed(owed),
    linesOfFailures(results),
    failed > 0 ? [`Failed: ${[...failedSteps(results), ...unmended].join(', ')}`] : [],
  ]
  for (const block of blocks.filter((lines) => lines.length > 0))
    ['', ...block].forEach((line) => say(line))
  say(`${passed} passed, ${failed} failed`)
  return { passed, failed }
}
