import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { playThrough } from './sequence/play'

/** SEED plays one game again; without it each run plays new ones. */
const asked = process.env.SEED
const games = asked ? [Number(asked)] : Array.from({ length: 2 }, () => randomInt(2 ** 31))
/** No new game is begun after this long. */
const longest = 8000
const steps = Number(process.env.STEPS) || 50

test('whatever people do in the shop in whatever order, the shop stands as the orders say', async () => {
  const began = Date.now()
  for (const seed of games) {
    if (Date.now() - began > longest) break
    const wrongs = await playThrough({ seed, steps }).catch((error: Error) => {
      throw new Error(`SEED=${seed}\n${error.message}`, { cause: error.cause })
    })
    assert.deepEqual(wrongs, [], `SEED=${seed}`)
  }
})
