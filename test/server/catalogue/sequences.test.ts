import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longGamesOr } from '../harness/seeds'
import { playThrough } from './sequence/play'

/** `npm run bench -- games` plays others. */
const games = longGamesOr([20_261, 704_119])
const steps = Number(process.env.STEPS) || 50

test('whatever people do in the shop in whatever order, the shop stands as the orders say', async () => {
  for (const seed of games) {
    const wrongs = await playThrough({ seed, steps }).catch((error: Error) => {
      throw new Error(`SEED=${seed}\n${error.message}`, { cause: error.cause })
    })
    assert.deepEqual(wrongs, [], `SEED=${seed}`)
  }
})
