import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as others } from 'node:timers/promises'
import { createTurns } from '@server/turns'

test('so many work at a time, in the order in which they came, also after one that failed', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  let working = 0
  const work = (nth: number) => async () => {
    begun.push(nth)
    working++
    assert.ok(working <= 2)
    await others()
    working--
    if (nth === 1) throw new Error('one that failed')
    return nth
  }
  const ended = await Promise.allSettled([0, 1, 2, 3, 4].map((nth) => inTurn(work(nth))))
  assert.deepEqual(begun, [0, 1, 2, 3, 4])
  assert.deepEqual(
    ended.map((one) => (one.status === 'fulfilled' ? one.value : 'failed')),
    [0, 'failed', 2, 3, 4],
  )
})
