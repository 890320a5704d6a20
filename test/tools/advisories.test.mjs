import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { judge } from '../../tools/test/judge-advisories.mjs'

const lock = {
  packages: {
    'node_modules/server-part': {},
    'node_modules/build-part': { dev: true },
    'node_modules/either-part': { devOptional: true },
  },
}
const today = new Date('2026-11-22')
const advisory = 'https://example.org/advisory-1'

const about = (name) =>
  JSON.stringify({
    vulnerabilities: {
      [name]: { name, severity: 'high', nodes: [`node_modules/${name}`], via: [{ url: advisory }] },
    },
  })
const judged = (answer, accepted = []) => judge({ answer, lock, accepted, today })

describe('advisories', () => {
  test('of what the server runs on is a fault', () => {
    assert.equal(judged(about('server-part')).faults.length, 1)
  })

  test('of what only builds or tests is told', () => {
    for (const name of ['build-part', 'either-part']) {
      const { faults, notes } = judged(about(name))
      assert.deepEqual([faults.length, notes.length], [0, 1])
    }
  })

  test('that a person has accepted is told up to its day, and a fault from then on', () => {
    const accepted = (until) => [{ advisory, reason: 'no way leads there', until }]
    assert.equal(judged(about('server-part'), accepted('2026-12-01')).faults.length, 0)
    assert.equal(judged(about('server-part'), accepted('2026-11-01')).faults.length, 1)
  })

  test('says when nobody could be asked', () => {
    for (const answer of ['', '{"message":"405"}']) {
      assert.match(judged(answer).notes.join(), /could not be asked/)
    }
  })
})
