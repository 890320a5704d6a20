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
  }
}

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
      return [{ passed: told.numPassedTests, failed: lost + told.numRuntimeErrorTestSuites }]
    },
  },
}
