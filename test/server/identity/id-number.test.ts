import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusals } from '@contract/refusals'
import { checkIdNumber } from '@server/areas/identity/id-number'
import { someIdNumber } from './applications'

/** When an identity number is that of a grown-up: the last day it is not, and the first it is. */
const births = [
  ['20081128', '2026-11-27', '2026-11-28'],
  ['20090101', '2026-12-31', '2027-01-01'],
  ['20080229', '2026-02-28', '2026-03-01'],
  ['20100228', '2028-02-27', '2028-02-28'],
  ['20100301', '2028-02-29', '2028-03-01'],
] as const

for (const [born, before, from] of births) {
  test(`who was born on ${born} is of age from the first minute of ${from} on`, () => {
    const number = someIdNumber(born)
    const lastMinute = new Date(`${before}T23:59:59+08:00`)
    assert.throws(() => checkIdNumber(number, lastMinute), {
      message: refusals.identityUnderage.message,
    })
    assert.equal(checkIdNumber(number, new Date(`${from}T00:00:00+08:00`)), number)
  })
}
