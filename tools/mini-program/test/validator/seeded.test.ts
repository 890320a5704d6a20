import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findingsAfter, isApplied } from './breaks'
import { lookSeeds } from './seeds/looks'
import { packageSeeds } from './seeds/packages'
import { scriptSeeds } from './seeds/scripts'

for (const seed of [...packageSeeds, ...scriptSeeds, ...lookSeeds]) {
  const answer = 'rule' in seed ? seed.rule : 'out of reach'
  test(`${seed.name}: ${answer}`, () => {
    const rules = findingsAfter(seed.seed, seed.asked).map(({ rule }) => rule)
    if ('outOfReach' in seed) assert.deepEqual(rules, [], 'it is within reach now')
    else if (isApplied(seed.rule)) assert.ok(rules.includes(seed.rule), rules.join() || 'not seen')
  })
}
