import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { root } from '../../tools/install.mjs'
import { touched } from '../../tools/test/changed.mjs'
import { choose, complete } from '../../tools/test/choose.mjs'
import { flowParts } from '../../tools/test/flow-parts.mjs'
import { titleOf } from '../../tools/test/run-step.mjs'
import { drawn, exhaustive, ofEachChange, shard, withDrawn } from '../../tools/test/tiers.mjs'

const nothing = { known: () => null }
const all = choose([], nothing)
const titles = (chosen) =>
  chosen.flatMap(({ step, parts }) => parts.map((part) => titleOf(step, part)))

describe('the two tiers', () => {
  test('have each part once between them', () => {
    const both = [...titles(ofEachChange(all)), ...titles(exhaustive(all))]
    assert.deepEqual(both.sort(), titles(all).sort())
  })

  test('open every page of each app in the first', () => {
    const each = titles(ofEachChange(all))
    for (const app of ['h5', 'weapp', 'iter']) assert.ok(each.includes(`flows walk ${app}`), app)
  })

  test('go one way of each subject in the mini program in the first, all on H5', () => {
    const each = titles(ofEachChange(all))
    for (const { subject, name } of flowParts().filter((part) => part.subject)) {
      assert.ok(each.includes(`flows weapp ${subject}`), subject)
      assert.equal(each.includes(`flows ${name}`), !name.endsWith('-more'), name)
    }
  })

  test('leave the looks at every page to the second', () => {
    const rows = JSON.parse(readFileSync(join(root, 'test/flows/looks.json'), 'utf8'))
    const later = titles(exhaustive(all))
    for (const { name } of rows) assert.ok(later.includes(`flows looks ${name}`), name)
  })

  test('bring the builds that their parts need', () => {
    const steps = complete(exhaustive(all)).map(({ step }) => step.name)
    for (const app of ['h5', 'weapp', 'iter']) assert.ok(steps.includes(`build ${app}`), app)
  })
})

describe('what is drawn', () => {
  const trees = Array.from({ length: 200 }, (_, nth) => `tree ${nth}`)

  test('is the same for the same tree, and takes a minute at most', () => {
    for (const tree of trees) {
      const lot = drawn(all, tree)
      assert.deepEqual(lot, drawn(all, tree))
      assert.ok(lot.length > 0)
      assert.ok(lot.reduce((sum, { part }) => sum + part.about, 0) <= 60)
    }
  })

  test('comes to each pass that fits, sooner or later', () => {
    const come = new Set(trees.flatMap((tree) => drawn(all, tree).map(({ title }) => title)))
    const fits = exhaustive(all).flatMap(({ step, parts }) =>
      parts.filter(({ about }) => about <= 60).map((part) => titleOf(step, part)),
    )
    const never = fits.filter((title) => !come.has(title))
    assert.ok(never.length < fits.length / 4, never.join(', '))
  })

  test('is told with the command that tries it again', () => {
    const { chosen, lines } = withDrawn(all, 'a tree')
    const more = titles(chosen).filter((title) => !titles(ofEachChange(all)).includes(title))
    assert.equal(lines.length, more.length)
    for (const title of more) {
      assert.ok(lines.some((line) => line.endsWith(`(npm run verify -- '${title}')`)))
      assert.deepEqual(titles(choose([title], nothing)), [title])
    }
  })
})

describe('shares', () => {
  test('hold every pass once', () => {
    const shares = ['1/4', '2/4', '3/4', '4/4'].map((word) => shard(exhaustive(all), word))
    assert.deepEqual(shares.flatMap(titles).sort(), titles(exhaustive(all)).sort())
    for (const share of shares) assert.ok(titles(share).length > 0)
  })

  test('are asked for as one of how many', () => {
    for (const word of ['0/4', '5/4', '4', 'half']) assert.throws(() => shard(all, word), /as 1\/4/)
  })
})

describe('what a change touches', () => {
  const touchedBy = (...files) => titles(touched(ofEachChange(all), files, nothing))

  test('is what reads it, by itself or by import', () => {
    const those = touchedBy('test/server/village/villages.test.ts')
    assert.ok(those.includes('types') && those.includes('lint'))
    assert.ok(!those.includes('tokens') && !those.includes('flows walk h5'))
  })

  test('is not what only a whole run asks', () => {
    const those = touchedBy('server/areas/village/area.ts')
    assert.ok(those.includes('contract village'))
    assert.ok(!those.includes('server database') && !those.includes('flows walk h5'))
  })

  test('is of units what is related to it, as long as it is code', () => {
    const unitsOf = (...files) =>
      touched(all, files, nothing)
        .find(({ step }) => step.name === 'units')
        .parts.map(({ args }) => args.at(-1))
    assert.deepEqual(unitsOf('src/app.tsx', 'docs/TARO.md'), ['src/app.tsx'])
    assert.deepEqual(unitsOf('src/app.scss'), [undefined])
  })
})
