import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { historyFile, openHistory } from '../../tools/test/history.mjs'
import { openMemory } from '../../tools/test/memory.mjs'
import { run as runSteps } from '../../tools/test/run.mjs'
import { steps } from '../../tools/test/steps.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linji-gate-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What each test file may say of itself: `runs()` counts its own, `note` and `has` are for all. */
const head = (name) => `
  import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
  import { test } from 'node:test'
  process.chdir(${JSON.stringify(folder)})
  appendFileSync('order', '${name} ')
  const runs = () => readFileSync('order', 'utf8').split(' ').filter((one) => one === '${name}').length
  const note = (mark) => writeFileSync(mark, '')
  const until = async (mark) => { while (!existsSync(mark)) await new Promise(setImmediate) }
  const fail = (words) => { throw new Error(words) }
`

const partOf = (name, program) => {
  const file = join(folder, `${name}.test.mjs`)
  writeFileSync(file, `${head(name)}\n${program}`)
  return { name, args: [file] }
}

/** A step of some test files, by name. */
const stepOf = (programs, more) => {
  const parts = Object.entries(programs).map(([name, program]) => partOf(name, program))
  return {
    lane: 'one',
    name: 'example',
    command: [process.execPath],
    count: 'node',
    parts: () => parts,
    again: true,
    ...more,
  }
}

const memory = () => openMemory(join(folder, 'kept'))
// a runner inside a runner would take itself for one of its files
const { NODE_TEST_CONTEXT: _, ...environment } = process.env

async function run(...those) {
  return runWith({}, ...those)
}

async function runWith(options, ...those) {
  const lines = []
  const told = await runSteps(
    those.map((step) => ({ step, parts: step.parts() })),
    {
      memory: memory(),
      environment,
      say: (text) => lines.push(...text.split('\n')),
      history: openHistory(join(folder, 'history/unstable.jsonl')),
      ...options,
    },
  )
  const end = lines.slice(lines.lastIndexOf('Slowest tests:'))
  return { ...told, lines, end: end.join('\n'), last: lines.at(-1) }
}

const order = () => readFileSync(join(folder, 'order'), 'utf8').trim().split(' ')
const always = `test('never holds', () => fail('as ever'))`
const atFirst = `test('holds in the end', () => runs() === 1 && fail('too early'))
  test('holds', () => {})`

