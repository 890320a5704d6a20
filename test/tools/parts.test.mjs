import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { root } from '../../tools/install.mjs'
import { allCalls, callsByFile, callsNamedIn, filesThatAnswer } from '../../tools/test/calls.mjs'
import { choose } from '../../tools/test/choose.mjs'
import { contractParts, contractProcesses } from '../../tools/test/contract-parts.mjs'
import { flowParts, flowProcesses } from '../../tools/test/flow-parts.mjs'
import { reach } from '../../tools/test/imports.mjs'
import { openMemory } from '../../tools/test/memory.mjs'
import { testFile } from '../../tools/test/parts.mjs'
import { serverProcesses } from '../../tools/test/server-parts.mjs'
import { steps } from '../../tools/test/steps.mjs'
import { tracked } from '../../tools/test/tracked.mjs'

const nothing = openMemory(join(root, 'nowhere'))

describe('what a part reads', () => {
  test('is what its files import, and what those import', () => {
    const reached = reach(['tools/test.mjs'])
    assert.ok(reached.has('tools/test/memory.mjs') && reached.has('tools/digest.mjs'))
    assert.ok(!reached.has('tools/dev.mjs'))
  })

  test('is the file that answers a call, for every call of the contract', () => {
    for (const call of allCalls()) assert.ok(filesThatAnswer([call]).length > 0, call)
  })

  test('are the tables of handlers only where a call of theirs is made', () => {
    const house = reach(['test/server/harness/openHouse.ts'])
    const tables = new Set(allCalls().flatMap((call) => filesThatAnswer([call])))
    const left = [...tables].filter((file) => !house.has(file))
    assert.ok(left.length > tables.size / 2, `${left.length} of ${tables.size} are left out`)
  })

  test('are the calls that a test says, whole or as the beginning of what it puts together', () => {
    const files = tracked(/^test\/server\/.*\.ts$/)
    const said = callsNamedIn(files)
    assert.ok(said.length > 0 && said.every((call) => allCalls().includes(call)))
  })
})

describe('the parts of all steps', () => {
  test('hold every test file', () => {
    const held = new Set(
      steps.flatMap((step) => step.parts()).flatMap(({ args, roots = [] }) => [...args, ...roots]),
    )
    const left = tracked(testFile).filter((file) => !held.has(file))
    assert.deepEqual(left, [])
  })

  test('have each call once, and each flow on both apps', () => {
    for (const tier of [undefined, 'verify']) {
      const inParts = contractParts()
        .filter((part) => part.owns && part.tier === tier)
        .flatMap(({ calls }) => calls)
      assert.deepEqual(inParts.sort(), allCalls().sort())
    }
    for (const { subject } of flowParts().filter((part) => part.subject))
      assert.match(
        readFileSync(join(root, `test/flows/${subject}.ts`), 'utf8'),
        /^export const flows/m,
      )
  })

  test('of what lies beneath the areas, and of no area, are not asked about a change in one', () => {
    const areas = tracked(/^server\/areas\/[^/]+\/area\.ts$/).map((file) => file.split('/')[2])
    const aside = steps
      .find(({ name }) => name === 'server')
      .parts()
      .filter((part) => part.aside)
      .map(({ name }) => name)
    assert.ok(aside.includes('database') && aside.includes('http'))
    assert.deepEqual(
      aside.filter((name) => areas.includes(name)),
      [],
    )
  })

  test('share processes, and none is lost on the way', () => {
    for (const [parts, processes] of [
      [contractParts(), contractProcesses],
      [flowParts(), flowProcesses],
    ])
      assert.equal(processes(parts).flatMap((one) => one.parts).length, parts.length)
  })
})

describe('npm test -- …', () => {
  test('takes the name of a step', () => {
    assert.deepEqual(
      choose(['lint'], nothing).map(({ step }) => step.name),
      ['lint'],
    )
  })

  test('takes the name of an area, and finds its calls and its server tests', () => {
    const area = [...callsByFile().keys()]
      .map((file) => file.split('/')[0])
      .find((name) => tracked(new RegExp(`^test/server/${name}/`)).length > 0)
    const chosen = new Map(choose([area], nothing).map(({ step, parts }) => [step.name, parts]))
    assert.ok(chosen.has('types') && chosen.has('lint') && chosen.has('contract'))
    assert.deepEqual(
      chosen.get('server').map(({ name }) => name),
      [area],
    )
    assert.ok(chosen.get('lint')[0].args.some((file) => file.startsWith(`server/areas/${area}/`)))
  })

  test('takes a test file, with the runner that it is for', () => {
    const [unit] = tracked(/^test\/unit\/.*\.test\.ts$/)
    const [server] = tracked(/^test\/server\/.*\.test\.ts$/)
    const chosen = choose([unit, server], nothing)
    assert.deepEqual(
      chosen.map(({ step, parts }) => [step.name, parts[0].args.at(-1)]),
      [
        ['server', server],
        ['units', unit],
      ],
    )
  })

  test('takes two files of the server into one process, where each answers for itself', () => {
    const files = tracked(/^test\/server\/village\/.*\.test\.ts$/)
    const others = tracked(/^test\/server\/address\/.*\.test\.ts$/)
    const [{ parts }] = choose([files[0], others[0]], nothing)
    const [shared, ...more] = serverProcesses(parts)
    assert.deepEqual([shared.parts.length, more.length], [2, 0])
    const said = (part) => part.args.at(-1).replace(/^test\/server\/|\.test\.ts$/g, '')
    const [one, other] = parts
    assert.ok(one.owns([said(one)]) && !one.owns([said(other)]))
    assert.equal(new Set(parts.map(({ args }) => args[0])).size, 1)
    assert.notEqual(parts[0].args[0], files[0])
  })

  test('takes a step whole once, whatever else is asked of it', () => {
    const [area] = [...callsByFile().keys()].map((file) => file.split('/')[0])
    const contractOf = (...words) =>
      choose(words, nothing).find(({ step }) => step.name === 'contract').parts
    assert.deepEqual(
      contractOf('contract', area).map(({ name }) => name),
      contractOf('contract').map(({ name }) => name),
    )
  })

  test('says what it does not know', () => {
    assert.throws(
      () => choose(['nowhere'], nothing),
      /nowhere is no step, no part of one, no area and no test file/,
    )
  })
})
