import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join, posix } from 'node:path'
import { before, describe, test } from 'node:test'
import config from '../../oxlint.config.mjs'
import { root } from '../../tools/install.mjs'
import { apart, apartFrom } from './faults/apart.mjs'
import { letPass, met, ours } from './faults/ours.mjs'
import { plain } from './faults/plain.mjs'
import { judge } from './faults/seeded.mjs'
import { typed } from './faults/typed.mjs'

const general = Object.entries({ ...plain, ...typed }).map(
  ([rule, [fault, clean, { also } = {}]]) => ({
    rule,
    place: 'server/seeded.ts',
    fault,
    clean,
    also,
  }),
)

const named = (place, at, which) => {
  const { dir, base } = posix.parse(place)
  return posix.join(dir, base.replace('.', `-${at}-${which}.`))
}

/** Code without imports would share its names with all other such files. */
const alone = (code, place) =>
  /^(import|export)\b/m.test(code) || place.endsWith('js') ? `${code}\n` : `${code}\nexport {}\n`

const cases = [...general, ...ours, ...apart].map((one, at) => ({
  ...one,
  faulty: named(one.place, at, 'fault'),
  sound: named(one.place, at, 'clean'),
}))

const files = Object.fromEntries(
  cases.flatMap(({ place, faulty, sound, fault, clean }) => [
    [faulty, alone(fault, place)],
    [sound, alone(clean, place)],
  ]),
)

const isOn = ([, severity]) => severity !== 'off'
const rulesOn = [config, ...config.overrides].flatMap(({ rules }) =>
  Object.entries(rules)
    .filter(isOn)
    .map(([rule]) => rule),
)

describe('lint', () => {
  let found, looked
  before(() => ({ found, looked } = judge({ ...files, ...letPass, ...apartFrom, ...met })))

  const foundIn = (file) => [...(found[file] ?? [])].sort()

  for (const { rule, faulty, sound, also = [] } of cases) {
    test(`finds a fault by ${rule} in ${faulty}`, () => {
      assert.deepEqual(foundIn(faulty), [rule, ...also].sort())
      assert.deepEqual(foundIn(sound), [])
    })
  }

  for (const file of Object.keys(letPass)) {
    test(`lets ${file} pass`, () => assert.deepEqual(foundIn(file), []))
  }

  test('has a fault for each rule that is on', () => {
    const seeded = new Set(cases.map(({ rule }) => rule))
    assert.deepEqual(
      rulesOn.filter((rule) => !seeded.has(rule)),
      [],
    )
  })

  test('looks at every file but what others made', () => {
    const all = Object.keys({ ...files, ...letPass, ...apartFrom, ...met })
    const made = all.filter((file) => /^server\/static\/|\/fixture\//.test(file))
    assert.equal(looked, all.length - made.length)
  })
})

test('npm run lint looks at more files than the line of a shell can name', () => {
  const files = Array(10_000).fill('tools/lint.mjs')
  const { status } = spawnSync(process.execPath, [join(root, 'tools/lint.mjs'), ...files])
  assert.equal(status, 0)
})
