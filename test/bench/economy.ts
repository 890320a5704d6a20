import assert from 'node:assert/strict'
import { startServer } from '../server/harness/startServer'
import { earnThrough, env } from '../server/task/economy/chaos'
import { booksWhenSpent, rushForShares } from '../server/task/economy/rush'
import type { Blow } from '../server/payment/chaos'
import { spread } from './clients'

const [people, shares] = [10_000, 500]
const course: readonly Blow[] = ['server', 'database', 'server', 'both', 'database']
const blows = Array.from({ length: 10 }, () => course).flat()

/** Fails unless just those are paid for whom there is money, to the cent and through every blow. */
export async function bench() {
  await rush()
  await chaos()
}

async function rush() {
  const server = await startServer({ env })
  try {
    const result = await rushForShares(server, people, shares)
    const { paid, turnedAway, books, seconds, took } = result
    assert.deepEqual([paid, turnedAway], [shares, people - shares])
    assert.deepEqual(books, booksWhenSpent(shares))
    console.log(`${people} people for ${shares} shares: ${paid} paid, budget 0.00, the books agree`)
    console.log(`taking part, all at once   ${spread(took)}`)
    console.log(`all done within ${seconds.toFixed(1)} s: ${(people / seconds).toFixed(0)}/s`)
  } finally {
    await server.stop()
  }
}

async function chaos() {
  const began = performance.now()
  const { paid, books, interrupted, writes } = await earnThrough({
    ...{ people: 2 * shares, shares },
    blows,
  })
  assert.equal(paid, shares)
  assert.deepEqual(books, booksWhenSpent(shares))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${blows.length} times kill -9 of server, database or both in ${seconds} s`)
  console.log(`${writes} writes, ${interrupted} times unanswered: spending = incomes + the house`)
}
