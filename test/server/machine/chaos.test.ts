import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playThrough } from './chaos'

test('machine, server and database killed in the middle of purchases: nothing is lost, nothing doubled', async (t) => {
  const { orders, given, inDoubt, loaded, settled } = await playThrough({
    people: 4,
    blows: ['machine', 'server', 'database'],
  })
  t.diagnostic(`${orders} orders, ${given} given, ${inDoubt} in doubt`)
  t.diagnostic(`${loaded} put in, ${settled} months settled`)
  assert.ok(given > 0 && loaded > 0 && settled > 0)
})
