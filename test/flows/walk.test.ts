import assert from 'node:assert/strict'
import { test } from 'node:test'
import { once, operating } from '../walk/passes'
import { walk } from '../walk/walk'

test('every route opens by its address, whole and with real data', async () => {
  const complaints = await walk({ app: 'h5', passes: once, looks: ['plain'], say: () => undefined })
  assert.deepEqual(complaints, [])
})

test("every page of the operators' app opens on its phone", async () => {
  const walked = { app: 'iter', passes: operating, looks: ['plain'] } as const
  const complaints = await walk({ ...walked, say: () => undefined })
  assert.deepEqual(complaints, [])
})
