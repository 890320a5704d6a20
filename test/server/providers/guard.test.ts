import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Declined } from '@server/providers/declined'
import { createGuard } from '@server/providers/guard'
import { limits } from '@server/providers/limits'
import { Unanswered } from '@server/providers/unanswered'
import { manualClock } from './manual-clock'

const given = {
  atOnce: 2,
  waitMs: 100,
  answerMs: 1000,
  failures: 3,
  restMs: 500,
  words: '稍后再试',
}

function guarded() {
  const time = manualClock()
  const guard = createGuard(given, time.clock)
  /** Somebody who answers when the test says so. */
  const ask = () => {
    let answer: (text: string) => void = () => undefined
    let fail: (error: Error) => void = () => undefined
    let signal: AbortSignal | undefined
    const asked = guard((stop) => {
      signal = stop
      return new Promise<string>((resolve, reject) => {
        answer = resolve
        fail = reject
      })
    })
    // whoever is interested looks at it; the others have not failed the test
    asked.catch(() => undefined)
    return {
      asked,
      answer: (text: string) => answer(text),
      fail: (error: Error) => fail(error),
      signal: () => signal,
    }
  }
  const failing = (error = new Error('down')) => guard(() => Promise.reject(error))
  const { pass, waiting } = time
  return { pass, waiting, guard, ask, failing }
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
const told = (error: unknown) => error instanceof Unanswered && error.words === given.words
const neverAsked = (error: unknown) => told(error) && !/never asked/.test(String(error))

describe('a provider', () => {
  test('is asked by so many at a time, and the next goes in when one has left', async () => {
    const { ask } = guarded()
    const [one, other, third] = [ask(), ask(), ask()]
    await turns()
    assert.ok(one.signal() && other.signal() && !third.signal())
    one.answer('1')
    assert.equal(await one.asked, '1')
    await turns()
    third.answer('3')
    assert.equal(await third.asked, '3')
  })

  test('keeps nobody waiting in front of it for long', async () => {
    const { ask, pass, waiting } = guarded()
    const inside = [ask(), ask()]
    const late = ask()
    await turns()
    pass(given.waitMs)
    await assert.rejects(late.asked, told)
    assert.equal(late.signal(), undefined)
    inside.forEach(({ answer }) => answer('yes'))
    await Promise.all(inside.map(({ asked }) => asked))
    assert.equal(waiting(), 0)
  })

  test('that does not answer in time is let go of, and told so', async () => {
    const { ask, pass } = guarded()
    const slow = ask()
    await turns()
    pass(given.answerMs)
    await assert.rejects(slow.asked, told)
    assert.ok(slow.signal()?.aborted)
  })

  test('that fails again and again is left alone for a while, then one sees whether it is back', async () => {
    const { guard, ask, failing, pass } = guarded()
    for (let time = 0; time < given.failures; time++) await assert.rejects(failing(), /down/)
    await assert.rejects(failing(new Error('never asked')), neverAsked)
    pass(given.restMs)
    const probe = ask()
    await turns()
    assert.ok(probe.signal())
    await assert.rejects(failing(new Error('never asked')), neverAsked)
    probe.fail(new Error('still down'))
    await assert.rejects(probe.asked, /still down/)
    await assert.rejects(failing(new Error('never asked')), neverAsked)
    pass(given.restMs)
    assert.equal(await guard(() => Promise.resolve('back')), 'back')
    await assert.rejects(failing(), /down/)
  })

  test('that says no is there all the same', async () => {
    const { failing, guard } = guarded()
    for (let time = 0; time < 3 * given.failures; time++)
      await assert.rejects(failing(new Declined('no such code')), /no such code/)
    assert.equal(await guard(() => Promise.resolve('yes')), 'yes')
  })

  test('has words of its own for who cannot be served', () => {
    const words = Object.values(limits).map((limit) => limit.words)
    assert.equal(new Set(words).size, words.length)
    assert.ok(words.every((text) => /稍后再试$/.test(text)))
  })
})

test('a guard tells how it stands: who is asked, who waits, and whether it rests', async () => {
  const { guard, ask, failing, pass } = guarded()
  const standing = () => guard.standing()
  const two = [ask(), ask(), ask()]
  await turns()
  assert.deepEqual(standing(), { resting: false, asking: 2, waiting: 1 })
  two.forEach(({ answer }) => answer('there'))
  await turns()
  two[2]!.answer('there')
  await turns()
  for (let call = 0; call < given.failures; call++) await failing().catch(() => undefined)
  assert.deepEqual(standing(), { resting: true, asking: 0, waiting: 0 })
  pass(given.restMs)
  const probe = ask()
  await turns()
  probe.answer('there')
  await probe.asked
  assert.equal(standing().resting, false)
})
