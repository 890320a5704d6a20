import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { SlowPromise } from '../client/logic/SlowPromise'

/** In what order the answers came that are made here. */
async function orderOf(ask: (tell: (what: string) => void) => Promise<unknown>) {
  const told: string[] = []
  await ask((what) => void told.push(what))
  return told
}

describe('a promise on timers', () => {
  test('answers behind a timer that is due already, and behind what answers at once', async () => {
    const order = await orderOf((tell) => {
      setTimeout(() => tell('timer'), 0)
      const slow = SlowPromise.resolve().then(() => tell('slow'))
      void Promise.resolve().then(() => tell('native'))
      return slow
    })
    assert.deepEqual(order, ['native', 'timer', 'slow'])
  })

  test('hands its value and its failure on', async () => {
    assert.equal(await SlowPromise.resolve(1).then((value) => value + 1), 2)
    const failure = new Error('no')
    assert.equal(await SlowPromise.reject(failure).catch((reason: unknown) => reason), failure)
    assert.equal(await SlowPromise.resolve(3).then(undefined, null), 3)
  })

  test('fails where its answer throws', async () => {
    const thrown = SlowPromise.resolve().then(() => {
      throw new Error('thrown')
    })
    await assert.rejects(thrown, /thrown/)
  })

  test('takes the value of a promise that its answer gives', async () => {
    const nested = SlowPromise.resolve().then(() => SlowPromise.resolve('inner'))
    assert.equal(await nested, 'inner')
  })

  test('runs what comes finally once, and lets the value pass', async () => {
    let runs = 0
    const value = await SlowPromise.resolve('kept').finally(() => void (runs += 1))
    assert.deepEqual([value, runs], ['kept', 1])
  })
})
