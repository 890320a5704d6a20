import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { playThrough } from './play'
import { startWechatPayFake, type WechatPayFake } from './wechat-pay-fake'

/** SEED plays one game again; without it each run plays new ones. */
const asked = process.env.SEED
const games = asked
  ? [Number(asked)]
  : Array.from({ length: 3 }, () => Math.floor(Math.random() * 2 ** 31))
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
