import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { seedsOr } from '../server/harness/seeds'
import { asked } from './asked'
import { openStage, type Stage } from './stage'

/** Of each call; a longer hunt is asked for by FUZZ_RUNS, as `npm run verify` does. */
const runs = Number(process.env.FUZZ_RUNS ?? 10)
/** Only `npm run bench -- fuzz` looks at the clock. */
const slowestMs = Number(process.env.FUZZ_SLOWEST_MS ?? Infinity)
/** `npm run bench -- games` sends others. */
const [seed = 0] = seedsOr([7])

let stage: Stage
before(async () => {
  stage = await openStage()
})
after(() => stage.house.close())

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    ...['', ' ', '0', '-1', '1.5', '1e309', 'NaN', '0x10', '9'.repeat(400), '99999999999'],
    ...['__proto__', 'constructor', 'null', 'undefined', '[]', '{}', 'true', "' or 1=1 --"],
    ...['<script>', '\u0000', '../..', '１２', '👵🏻', '\ud800', '\u202e', 'a'.repeat(5000)],
    ...['2026-02-30', '0000-01-01', '99999-12-31', '2026-01-01', '2020-01-01', '000000'],
    ...['LJ202611210000000000', '01940000-0000-7000-8000-000000000001'],
    ...['eyJpZCI6MX0', 'W10', 'WzEsMl0', 'bnVsbA', '=', '%zz'],
  ),
)

const anyName = fc.oneof(
  fc.constantFrom('lat', 'lng', 'access_token', '__proto__', 'constructor', 'toString', 'cursor[]'),
  fc.string({ minLength: 1, maxLength: 8 }),
)

interface Mutation {
  /** Which of the call's own fields, counted round. */
  own: [number, string | null][]
  others: [string, string][]
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  own: fc.array(fc.tuple(fc.nat(20), fc.option(nasty)), { maxLength: 3 }),
  others: fc.array(fc.tuple(anyName, nasty), { maxLength: 2 }),
})

function mutate(path: Path, input: object, { own, others }: Mutation) {
  const names = Object.keys(api[path].in.shape)
  const mutated = new Map<string, unknown>(Object.entries(input))
  for (const [place, value] of own) {
    const name = names[place % names.length]
    if (name === undefined) continue
    if (value === null) mutated.delete(name)
    else mutated.set(name, value)
  }
  for (const [name, value] of others) if (!name.startsWith('hm_')) mutated.set(name, value)
  return Object.fromEntries(mutated)
}

for (const path of asked) {
  const call: Call = api[path]
  test(`${path} answers whatever it is sent`, async () => {
    const token = await stage.owner(path)
    // what was refused, or only read, can be sent again
    let right: object | undefined
    let refused = 0
    const sample = async () => {
      if (right) await stage.forgetLimits()
      else refused = 0
      return (right ??= await stage.sample(path, token))
    }
    await fc.assert(
      fc.asyncProperty(mutation, async (change) => {
        const input = mutate(path, await sample(), change)
        const begun = performance.now()
        const { status, error, message, data, text } = await stage.house.call(path, input, {
          token,
        })
        assert.ok(performance.now() - begun <= slowestMs, 'soon')
        assert.equal(status === 200, error === 0 || call.reply !== 'status')
        assert.equal(typeof error, 'number')
        assert.notEqual(error, 500, stage.house.log().slice(-3000))
        assert.match(message, /[\u4e00-\u9fff]/)
        assert.doesNotMatch(text, /node_modules|\bat .*:\d+:\d+|server\/areas/)
        // tries are counted, and what was tried too often is refused whatever it says
        const isWornOut = error !== 0 && ++refused === 3
        if (call.method !== 'GET' && (error === 0 || isWornOut)) right = undefined
        if (error !== 0) return
        assert.deepEqual(api[path].out.parse(data), data)
      }),
      { seed, numRuns: runs, includeErrorInReport: true },
    )
  })
}
