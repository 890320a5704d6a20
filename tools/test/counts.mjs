/** How each runner is asked for its numbers, and how they are read. Skipped counts as failed. */
import { join } from 'node:path'
import { root } from '../install.mjs'

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)

const readLines = (report) =>
  report
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const countOf = (lines) => {
  const tests = lines.filter(({ passed }) => passed !== undefined)
  return {
    passed: tests.filter(({ passed }) => passed).length,
    failed: tests.filter(({ passed }) => !passed).length,
    seconds: sum(tests.map(({ seconds }) => seconds)),
    calls: [...new Set(lines.flatMap(({ calls = [] }) => calls))].sort(),
    tests,
  }
}

const leftOut = { pending: 'skipped', todo: 'to do' }

const ofJest = (file, { ancestorTitles, title, status, failureMessages, duration }) => ({
  titles: [...ancestorTitles, title],
  file,
  passed: status === 'passed',
  seconds: (duration ?? 0) / 1000,
  error: leftOut[status] ?? failureMessages.join('\n'),
})

/** A file that could not be loaded has no tests, and fails as one. */
const testsOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ titles: [], file: name, passed: false, seconds: 0, error: message }]
      : assertionResults.map((test) => ofJest(name, test)),
  )

export const counts = {
  node: {
    args: (file) => [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${join(root, 'tools/test/reporter.mjs')}`,
      `--test-reporter-destination=${file}`,
    ],
    /** By part: a test is of the part that owns its titles, and of the first where none does. */
    read(report, parts) {
      const lines = readLines(report)
      if (!lines.some(({ isOver }) => isOver)) throw new Error('it broke off')
      const ownerOf = ({ titles }) => parts.find((part) => part.owns?.(titles)) ?? parts[0]
      return parts.map((part) => countOf(lines.filter((line) => ownerOf(line) === part)))
    },
  },
  jest: {
    args: (file) => ['--json', `--outputFile=${file}`],
    read(report) {
      const told = JSON.parse(report)
      const lost = told.numFailedTests + told.numPendingTests + told.numTodoTests
      const failed = lost + told.numRuntimeErrorTestSuites
      return [{ passed: told.numPassedTests, failed, tests: testsOfJest(told) }]
    },
  },
}
