import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { refusals } from '@contract/refusals'
import { createCrowds } from '@server/http/call/crowds'

const push = '/tp5/api/ExchangeShop/OnlineSeckill/push' satisfies Path
const open = '/user/Center/index' satisfies Path
const crowded = { error: refusals.crowded.error }

test('who is more than a call takes at a time is told so at once, and let in once others are done', async () => {
  const { atOnce = 0 }: Call = api[push]
  assert.ok(atOnce > 0)
  const inCrowd = createCrowds()
  const endings: (() => void)[] = []
  const stay = () => new Promise<void>((end) => endings.push(end))
  const inside = Array.from({ length: atOnce }, () => inCrowd(push, stay))
  const never = () => assert.fail('nothing is done for who is turned away')
  await assert.rejects(inCrowd(push, never), crowded)
  assert.equal(await inCrowd(open, async () => 'others are answered'), 'others are answered')
  endings.forEach((end) => end())
  await Promise.all(inside)
  const failed = inCrowd(push, () => Promise.reject(new Error('one that failed')))
  await assert.rejects(failed, /one that failed/)
  assert.equal(await inCrowd(push, async () => 'in'), 'in')
})
