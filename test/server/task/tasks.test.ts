import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { noteOffence } from '@server/areas/fairness/fairness'
import { invitedUsers } from '@server/areas/invite/tables'
import { moneyOf } from '@server/areas/wallet/wallet'
import { sumOfBook } from '../advertiser/purse'
import { type Alley, openAlley } from './alley'
import { doWeb, errorOf, incomeOf, paths, web } from './doing'

let alley: Alley
before(async () => void (alley = await openAlley()))
after(() => alley.close())

describe('a task', () => {
  test('is taken on, done and paid once, to the cent', async () => {
    const person = await alley.person()
    const { taskIds, campaignId } = await alley.campaign([web])
    const bill = await doWeb(alley, person, taskIds[0]!)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => alley.call(paths.receive, bill, person)),
    )
    assert.deepEqual(
      replies.map(({ error }) => error).sort((a, b) => a - b),
      [0, ...Array<number>(4).fill(refusals.taskReceived.error)],
    )
    assert.deepEqual(await incomeOf(alley, person), { pending: 60 })
    const { budget } = await moneyOf(alley.house.database.db, `ad:${campaignId}`)
    assert.equal(budget, 9_900)
    assert.equal(await sumOfBook(alley.house), 0)
    const { today_cents, today } = await alley.ask(paths.base, {}, person)
    assert.deepEqual([today_cents, today], [60, 1])
  })

  test('is not handed in before it is done', async () => {
    const person = await alley.person()
    const { taskIds } = await alley.campaign([web])
    const bill = await alley.partake(person, taskIds[0]!)
    await alley.stay(person, bill, 5)
    assert.equal(
      await errorOf(alley.call(paths.complete, bill, person)),
      refusals.taskUnproved.error,
    )
  })

  test('is the person’s own', async () => {
    const [person, stranger] = [await alley.person(), await alley.person()]
    const { taskIds } = await alley.campaign([web])
    const bill = await alley.partake(person, taskIds[0]!)
    assert.equal(await errorOf(alley.call(paths.bill, bill, stranger)), refusals.notFound.error)
  })

  test('is shut to who is blocked, and says so before they try, and until when', async () => {
    const person = await alley.person()
    const { taskIds, campaignId } = await alley.campaign([web])
    const look = () => alley.ask(paths.detail, { flag: taskIds[0]! }, person)
    const ladder = () => alley.ask(paths.level, { id: campaignId }, person)
    const before = [await look(), await ladder()]
    assert.deepEqual(
      before.map(({ blocked }) => blocked),
      [0, 0],
    )
    const given = { userId: person.userId, kind: 'fakeProof', note: '截图不是这个任务的' } as const
    for (const about of ['one', 'other'])
      await alley.house.database.transaction((tx) =>
        noteOffence(tx, { ...given, about, at: alley.now() }),
      )
    const { why_not, blocked } = await look()
    assert.equal(blocked, 1)
    assert.match(why_not, /^您被限制到 \d{4}-\d\d-\d\d \d\d:\d\d，这之前不能做任务$/)
    const { open, state_text, ...whole } = await ladder()
    assert.deepEqual([open, whole.blocked, state_text], [0, 1, why_not])
    const refused = alley.call(paths.partake, { flag: taskIds[0]! }, person)
    assert.equal(await errorOf(refused), refusals.tasksBlocked.error)
  })

  test('of a phone that keeps its number to itself counts as of one phone of its network', async () => {
    const { taskIds } = await alley.campaign([web])
    const take = async (device?: string) => {
      const { token } = await alley.person()
      const timestamp = Math.floor(alley.now().getTime() / 1000)
      const sending = { token, timestamp, address: '203.0.113.7' }
      return errorOf(alley.house.call(paths.partake, { flag: taskIds[0]!, device }, sending))
    }
    assert.deepEqual([await take(), await take()], [0, 0])
    assert.equal(await take(), refusals.taskLimit.error)
    assert.equal(await take('0198b0c0-0000-7000-8000-000000000071'), 0)
  })

  test('is done once by each', async () => {
    const person = await alley.person()
    const { taskIds } = await alley.campaign([web])
    const bill = await doWeb(alley, person, taskIds[0]!)
    await alley.ask(paths.receive, bill, person)
    const again = alley.call(paths.partake, { flag: taskIds[0]! }, person)
    assert.equal(await errorOf(again), refusals.taskTaken.error)
  })

  test('gives money or points where it offers both, as the person chooses', async () => {
    const both = { ...web, price: 100, rewardCents: 60, rewardPoints: 60 }
    const person = await alley.person()
    const { taskIds } = await alley.campaign([both])
    const bill = await doWeb(alley, person, taskIds[0]!)
    assert.equal(await errorOf(alley.call(paths.receive, bill, person)), refusals.invalid.error)
    await alley.ask(paths.choose, { ...bill, choice: 'points' }, person)
    const got = await alley.ask(paths.receive, bill, person)
    assert.deepEqual([got.cents, got.points, got.balance], [0, 60, 60])
    assert.equal(await sumOfBook(alley.house), 0)
  })

  test('that was done and forgotten is handed in and given by itself', async () => {
    const person = await alley.person()
    const { taskIds } = await alley.campaign([web])
    const bill = await alley.partake(person, taskIds[0]!)
    await alley.stay(person, bill, 10)
    alley.later(60)
    await alley.work()
    assert.equal((await alley.ask(paths.bill, bill, person)).state, 'completed')
    alley.later(25 * 3600)
    await alley.work()
    assert.equal((await alley.ask(paths.bill, bill, person)).state, 'received')
    assert.equal((await incomeOf(alley, person)).pending, 60)
  })
})

