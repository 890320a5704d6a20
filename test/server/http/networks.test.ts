import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { homeOf, networksOf } from '@server/call/network'
import { dataKeyOf } from '@server/database/data-key'

const key = dataKeyOf([Buffer.alloc(32, 1)])
const shared = (one: string, other: string) => {
  const known = new Set(networksOf(key, other).map(({ hash }) => hash))
  return networksOf(key, one)
    .filter(({ hash }) => known.has(hash))
    .map(({ homes }) => homes)
}

describe('the networks that a caller is counted in', () => {
  test('an IPv4 address is one, written either way', () => {
    assert.deepEqual(shared('203.0.113.7', '::ffff:203.0.113.7'), [1])
    assert.deepEqual(shared('203.0.113.7', '203.0.113.8'), [])
  })

  test('a home of IPv6 is a /64, and counts in its /56 and its /48', () => {
    assert.deepEqual(shared('2001:db8:1:2::7', '2001:db8:1:2:ffff::9'), [1, 4, 16])
    assert.deepEqual(shared('2001:db8:1:2::7', '2001:db8:1:3::7'), [4, 16])
    assert.deepEqual(shared('2001:db8:1:2::7', '2001:db8:1:9999::7'), [16])
    assert.deepEqual(shared('2001:db8:1:2::7', '2001:db8:2:2::7'), [])
    assert.deepEqual(shared('fe80::1%eth0', 'fe80::2'), [1, 4, 16])
  })

  test('nothing of the address is kept', () => {
    assert.doesNotMatch(homeOf(key, '203.0.113.7'), /203/)
    assert.notEqual(
      homeOf(key, '203.0.113.7'),
      homeOf(dataKeyOf([Buffer.alloc(32, 2)]), '203.0.113.7'),
    )
  })
})
