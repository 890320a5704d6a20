import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../../harness/startServer'
import { earnThrough, env } from './chaos'
import { booksWhenSpent, rushForShares } from './rush'

test('of many at once just as many are paid as there is money for', async () => {
  const server = await startServer({ env })
  try {
    const { paid, turnedAway, books } = await rushForShares(server, 120, 20)
    assert.deepEqual([paid, turnedAway], [20, 100])
    assert.deepEqual(books, booksWhenSpent(20))
  } finally {
    await server.stop()
  }
})

test('kill -9 in the middle of earning loses no cent and pays none twice', async () => {
  const { paid, books, interrupted } = await earnThrough({
    ...{ people: 60, shares: 30 },
    blows: ['server', 'database', 'both'],
  })
  assert.equal(paid, 30)
  assert.deepEqual(books, booksWhenSpent(30))
  assert.ok(interrupted > 0)
})
