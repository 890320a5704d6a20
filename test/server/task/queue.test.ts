import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import type { CampaignState } from '@server/areas/advertiser/states'
import { noteOffence } from '@server/areas/fairness/fairness'
import { mostHeld } from '@server/areas/task/rules'
import type { Person } from '../harness/people'
import { statementsOf } from '../harness/statements'
import { type Alley, openAlley } from './alley'
import { doWeb, errorOf, paths, web } from './doing'

let alley: Alley
before(async () => void (alley = await openAlley()))
after(() => alley.close())

const threePeople = () => Promise.all([alley.person(), alley.person(), alley.person()])

/** Each gets a place, one behind the other. */
async function waitFor(flag: number, ...people: Person[]) {
  for (const person of people) {
    assert.ok((await alley.ask(paths.partake, { flag }, person)).place)
    alley.later(1)
  }
}

const toldTo = async (person: Person) =>
  (await alley.ask('/tp5/api/Message/messagePage', {}, person)).list.map(({ title }) => title)

const become = (campaignId: number, state: CampaignState) =>
  alley.house.database.pool.query('update ad_campaigns set state = $2 where campaign_id = $1', [
    campaignId,
    state,
  ])

describe('shares', () => {
  test('of a budget for two are had by two, and everybody else is told their place', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => alley.person()))
    const { taskIds } = await alley.campaign([web], { budget: 200 })
    const flag = taskIds[0]!
    const replies = await Promise.all(
      people.map((person) => alley.ask(paths.partake, { flag }, person)),
    )
    assert.equal(replies.filter(({ bill_user_id }) => bill_user_id).length, 2)
    const waiting = people.filter((_, nth) => !replies[nth]!.bill_user_id)
    const places = await Promise.all(
      waiting.map(async (person) => (await alley.ask(paths.queue, { flag }, person)).place),
    )
    assert.deepEqual(places.sort(), [1, 2, 3, 4])
  })

  test('that lapse go to who waits longest, and are kept for a while', async () => {
    const [first, second, third] = [
      await alley.person(),
      await alley.person(),
      await alley.person(),
    ]
    const { taskIds } = await alley.campaign([web], { budget: 100 })
    const flag = taskIds[0]!
    await alley.partake(first, flag)
    await alley.ask(paths.partake, { flag }, second)
    alley.later(1)
    await alley.ask(paths.partake, { flag }, third)
    alley.later(21 * 60)
    await alley.work()
    const turn = await alley.ask(paths.queue, { flag }, second)
    assert.ok(turn.bill_user_id)
    assert.equal((await alley.ask(paths.queue, { flag }, third)).place, 1)
    const { list } = await alley.ask('/tp5/api/Message/messagePage', {}, second)
    assert.equal(list[0]?.title, '任务轮到您了')
    alley.later(11 * 60)
    await alley.work()
    assert.ok((await alley.ask(paths.queue, { flag }, third)).bill_user_id)
  })

  test('are waited for by three each; whoever comes after that hears so at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => alley.person()))
    const { taskIds } = await alley.campaign([web], { budget: 100 })
    const flag = taskIds[0]!
    for (const person of people.slice(0, 4)) {
      alley.later(1)
      await alley.ask(paths.partake, { flag }, person)
    }
    assert.equal((await alley.ask(paths.detail, { flag }, people[4]!)).left, 'none')
    const late = alley.call(paths.partake, { flag }, people[4]!)
    assert.equal(await errorOf(late), refusals.taskFull.error)
    const again = await alley.ask(paths.partake, { flag }, people[3]!)
    assert.equal(again.place, 3)
    assert.equal((await alley.ask(paths.detail, { flag }, people[3]!)).left, 'taken')
  })

  test('that are all paid leave nobody waiting for nothing', async () => {
    const [person, late] = [await alley.person(), await alley.person()]
    const { taskIds } = await alley.campaign([web], { budget: 100 })
    const bill = await doWeb(alley, person, taskIds[0]!)
    await alley.ask(paths.receive, bill, person)
    const reply = alley.call(paths.partake, { flag: taskIds[0]! }, late)
    assert.equal(await errorOf(reply), refusals.taskFull.error)
  })

  test('whose money is spent are waited for by nobody: each is told, once', async () => {
    const [first, second, third] = await threePeople()
    const { taskIds } = await alley.campaign([web], { budget: 100 })
    const flag = taskIds[0]!
    const bill = await alley.partake(first, flag)
    await waitFor(flag, second, third)
    await alley.stay(first, bill, 10)
    await alley.ask(paths.complete, bill, first)
    await alley.ask(paths.receive, bill, first)
    await alley.work()
    await alley.work()
    for (const person of [second, third]) {
      assert.deepEqual(await toldTo(person), ['排队的任务不用等了'])
      const { place, bill_user_id } = await alley.ask(paths.queue, { flag }, person)
      assert.deepEqual([place, bill_user_id], [null, null])
    }
  })

  test('of a campaign that was stopped are waited for by nobody, of one that rests they are', async () => {
    const [first, second, third] = await threePeople()
    const { taskIds, campaignId } = await alley.campaign([web], { budget: 100 })
    const flag = taskIds[0]!
    await alley.partake(first, flag)
    await waitFor(flag, second, third)
    await become(campaignId, 'paused')
    await alley.work()
    assert.equal((await alley.ask(paths.queue, { flag }, second)).place, 1)
    await become(campaignId, 'stopped')
    await alley.work()
    for (const person of [second, third])
      assert.deepEqual(await toldTo(person), ['排队的任务不用等了'])
  })

  test('of one budget free up for every task of it', async () => {
    const [first, second] = await threePeople()
    const { taskIds } = await alley.campaign(
      [
        { ...web, level: 1 },
        { ...web, level: 1 },
      ],
      { budget: 100 },
    )
    await alley.partake(first, taskIds[0]!)
    await waitFor(taskIds[1]!, second)
    await alley.work()
    assert.equal((await alley.ask(paths.queue, { flag: taskIds[1]! }, second)).place, 1)
    alley.later(21 * 60)
    await alley.work()
    await alley.work()
    assert.ok((await alley.ask(paths.queue, { flag: taskIds[1]! }, second)).bill_user_id)
  })

  test('go to nobody who was shut out while waiting: they are told, and the next has it', async () => {
    const [first, second, third] = await threePeople()
    const { taskIds } = await alley.campaign([web], { budget: 100 })
    const flag = taskIds[0]!
    await alley.partake(first, flag)
    await waitFor(flag, second, third)
    for (const about of ['one', 'other'])
      await alley.house.database.transaction((tx) => {
        const given = {
          userId: second.userId,
          kind: 'fakeProof',
          about,
          note: '不是本人的',
        } as const
        return noteOffence(tx, { ...given, at: alley.now() })
      })
    alley.later(21 * 60)
    await alley.work()
    assert.ok((await alley.ask(paths.queue, { flag }, third)).bill_user_id)
    const { list } = await alley.ask('/tp5/api/Message/messagePage', {}, second)
    assert.match(list.find(({ title }) => title === '排队的任务不用等了')!.text, /前不能做任务/)
  })

  test('go to nobody who holds as many as one may', async () => {
    const [first, second, third] = await threePeople()
    const { taskIds } = await alley.campaign([web], { budget: 100 })
    const flag = taskIds[0]!
    await alley.partake(first, flag)
    await waitFor(flag, second, third)
    alley.later(15 * 60)
    for (let nth = 0; nth < mostHeld; nth++) {
      const other = await alley.campaign([web])
      await alley.partake(second, other.taskIds[0]!)
    }
    alley.later(6 * 60)
    await alley.work()
    assert.ok((await alley.ask(paths.queue, { flag }, third)).bill_user_id)
    const { list } = await alley.ask('/tp5/api/Message/messagePage', {}, second)
    assert.match(list[0]!.text, /先做完手上的/)
  })

  test('that are gone cost who has none no transaction, and can be had again at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => alley.person()))
    const [holder, second, third, fourth, late] = people as [Person, Person, Person, Person, Person]
    const { taskIds, campaignId } = await alley.campaign([web], { budget: 100 })
    const flag = taskIds[0]!
    const bill = await alley.partake(holder, flag)
    await waitFor(flag, second, third, fourth)
    const refused = async (person: Person) => {
      const { error, message } = await alley.call(paths.partake, { flag }, person)
      assert.deepEqual([error, message], [refusals.taskFull.error, refusals.taskFull.message])
    }
    const { database } = alley.house
    const asked = await statementsOf(database.pool, () => Promise.all(people.slice(4).map(refused)))
    assert.ok(asked.length > 0)
    assert.deepEqual(asked.filter(isOfTransaction), [])
    // whoever has something goes on with it
    assert.deepEqual(await alley.partake(holder, flag), bill)
    assert.equal((await alley.ask(paths.partake, { flag }, third)).place, 2)
    await alley.ask('/tp5/api/AdTask/leaveQueue', { flag }, second)
    assert.equal((await alley.ask(paths.partake, { flag }, late)).place, 3)
    await refused(people[5]!)
    await database.pool.query(
      'update ad_campaigns set funded = 200, budget = 200, day_budget = 200 where campaign_id = $1',
      [campaignId],
    )
    await alley.partake(people[5]!, flag)
  })
})

const isOfTransaction = (text: string) =>
  /^\s*(begin|rollback)|once_answers \(|for update/i.test(text)
