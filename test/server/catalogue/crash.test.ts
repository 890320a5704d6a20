import { test } from 'node:test'
import { playThrough } from './chaos'

test('kill -9 of server and database in the middle loses nothing and doubles nothing', async () => {
  await playThrough({ pairs: 5, rounds: 1, blows: ['server', 'database', 'both'] })
})