describe('what failed', () => {
  test('and fails alone is red, with both logs', async () => {
    const { passed, failed, end, last } = await run(stepOf({ broken: always }))
    assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 })
    assert.deepEqual(order(), ['broken', 'broken'])
    const [, first, second] = end.match(/^ {4}evidence: (\S+\.log) (\S+\.log)$/m)
    for (const log of [first, second]) assert.match(readFileSync(log, 'utf8'), /as ever/)
    assert.match(end, /\nFailed: example\n0 passed, 1 failed$/)
    assert.equal(last, '0 passed, 1 failed')
  })

  test('and passes alone is unstable: named, counted as passed, and not remembered', async () => {
    const step = stepOf({ shaky: atFirst, sound: `test('holds', () => {})` })
    const { passed, failed, end, last } = await run(step)
    assert.deepEqual({ passed, failed }, { passed: 3, failed: 0 })
    assert.match(end, /\nUnstable.*\n {2}example › shaky › holds in the end \(.*\)\n {4}evidence: /)
    assert.doesNotMatch(end, /Failures|Failed/)
    assert.equal(last, '3 passed, 0 failed')
    assert.equal(memory().recall('example shaky'), null)
    assert.equal(memory().recall('example sound').passed, 1)
  })

  test('and was unstable before is owed a mend, and red where a page is called done', async () => {
    const [step, options] = [stepOf({ shaky: atFirst }), { strict: true }]
    assert.equal((await runWith(options, step)).failed, 0)
    rmSync(join(folder, 'order'))
    const { failed, end, last } = await runWith(options, step)
    assert.equal(failed, 1)
    assert.match(end, /\nOwed a mend.*\n {2}example › shaky › holds in the end/)
    assert.equal(last, '2 passed, 1 failed')
  })

  test('is run when all others are over, one by one', async () => {
    const goes = `process.on('exit', () => appendFileSync('order', 'gone '))\n`
    const lonely = `${goes}test('bears no other', async () => {
      if (runs() === 1) await until('busy')
      const wasBusy = existsSync('busy')
      note('asked')
      if (wasBusy) fail('somebody is there')
    })`
    const busy = `test('works', async () => { note('busy'); await until('asked'); rmSync('busy') })`
    const step = stepOf({ lonely, broken: goes + always })
    const beside = stepOf({ busy }, { name: 'beside', lane: 'two', again: false })
    const later = stepOf({ later: '' }, { name: 'later', lane: 'two', count: undefined })
    const { failed, end } = await run(step, beside, later)
    assert.equal(failed, 1)
    assert.match(end, /Unstable.*\n.*bears no other/)
    assert.equal(order().length, 10)
    const [one, , other] = order().slice(-4)
    assert.deepEqual(order().slice(-4), [one, 'gone', other, 'gone'])
    assert.deepEqual([one, other].sort(), ['broken', 'lonely'])
  })

  test('in a step where a race is a fault is red at once', async () => {
    const { failed, last } = await run(stepOf({ shaky: atFirst }, { again: false }))
    assert.equal(failed, 1)
    assert.deepEqual(order(), ['shaky'])
    assert.equal(last, '1 passed, 1 failed')
  })

  test('with many others is red at once, and each is named in few lines', async () => {
    const program = `for (let nth = 1; nth <= 20; nth++)
      test('number ' + nth, () => runs() === 1 && fail('one\\n'.repeat(30)))`
    const { failed, lines, end, last } = await run(stepOf({ many: program }))
    assert.equal(failed, 20)
    assert.deepEqual(order(), ['many'])
    assert.ok(lines.some((line) => /^20 failed, more than 8: none/.test(line)))
    for (let nth = 1; nth <= 20; nth++) assert.match(end, new RegExp(`› number ${nth} \\(`))
    assert.ok(end.split('\n').length < 200)
    assert.equal(last, '0 passed, 20 failed')
  })

  test('without a word of any test is one failure of its part, and looked at again', async () => {
    const program = `if (runs() === 1) process.exit(1)
      test('holds', () => {})`
    const { passed, failed, end } = await run(stepOf({ lost: program }))
    assert.deepEqual({ passed, failed }, { passed: 1, failed: 0 })
    assert.match(end, /Unstable.*\n {2}example › lost\n/)
  })

  test('and is not there any more has not passed', async () => {
    const program = `test('holds', () => {})
      if (runs() === 1) test('was here', () => fail('once'))`
    const { passed, failed, end } = await run(stepOf({ gone: program }))
    assert.deepEqual({ passed, failed }, { passed: 1, failed: 1 })
    assert.match(end, /Failures:\n {2}example › gone › was here/)
  })

  test('goes again with those of its process that broke off', async () => {
    const program = `if (runs() === 1) process.exit(1)
      for (const name of ['one', 'other']) test(name, () => {})`
    const [part] = stepOf({ shared: program }).parts()
    const parts = ['one', 'other'].map((name) => ({
      ...part,
      name,
      owns: (titles) => titles.includes(name),
    }))
    const step = stepOf({}, { parts: () => parts, processes: (those) => [{ parts: those }] })
    const { passed, failed } = await run(step)
    assert.deepEqual({ passed, failed }, { passed: 2, failed: 0 })
    assert.deepEqual(order(), ['shared', 'shared'])
  })
})

