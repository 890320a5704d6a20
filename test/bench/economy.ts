import assert from 'node:assert/strict'
import { startServer } from '../server/harness/startServer'
import { earnThrough, env } from '../server/task/economy/chaos'
import { booksWhenSpent, comeTooLate, rushForShares } from '../server/task/economy/rush'
import type { Blow } from '../server/payment/chaos'
import { spread } from './clients'

const [people, shares] = [10_000, 500]
const [lateComers, lanes] = [5000, 64]
/** Milliseconds in which 99 of 100 who come once nothing is left hear so. */
const promptMs = 1000
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
    console.log(`all at once: a share   ${spread(took.shares)}`)
    console.log(`a place in the queue   ${spread(took.places)}, ${took.places.length} times`)
    console.log(`told that all is gone  ${spread(took.refusals)}, ${took.refusals.length} times`)
    const late = await comeTooLate(server, result, lateComers, lanes)
    console.log(`told so who came late  ${spread(late)}, ${lanes} at a time`)
    const slow = late.filter((ms) => ms > promptMs).length
    assert.ok(slow * 100 <= late.length, `${slow} of ${late.length} waited over ${promptMs} ms`)
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
