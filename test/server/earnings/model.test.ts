import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { longGamesOr } from '../harness/seeds'
import { startWechatPayFake, type WechatPayFake } from '../payment/wechat-pay-fake'
import { playThrough } from './play'

/** `npm run bench -- games` plays others. */
const games = longGamesOr([20_261, 77_003, 1_409_122])
const steps = 90

let fake: WechatPayFake
before(async () => {
  fake = await startWechatPayFake()
})
after(() => fake.close())

test('whatever happens to incomes and withdrawals in whatever order, every book agrees', async () => {
  for (const seed of games) {
    const { story, wrongs } = await playThrough(fake, { seed, steps })
    assert.deepEqual(wrongs, [], `SEED=${seed}\n${story.join('\n')}`)
  }
})
