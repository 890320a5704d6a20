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

function batchesOf(step) {
  const batches = step.batches?.() ?? [[]]
  const nothing = batches.length === 0 || (step.batches && batches.some((files) => !files.length))
  if (nothing) throw new Error(`${step.name}: no test file found`)
  return batches
}

/** Two at a time; what is left is taken up by whoever is free. */
export async function runStep(step, environment) {
  const started = Date.now()
  const waiting = [...batchesOf(step).entries()]
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(await runBatch(step, next, environment))
  }
  await Promise.all([work(), work()])
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return {
    name: step.name,
    passed: sum('passed'),
    failed: sum('failed'),
    seconds: Math.round((Date.now() - started) / 1000),
    log: results
      .filter(({ failed }) => failed > 0)
      .map(({ log }) => log)
      .join(''),
  }
}

function runBatch(step, [at, files], environment) {
  const slug = `${step.name.replace(/\W+/g, '-')}-${at + 1}`
  const report = join(reports, `${slug}.report`)
  const log = join(reports, `${slug}.log`)
  const [program, ...args] = step.command
  const asked = step.count ? counts[step.count].args(report) : []
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...asked, ...files], {
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
        resolve({ ...read(step, report, code ?? 1), log: readFileSync(log, 'utf8') })
      })
    })
  })
}
