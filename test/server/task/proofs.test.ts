import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { answered, drawAttention, mostWrong } from '@server/areas/task/proofs/attention'
import { faultOf, openQuestion, withPollAnswer } from '@server/areas/task/proofs/questionnaire'
import {
  beaten,
  isEnough,
  nothingSpent,
  type TimeSpent,
} from '@server/areas/task/proofs/time-spent'
import { videoAnswer, videoBeat, videoProof } from '@server/areas/task/proofs/video'
import { createDice } from '../payment/dice'
import { seedsOr } from '../harness/seeds'
import { film, poll } from './alley'

const longestGap = 12

const start = Date.parse('2026-11-23T02:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1000)

/** What these beats come to, each by its moment and where the film stood. */
const spend = (beats: readonly (readonly [second: number, position: number])[]): TimeSpent =>
  beats.reduce(
    (spent, [second, position]) =>
      beaten(spent, { now: at(second), position, running: true, longestGap }),
    nothingSpent,
  )

describe('watched time', () => {
  test('is what passed between beats, and a beat that comes late costs nothing', () => {
    const { seconds } = spend([
      [0, 0],
      [5.4, 5],
      [10, 10],
      [15.6, 15],
    ])
    assert.ok(Math.abs(seconds - 15) < 0.01, String(seconds))
  })

  test('cannot be sped up: ten minutes of a film in ten seconds are ten seconds', () => {
    const { seconds } = spend([
      [0, 0],
      [5, 300],
      [10, 600],
    ])
    assert.equal(seconds, 10)
  })

  test('does not grow by seeking, nor by many beats at once', () => {
    const many = Array.from({ length: 50 }, (_, nth) => [0.01 * nth, nth * 5] as const)
    assert.ok(spend(many).seconds < 0.6)
    assert.equal(
      spend([
        [0, 20],
        [5, 0],
      ]).seconds,
      0,
    )
  })

  test('does not count a gap in which nobody was there', () => {
    const { seconds } = spend([
      [0, 0],
      [5, 5],
      [65, 65],
      [70, 70],
    ])
    assert.equal(seconds, 10)
  })

  test('counts for one thing at a time', () => {
    const one = beaten(nothingSpent, { now: at(0), position: 0, running: true, longestGap })
    const then = beaten(one, {
      now: at(5),
      position: 5,
      running: true,
      elsewhere: at(4),
      longestGap,
    })
    assert.equal(then.seconds, 1)
  })

  test('is never more than what passed, whatever is sent', () => {
    for (const seed of seedsOr([11, 4_107, 990_021])) {
      const dice = createDice(seed)
      let spent = nothingSpent
      let passed = 0
      for (let nth = 0; nth < 300; nth += 1) {
        passed += dice.below(1500) / 100
        const position = dice.below(100_000) / 100
        spent = beaten(spent, { now: at(passed), position, running: dice.below(4) > 0, longestGap })
        assert.ok(spent.seconds <= passed + 0.001, `seed ${seed}: ${spent.seconds} of ${passed}`)
      }
    }
  })
})

describe('a film', () => {
  test('stands still at its sum until that is answered', () => {
    const begun = videoProof.begin(film)
    const { at: moment } = begun.attention
    assert.ok(moment >= 6 && moment < 24, String(moment))
    let progress = begun
    for (let second = 0; second <= 60; second += 5)
      progress = videoBeat(progress, { now: at(second), position: second, running: true })
    assert.equal(progress.attention.state, 'asked')
    assert.ok(progress.time.seconds < moment + 5)
    assert.equal(videoProof.step(film, progress), 'watch')
  })

  test('begins anew for who does not know a sum again and again', () => {
    const begun = videoProof.begin(film)
    const asked = {
      ...begun,
      time: { ...begun.time, seconds: 20 },
      attention: { ...begun.attention, state: 'asked' as const },
    }
    let progress = asked
    for (let wrong = 0; wrong < mostWrong; wrong += 1)
      progress = videoAnswer(30, progress, -1) as typeof asked
    assert.equal(progress.time.seconds, 0)
    assert.equal(progress.attention.state, 'ahead')
  })

  test('asks sums whose answer is among the choices', () => {
    for (let nth = 0; nth < 200; nth += 1) {
      const attention = drawAttention(30)
      const right = attention.choices.filter(
        (choice) => answered(attention, choice).state === 'passed',
      )
      assert.equal(right.length, 1, attention.ask)
    }
  })

  test('is enough a blink before its end, and not a second before', () => {
    assert.ok(isEnough({ ...nothingSpent, seconds: 29.6 }, 30))
    assert.ok(!isEnough({ ...nothingSpent, seconds: 29 }, 30))
  })
})

describe('a questionnaire', () => {
  const asked = poll
  const answer = (progress: { answers: Record<string, string[]> }, given: string[]) =>
    withPollAnswer(asked, progress, openQuestion(asked, progress)!, given)

  test('goes where an answer leads', () => {
    const often = answer({ answers: {} }, ['A'])
    assert.equal(openQuestion(asked, often)?.id, 'q2')
    const rarely = answer({ answers: {} }, ['B'])
    assert.equal(openQuestion(asked, rarely)?.id, 'q3')
  })

  test('forgets what another answer no longer leads through', () => {
    const through = answer(answer({ answers: {} }, ['A']), ['A', 'B'])
    const changed = withPollAnswer(asked, through, asked.questions[0]!, ['B'])
    assert.deepEqual(changed.answers, { q1: ['B'] })
  })

  test('takes what its question has room for', () => {
    const [single, multiple, words] = asked.questions
    assert.equal(faultOf(single!, ['A', 'B']), '只能选一项')
    assert.equal(faultOf(multiple!, ['A', 'B']), undefined)
    assert.equal(faultOf(multiple!, ['D']), '没有这个选项')
    assert.equal(faultOf(words!, ['']), '请写下您的回答')
  })
})
