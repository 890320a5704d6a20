import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install.mjs'

const reports = mkdtempSync(join(tmpdir(), 'linji-test-'))

/** How each runner is asked for its numbers, and how they are read. Skipped counts as failed. */
const counts = {
  tap: {
    args: (file) => [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${file}`,
    ],
    read: (report) => {
      const number = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(report)?.[1] ?? 0)
      const lost = number('fail') + number('cancelled') + number('skipped') + number('todo')
      return { passed: number('pass'), failed: lost }
    },
  },
  jest: {
    args: (file) => ['--json', `--outputFile=${file}`],
    read: (report) => {
      const told = JSON.parse(report)
      const lost = told.numFailedTests + told.numPendingTests + told.numTodoTests
      return { passed: told.numPassedTests, failed: lost + told.numRuntimeErrorTestSuites }
    },
  },
}

function read(step, report, code) {
  if (!step.count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const told = counts[step.count].read(readFileSync(report, 'utf8'))
    const nothingRan = told.passed + told.failed === 0
    return code === 0 && !nothingRan ? told : { ...told, failed: Math.max(1, told.failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function commandOf(step, report) {
  const [program, ...args] = step.command
  const files = step.files?.() ?? []
  if (step.files && files.length === 0) throw new Error(`${step.name}: no test file found`)
  return [program, [...args, ...(step.count ? counts[step.count].args(report) : []), ...files]]
}

export function runStep(step, environment) {
  const slug = step.name.replace(/\W+/g, '-')
  const report = join(reports, `${slug}.report`)
  const log = join(reports, `${slug}.log`)
  const [program, args] = commandOf(step, report)
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = createWriteStream(log)
    child.stdout.pipe(output, { end: false })
    child.stderr.pipe(output, { end: false })
    child.on('error', (error) => output.write(`${error.message}\n`))
    child.on('close', (code) => {
      output.end(() => {
        const result = read(step, report, code ?? 1)
        const seconds = Math.round((Date.now() - started) / 1000)
        resolve({ ...result, name: step.name, seconds, log: readFileSync(log, 'utf8') })
      })
    })
  })
}
