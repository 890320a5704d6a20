import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applyWithinDays } from '@server/areas/after-sale/rules'
import {
  activeDays,
  centsOf,
  openNow,
  recruitments,
  rewardKinds,
  withinDays,
} from '@server/areas/distributor/recruitments'
import { sentencesOf } from '@server/areas/distributor/words'
import { businessDay, dayMs } from '@server/calendar'
import { shortYuan } from '@server/money'

describe('the rules of recruitments', () => {
  test('are these: a change is a line above the others, and none of those below it', () => {
    const lines = recruitments.map((one) => [
      one.recruitmentId,
      businessDay(one.from),
      one.to && businessDay(one.to),
      ...rewardKinds.flatMap((kind) => one.rewards[kind]),
      one.coolingDays,
      one.mostAMonth,
    ])
    // number, from, before, a task, goods kept, days signed in (each: first tier, second tier), cooling-off, most a month
    assert.deepEqual(lines, [
      [2, '2026-07-01', null, 1_00, 20, 5_00, 1_00, 3_00, 60, 15, 500_00],
      [1, '2026-01-01', '2026-07-01', 2_00, 50, 8_00, 2_00, 5_00, 1_00, 15, 300_00],
    ])
    assert.deepEqual([withinDays, activeDays], [60, 7])
  })

  test('follow one another without meeting, and have numbers of their own', () => {
    for (const [nth, { from, to }] of recruitments.entries()) {
      assert.ok(!to || from < to)
      const newer = recruitments[nth - 1]
      if (newer) assert.ok(to && to <= newer.from)
      assert.equal(openNow(from), recruitments[nth])
      assert.equal(openNow(new Date(from.getTime() + dayMs)), recruitments[nth])
    }
    const numbers = recruitments.map(({ recruitmentId }) => recruitmentId)
    assert.equal(new Set(numbers).size, numbers.length)
  })

  test('give the nearer tier more, and nothing that may still be returned', () => {
    for (const one of recruitments) {
      assert.ok(one.coolingDays >= applyWithinDays)
      for (const kind of rewardKinds) {
        const [first, second] = [centsOf(one, kind, 1), centsOf(one, kind, 2)]
        assert.ok(first > second && second > 0 && first <= one.mostAMonth)
      }
    }
  })

  test('are told to people figure by figure', () => {
    for (const one of recruitments) {
      const told = sentencesOf(one).join('\n')
      const sums = rewardKinds.flatMap((kind) => [...one.rewards[kind]])
      for (const cents of [...sums, one.mostAMonth]) assert.ok(told.includes(shortYuan(cents)))
      for (const days of [withinDays, activeDays, one.coolingDays])
        assert.ok(told.includes(`${days} 天`))
    }
  })
})
