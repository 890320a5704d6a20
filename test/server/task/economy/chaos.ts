import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@contract/refusals'
import { createPersistence, type Persistence } from '../../catalogue/persistence'
import type { Person } from '../../harness/people'
import { type RunningServer, startServer } from '../../harness/startServer'
import { someNonce } from '../../harness/request'
import { type Blow, strike } from '../../payment/chaos'
import { booksOf } from './books'
import { answer, newEconomy } from './crowd'

export const env = { DEMO_DATA: 'no', LOG_LEVEL: 'warn', TRUST_PROXY: '1' }
const group = '/tp5/api/AdTask'
const patience = 120_000

interface Play {
  people: number
  shares: number
  blows: readonly Blow[]
}

/** Somebody takes part, does the task and receives what it gives; each write twice at once. */
async function earnOnce({ write, answerTo }: Persistence, person: Person, flag: number) {
  const { token } = person
  const sending = { token, nonce: someNonce() }
  const [taken] = await Promise.all([
    answerTo(`${group}/partake`, { flag }, sending),
    answerTo(`${group}/partake`, { flag }, sending),
  ])
  if (taken.error === refusals.taskFull.error) return false
  assert.equal(taken.error, 0, taken.message)
  const { bill_user_id } = taken.data
  if (bill_user_id === null) return false
  const bill = { bill_user_id }
  await write(`${group}/submitQuestionnaire`, { ...bill, ...answer }, person)
  await write(`${group}/complete`, bill, person)
  // two taps: one of them is paid, the other told so
  const answers = await Promise.all(
    [1, 2].map(() => answerTo(`${group}/receiveReward`, bill, { token, nonce: someNonce() })),
  )
  const errors = answers.map(({ error }) => error).sort((one, other) => one - other)
  assert.deepEqual(errors, [0, refusals.taskReceived.error])
  return true
}

/** People earn one after another while all of it is struck down again and again; then it is counted. */
export async function earnThrough({ people, shares, blows }: Play) {
  let server: RunningServer = await startServer({ env })
  try {
    const { config, campaignId, flag, crowd } = await newEconomy(server, people, shares)
    const persistence = createPersistence(() => server.url, config, patience)
    let served = 0
    let paid = 0
    const lanes = 8
    const queue = [...crowd]
    const lane = async () => {
      for (let one = queue.pop(); one; one = queue.pop()) {
        if (await earnOnce(persistence, one, flag)) paid += 1
        served += 1
      }
    }
    const living = Promise.all(Array.from({ length: lanes }, lane))
    let over = false
    void living.catch(() => undefined).finally(() => (over = true))
    for (const [nth, blow] of blows.entries()) {
      const due = (people * (nth + 1)) / (blows.length + 1)
      while (!over && served < due) await sleep(5)
      if (over) await living
      assert.ok(!over, 'a blow came too late to mean anything')
      server = await strike(server, blow, env)
    }
    await living
    await persistence.repeatAll()
    const { interrupted, done } = persistence
    const books = await booksOf(server.database, campaignId)
    return { paid, books, interrupted: interrupted(), writes: done() }
  } finally {
    await server.stop()
  }
}
