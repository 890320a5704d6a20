import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import type { Person } from '../harness/people'
import { type Alley, film, openAlley, poll, reading } from './alley'
import { errorOf, paths, web } from './doing'

let alley: Alley
before(async () => void (alley = await openAlley()))
after(() => alley.close())

type Bill = { bill_user_id: string }

/** The sum that comes up, answered as it should be. */
async function answerSum(person: Person, bill: Bill) {
  const { question } = await alley.ask(paths.verify, bill, person)
  const [one, other] = question!.ask.match(/\d+/g)!.map(Number)
  return alley.ask(paths.answerVerify, { ...bill, answer: one! + other! }, person)
}

/** Watches the whole film, with its sum. */
async function watchAll(person: Person, bill: Bill) {
  let last = await alley.watch(person, bill, 30)
  assert.equal(last.ask, 1)
  await answerSum(person, bill)
  last = await alley.watch(person, bill, last.left + 5, last.seconds)
  return last
}

describe('a film', () => {
  const video = { kind: 'video', creative: film } as const

  test('is watched, its sum known and its question answered before it counts', async () => {
    const person = await alley.person()
    const { taskIds } = await alley.campaign([video])
    const bill = await alley.partake(person, taskIds[0]!)
    assert.equal((await watchAll(person, bill)).step, 'answer')
    const { verdict, step } = await alley.ask(
      paths.answer,
      { ...bill, nth: 0, choice: 'B' },
      person,
    )
    assert.deepEqual([verdict, step], ['right', 'done'])
    assert.equal((await alley.ask(paths.complete, bill, person)).state, 'completed')
  })

  test('is watched again after a wrong answer, and over after three', async () => {
    const person = await alley.person()
    const { taskIds } = await alley.campaign([video])
    const bill = await alley.partake(person, taskIds[0]!)
    await watchAll(person, bill)
    const wrong = () => alley.ask(paths.answer, { ...bill, nth: 0, choice: 'A' }, person)
    assert.deepEqual(await wrong(), { verdict: 'again', wrong: [1], step: 'watch' })
    await alley.watch(person, bill, 30)
    assert.equal((await wrong()).verdict, 'again')
    await alley.watch(person, bill, 30)
    assert.equal((await wrong()).verdict, 'over')
    assert.equal((await alley.ask(paths.bill, bill, person)).state, 'failed')
  })

  test('does not run in two films of one person at once', async () => {
    const person = await alley.person()
    const { taskIds } = await alley.campaign([
      { ...web, level: 1 },
      { ...web, level: 1 },
    ])
    const [one, other] = [
      await alley.partake(person, taskIds[0]!),
      await alley.partake(person, taskIds[1]!),
    ]
    const beat = (bill: Bill, running: 0 | 1) =>
      alley.ask('/tp5/api/AdTask/videoLog', { ...bill, running }, person)
    await beat(one, 1)
    await beat(other, 1)
    alley.later(100)
    const { seconds } = await beat(one, 0)
    alley.later(100)
    const { seconds: beside } = await beat(other, 0)
    assert.deepEqual([seconds, beside], [100, 100])
  })
})

test('an advertiser’s page is stayed at while one is away, not in front of ours', async () => {
  const person = await alley.person()
  const { taskIds } = await alley.campaign([web])
  const bill = await alley.partake(person, taskIds[0]!)
  const beat = (running: 0 | 1) =>
    alley.ask('/tp5/api/AdTask/videoLog', { ...bill, running }, person)
  await beat(1)
  alley.later(4)
  assert.equal((await beat(1)).seconds, 0)
  alley.later(3)
  assert.deepEqual([(await beat(0)).seconds, (await beat(0)).seconds], [3, 3])
  alley.later(60)
  assert.equal((await beat(0)).seconds, 3)
  assert.equal((await alley.stay(person, bill, 7)).step, 'done')
})

test('a questionnaire is saved step by step, and its answers may change', async () => {
  const person = await alley.person()
  const { taskIds } = await alley.campaign([{ kind: 'questionnaire', creative: poll }])
  const bill = await alley.partake(person, taskIds[0]!)
  const submit = (question: string, given: { chosen?: string; words?: string }) =>
    alley.ask(paths.submitPoll, { ...bill, question, ...given }, person)
  assert.equal((await submit('q1', { chosen: 'A' })).at, 'q2')
  assert.equal((await alley.ask(paths.poll, bill, person)).question?.id, 'q2')
  assert.equal((await submit('q1', { chosen: 'B' })).at, 'q3')
  const skipped = alley.call(paths.submitPoll, { ...bill, question: 'q2', chosen: 'A' }, person)
  assert.equal(await errorOf(skipped), refusals.notFound.error)
  const { step, progress } = await submit('q3', { words: '很香' })
  assert.deepEqual([step, progress], ['done', 1])
  assert.equal((await alley.ask(paths.complete, bill, person)).state, 'completed')
})

test('questions about a text are judged once all are answered', async () => {
  const person = await alley.person()
  const { taskIds } = await alley.campaign([{ kind: 'question', creative: reading }])
  const bill = await alley.partake(person, taskIds[0]!)
  const { verdict } = await alley.ask(paths.answer, { ...bill, nth: 0, choice: 'B' }, person)
  assert.equal(verdict, 'right')
})
