import assert from 'node:assert/strict'
import { test } from 'node:test'
import { once } from '../walk/passes'
import { walk } from '../walk/walk'

test('every route opens by its address, whole and with real data', async () => {
  const complaints = await walk({ app: 'h5', passes: once, looks: ['plain'], say: () => undefined })
  assert.deepEqual(complaints, [])
})
