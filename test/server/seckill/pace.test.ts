import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seckillCalls } from '@contract/seckill'
import { watchAnswers } from '@server/areas/seckill/load'
import { askAfter, paceOf, paces } from '@server/areas/seckill/pace'
import { seckillRules } from '@server/areas/seckill/rules'

const { askLate, askMost, askSoon, longLine } = seckillRules
const line = [0, 1, 40, longLine, 5000, 20_000, 1_000_000]

describe('how often waiting phones ask', () => {
  test('is as often as the line is short while little is asked', () => {
    const asks = (ahead: number, gone = false) => askAfter({ ahead, gone, load: { inside: 1 } })
    assert.deepEqual(
      line.map((ahead) => asks(ahead)),
      [askSoon, askSoon, askSoon, 12_500, askLate, 50_000, askMost],
    )
    assert.deepEqual([asks(0, true), asks(20_000, true)], [askLate, 50_000])
  })

  test('is less with each step of what is asked, and with each place further behind', () => {
    for (const gone of [false, true]) {
      const byPace = [...paces]
        .reverse()
        .map(({ inside }) => line.map((ahead) => askAfter({ ahead, gone, load: { inside } })))
      for (const [nth, row] of byPace.entries()) {
        assert.deepEqual(
          row,
          [...row].sort((one, other) => one - other),
        )
        for (const [at, ms] of row.entries()) assert.ok(ms >= (byPace[nth - 1]?.[at] ?? askSoon))
        assert.ok(row.at(-1)! <= askMost)
      }
      const [calm, full] = [byPace[0]!, byPace.at(-1)!]
      assert.ok(full[5]! > calm[5]! && full[0]! >= calm[0]!)
    }
    assert.deepEqual(
      [39, 40, 79, 80, 160, 5000].map((inside) => paceOf({ inside }).soonest / askSoon),
      [1, 2, 2, 4, 8, 8],
    )
  })

  test('has a step where others begin to be turned away, and a last one that asks for nothing', () => {
    const { atOnce } = seckillCalls['/tp5/api/ExchangeShop/OnlineSeckill/push']
    assert.ok(paces.some(({ inside }) => inside === atOnce))
    assert.equal(paces.at(-1)!.inside, 0)
    assert.deepEqual(
      paces.map(({ inside }) => inside),
      paces.map(({ inside }) => inside).sort((one, other) => other - one),
    )
  })

  test('knows what is being answered, and what is no longer, however it ended', async () => {
    const answers = watchAnswers()
    const ends: (() => void)[] = []
    const held = [1, 2].map(() =>
      answers.during(() => new Promise<void>((resolve) => ends.push(resolve))),
    )
    assert.equal(answers.load().inside, 2)
    await assert.rejects(answers.during(() => Promise.reject(new Error('refused'))))
    assert.equal(answers.load().inside, 2)
    ends.forEach((end) => end())
    await Promise.all(held)
    assert.equal(answers.load().inside, 0)
  })
})
