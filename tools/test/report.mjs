/** What `npm test` says of its steps. */
import { nameOf } from './failures.mjs'

const sum = (list, key) => list.reduce((total, one) => total + (one[key] ?? 0), 0)
const whole = (seconds) => `${Math.round(seconds)} s`
const listed = (results) => {
  const names = results.map(({ part }) => part.name).filter(Boolean)
  return names.length > 0 ? ` ${names.join(', ')}` : ''
}

const failedOf = ({ ran }) => sum(ran, 'failed')
const passedOf = ({ ran, recalled }) => sum([...ran, ...recalled], 'passed')

/** One step, when it is done: its numbers, and what was believed to be as before, and why. */
export function linesOf(result) {
  const { step, ran, recalled, seconds, slowness = 1 } = result
  const numbers = `${passedOf(result)} passed, ${failedOf(result)} failed`
  const verdict = failedOf(result) > 0 ? 'FAILED' : ran.length > 0 ? 'ok' : 'as before'
  const patient = slowness > 1 && ran.length > 0 ? `, waits ${slowness} times as long` : ''
  const lines = [`${verdict.padEnd(10)}${step.name}: ${numbers}, ${whole(seconds)}${patient}`]
  for (const note of ran.flatMap(({ notes = [] }) => notes)) lines.push(`          ${note}`)
  for (const reason of new Set(recalled.map((one) => one.reason))) {
    const those = recalled.filter((one) => one.reason === reason)
    lines.push(
      `          as before${listed(those)}: ${reason} (${whole(sum(those, 'before'))} saved)`,
    )
  }
  return lines
}

export const totals = (results) => ({
  passed: results.reduce((total, one) => total + passedOf(one), 0),
  failed: results.reduce((total, one) => total + failedOf(one), 0),
})

export const failedSteps = (results) =>
  results.filter((one) => failedOf(one) > 0).map(({ step }) => step.name)

/** Seconds of each step and of its parts, the slowest first. */
export function table(results) {
  const bySeconds = (one, other) => other.seconds - one.seconds
  return results
    .filter(({ ran }) => ran.length > 0)
    .sort(bySeconds)
    .flatMap(({ step, ran, seconds }) => {
      const named = ran.filter(({ part }) => part.name)
      const parts = [...named]
        .sort(bySeconds)
        .map(({ part, seconds: took }) => `${part.name} ${whole(took)}`)
      const row = `${String(Math.round(seconds)).padStart(6)} s  ${step.name}`
      return parts.length > 0 ? [row, `          ${parts.join(' · ')}`] : [row]
    })
}

/** Single tests of all steps that took the longest. */
export function slowest(results, most = 10) {
  const tests = results.flatMap(({ step, ran }) =>
    ran.flatMap(({ part, tests: those = [] }) =>
      those.map((one) => ({ name: nameOf(step, part, one), seconds: one.seconds })),
    ),
  )
  if (tests.length === 0) return []
  tests.sort((one, other) => other.seconds - one.seconds)
  return [
    'Slowest tests:',
    ...tests
      .slice(0, most)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
  ]
}
