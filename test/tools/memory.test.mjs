import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { root } from '../../tools/install.mjs'
import { counts } from '../../tools/test/counts.mjs'
import { openMemory } from '../../tools/test/memory.mjs'
import { linesOf, table, totals } from '../../tools/test/report.mjs'
import { runStep } from '../../tools/test/run-step.mjs'

let folder, source, runs
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linji-gate-'))
  source = join(folder, 'source.txt')
  runs = join(folder, 'runs')
  writeFileSync(source, 'as it was')
  writeFileSync(runs, '')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Leaves a mark for each run, writes to its own source where that says so, and fails where it is broken. */
const program = `
  const fs = require('node:fs')
  const [runs, source] = process.argv.slice(1)
  const text = fs.readFileSync(source, 'utf8')
  fs.appendFileSync(runs, '.')
  if (text.includes('restless')) fs.writeFileSync(source, text)
  process.exit(text.includes('broken') ? 1 : 0)`

const step = () => ({
  name: 'example',
  command: [process.execPath, '-e', program, runs, source],
  parts: () => [{ name: '', args: [], roots: [relative(root, source)] }],
})

const timesRun = () => readFileSync(runs, 'utf8').length
const run = (options = {}) =>
  runStep(step(), {
    memory: openMemory(join(folder, 'kept'), options),
    environment: process.env,
  })

describe('a step', () => {
  test('that passed is not run again while nothing it reads has changed', async () => {
    const first = await run()
    const second = await run()
    assert.equal(timesRun(), 1)
    assert.deepEqual(totals([first]), { passed: 1, failed: 0 })
    assert.deepEqual(totals([second]), { passed: 1, failed: 0 })
    assert.match(
      linesOf(second).join('\n'),
      /^as before example: 1 passed, 0 failed, 0 s\n.*nothing/,
    )
    assert.deepEqual(table([second]), [])
  })

  test('is run again when a file that it reads has changed', async () => {
    await run()
    writeFileSync(source, 'as it is now')
    await run()
    assert.equal(timesRun(), 2)
  })

  test('that failed is run again, although it passed before with the same files', async () => {
    await run()
    writeFileSync(source, 'broken')
    assert.deepEqual(totals([await run()]), { passed: 0, failed: 1 })
    assert.deepEqual(totals([await run()]), { passed: 0, failed: 1 })
    writeFileSync(source, 'as it was')
    await run()
    assert.equal(timesRun(), 4)
  })

  test('whose files were written while it ran is run again', async () => {
    writeFileSync(source, 'restless')
    await run()
    await run()
    assert.equal(timesRun(), 2)
  })

  test('is run whatever is remembered where nothing is to be believed, and remembered again', async () => {
    await run()
    await run({ forgetful: true })
    assert.equal(timesRun(), 2)
    await run()
    assert.equal(timesRun(), 2)
  })
})

test('tests that broke off are believed in no part', () => {
  const test = JSON.stringify({ titles: ['orders', 'a title'], passed: true, seconds: 1 })
  const over = JSON.stringify({ titles: [], isOver: true })
  const parts = [{ owns: (titles) => titles.includes('orders') }]
  assert.equal(counts.node.read(`${test}\n${over}\n`, parts)[0].passed, 1)
  assert.throws(() => counts.node.read(`${test}\n`, parts))
})
