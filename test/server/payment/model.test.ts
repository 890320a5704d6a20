import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { longGamesOr } from '../harness/seeds'
import { playThrough } from './play'
import { startWechatPayFake, type WechatPayFake } from './wechat-pay-fake'

/** `npm run bench -- games` plays others. */
const games = longGamesOr([31_337, 88_014, 1_205_771])
const steps = 90

let fake: WechatPayFake
before(async () => {
  fake = await startWechatPayFake()
})
after(() => fake.close())

test('whatever happens in whatever order, every book agrees in the end', async () => {
  for (const seed of games) {
    const { story, wrongs } = await playThrough(fake, { seed, steps })
    assert.deepEqual(wrongs, [], `SEED=${seed}\n${story.join('\n')}`)
  }
})
