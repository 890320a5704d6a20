import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGauge } from '../../tools/test/slowness.mjs'

/** What a gauge says, one look after another, where its work takes so many times as long. */
async function told(...seconds) {
  const gauge = createGauge(() => Promise.resolve(seconds.shift()))
  const factors = []
  while (seconds.length > 0) factors.push(await gauge())
  return factors
}

test('a quick computer is taken for a quiet one, and none for slower than six', async () => {
  assert.deepEqual(await told(0.01), [1])
  assert.deepEqual(await told(3600), [6])
})

test('who was slow once may be so again', async () => {
  const [slow, after, slower] = await told(0.7, 0.1, 1.4)
  assert.ok(slow > 1 && after === slow && slower > slow)
})

test('the work is done, and takes some time', async () => {
  const factor = await createGauge()()
  assert.ok(factor >= 1 && factor <= 6)
})