test('who invited somebody has a part of what the task costs, and the books agree', async () => {
  const [host, guest] = [await alley.person(), await alley.person()]
  await alley.house.database.db
    .insert(invitedUsers)
    .values({ userId: guest.userId, inviterId: host.userId, boundAt: alley.now() })
  const { taskIds } = await alley.campaign([web])
  const bill = await doWeb(alley, guest, taskIds[0]!)
  await alley.ask(paths.receive, bill, guest)
  assert.deepEqual(await incomeOf(alley, host), { pending: 8 })
  assert.equal(await sumOfBook(alley.house), 0)
})

describe('a ladder', () => {
  test('opens its next level when one is done', async () => {
    const person = await alley.person()
    const { taskIds, campaignId: id } = await alley.campaign([web, web, web])
    const statesOf = async () =>
      (await alley.ask(paths.level, { id }, person)).levels.map(({ state }) => state)
    assert.deepEqual(await statesOf(), ['open', 'locked', 'locked'])
    const early = alley.call(paths.partake, { flag: taskIds[1]! }, person)
    assert.equal(await errorOf(early), refusals.taskLocked.error)
    await doWeb(alley, person, taskIds[0]!)
    assert.deepEqual(await statesOf(), ['done', 'open', 'locked'])
    await alley.partake(person, taskIds[1]!)
  })

  test('is shown to whoever has not signed in', async () => {
    const { campaignId: id, taskIds } = await alley.campaign([web])
    assert.equal((await alley.ask(paths.level, { id }, null)).levels.length, 1)
    const { why_not, left } = await alley.ask(paths.detail, { flag: taskIds[0]! }, null)
    assert.deepEqual([why_not, left], ['', 'plenty'])
  })
})

test('what somebody did stands in their log, and what they like is theirs to say', async () => {
  const person = await alley.person()
  const { taskIds } = await alley.campaign([web])
  await doWeb(alley, person, taskIds[0]!)
  const { list } = await alley.ask(paths.log, {}, person)
  assert.deepEqual(
    list.map(({ flag, state }) => [flag, state]),
    [[taskIds[0], 'completed']],
  )
  const { keys } = await alley.ask('/tp5/api/UserTag/save', { keys: 'pets,garden' }, person)
  assert.deepEqual(keys, ['garden', 'pets'])
})