describe('the last screen', () => {
  test('says of each failed test its name, its first lines and where it was thrown', async () => {
    const program = `import { describe } from 'node:test'
      describe('orders', () => test('are paid', () => fail('not paid\\n' + 'more\\n'.repeat(30))))
      test('comes later', { skip: 'no time' }, () => {})`
    const { failed, end } = await run(stepOf({ orders: program }, { again: false }))
    assert.equal(failed, 2)
    const [, told] = end.match(/Failures:\n {2}example › orders › orders › are paid \(.*\)\n([^]*)/)
    assert.match(told, /^ {4}Error: not paid\n( {4}more\n){13} {4,}at .*\n {4}evidence: \S+\.log\n/)
    assert.match(end, /example › orders › comes later \(.*\)\n {4}skipped: no time\n/)
  })

  test('says the last words of a command that is no test runner', async () => {
    const words = `for (let nth = 1; nth <= 40; nth++) console.log('word', nth); process.exit(1)`
    const command = [process.execPath, '-e', words]
    const parts = () => [{ name: '', args: [] }]
    const step = stepOf({}, { name: 'types', command, count: undefined, parts, again: false })
    const { lines } = await run(step)
    const told = lines.slice(lines.indexOf('Failures:') + 1)
    assert.equal(told[0], '  types')
    assert.deepEqual(
      told.slice(1, 16),
      [...Array(15).keys()].map((nth) => `    word ${nth + 26}`),
    )
    assert.ok(existsSync(told[16].split(' ').at(-1)))
  })

  test('leaves out what is too much, and says so', async () => {
    const program = `for (let nth = 1; nth <= 90; nth++) test('number ' + nth, () => fail('no'))`
    const { end } = await run(stepOf({ many: program }))
    assert.match(end, /\n {2}41 more are left out\n\nFailed: example\n0 passed, 90 failed$/)
    assert.ok(end.slice(end.indexOf('Failures')).split('\n').length < 155)
  })

  test('names the slowest tests of all steps', async () => {
    const { end } = await run(stepOf({ sound: `test('holds', () => {})` }))
    assert.match(end, /^Slowest tests:\n +\d+\.\d s {2}example › sound › holds \(/)
  })
})

describe('the history of a clone', () => {
  const part = { name: 'orders', args: [] }
  const result = (...names) => ({
    step: { name: 'flows', again: true },
    ran: [{ part, unstable: names.map((name) => ({ name })) }],
  })
  const history = () => openHistory(join(folder, 'history/unstable.jsonl'))

  test('names what was unstable in two of the last five runs of its part', () => {
    assert.deepEqual(history().add([result('one', 'other')]), [])
    for (let nth = 0; nth < 3; nth++) assert.deepEqual(history().add([result()]), [])
    history().add([{ step: { name: 'types' }, ran: [{ part }] }])
    assert.deepEqual(history().add([result('one')]), ['one'])
    assert.deepEqual(history().add([result()]), [])
  })

  test('keeps twenty runs', () => {
    for (let nth = 0; nth < 30; nth++) history().add([result()])
    const kept = readFileSync(join(folder, 'history/unstable.jsonl'), 'utf8')
    assert.equal(kept.trim().split('\n').length, 20)
  })

  test('lies outside of it, by its path', () => {
    const here = historyFile('/a/clone', { XDG_CACHE_HOME: '/home/cache' })
    assert.match(here, /^\/home\/cache\/linji\/\w+\/unstable\.jsonl$/)
    assert.notEqual(historyFile('/another', { XDG_CACHE_HOME: '/home/cache' }), here)
  })

  test('is told at the end of a run', async () => {
    const step = stepOf({ shaky: atFirst })
    assert.doesNotMatch((await run(step)).end, /Owed/)
    rmSync(join(folder, 'order'))
    assert.match((await run(step)).end, /Owed a mend.*\n {2}example › shaky › holds in the end/)
  })
})

test('only the steps with a browser or a mini program are looked at again', () => {
  const again = steps.filter((step) => step.again).map(({ name }) => name)
  assert.deepEqual(again, ['gallery', 'mini-program tool', 'mini programs', 'flows'])
})
