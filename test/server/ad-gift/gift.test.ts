import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { lockPartAt } from '@server/areas/task/bills'
import { takeBack } from '@server/areas/task/finish'
import { taskLeaving } from '@server/areas/task/leaving'
import { sumOfBook } from '../advertiser/purse'
import type { Person } from '../harness/people'
import { type Alley, openAlley, page } from '../task/alley'
import { newGift } from './gift'

const receive = '/tp5/api/AdTask/receiveReward'
const rewardCode = '/tp5/api/AdTask/rewardCode'
const detail = '/tp5/api/AdTask/detail'

let alley: Alley
before(async () => void (alley = await openAlley()))
after(() => alley.close())

const web = { kind: 'web', creative: page } as const
const codesOf = (number: number) => Array.from({ length: number }, (_, nth) => `QX10-${1000 + nth}`)

/** A task that gives a code beside its reward, so many of them. */
async function offered(codes: readonly string[], days = 60) {
  const { taskIds, campaignId } = await alley.campaign([web])
  const [flag] = taskIds as [number]
  await newGift(alley.house, { taskId: flag, codes, now: alley.now(), days })
  return { flag, campaignId }
}

/** All but the last tap. */
async function done(person: Person, flag: number) {
  const bill = await alley.partake(person, flag)
  await alley.stay(person, bill, 10)
  await alley.ask('/tp5/api/AdTask/complete', bill, person)
  return bill
}

const errorOf = async (reply: Promise<{ error: number }>) => (await reply).error

describe('a code beside a reward', () => {
  test('is promised while some is left, given with the reward and shown again later', async () => {
    const { flag, campaignId } = await offered(['QX10-0001'])
    const { gift } = await alley.ask(detail, { flag }, null)
    assert.deepEqual([gift?.title, gift?.left], ['满 50 减 10 券', 1])
    const ladder = await alley.ask('/tp5/api/AdTask/level', { id: campaignId }, null)
    assert.equal(ladder.levels[0]!.tasks[0]!.gift, '满 50 减 10 券')
    const person = await alley.person()
    const bill = await done(person, flag)
    assert.equal(await errorOf(alley.call(rewardCode, bill, person)), refusals.taskOpen.error)
    assert.equal((await alley.ask(receive, bill, person)).gift, 'given')
    const shown = await alley.ask(rewardCode, bill, person)
    assert.deepEqual([shown.code, shown.how], ['QX10-0001', ['结账时出示', '每单用一张']])
    const { list } = await alley.ask('/tp5/api/AdTask/completedLog', {}, person)
    assert.equal(list[0]!.gift, '满 50 减 10 券')
    await alley.house.database.pool.query(`update ad_campaigns set state = 'ended'`)
    assert.deepEqual(await alley.ask(rewardCode, bill, person), shown)
  })

  test('goes to exactly one each when twenty receive at once and five are left', async () => {
    const codes = codesOf(5)
    const { flag } = await offered(codes)
    const people = await Promise.all(Array.from({ length: 20 }, () => alley.person()))
    const bills = []
    for (const person of people) bills.push({ person, bill: await done(person, flag) })
    const got = await Promise.all(bills.map(({ person, bill }) => alley.ask(receive, bill, person)))
    assert.deepEqual(
      ['given', 'gone'].map((what) => got.filter(({ gift }) => gift === what).length),
      [5, 15],
    )
    assert.ok(got.every(({ cents }) => cents === 60))
    const shown = await Promise.all(
      bills.map(({ person, bill }) => alley.ask(rewardCode, bill, person)),
    )
    assert.deepEqual(
      shown
        .map(({ code }) => code)
        .filter(Boolean)
        .sort(),
      codes,
    )
    const { gift } = await alley.ask(detail, { flag }, null)
    assert.equal(gift?.left, 0)
    assert.equal(await sumOfBook(alley.house), 0)
  })

  test('stays the same however often its reward is asked for', async () => {
    const { flag } = await offered(codesOf(3))
    const person = await alley.person()
    const bill = await done(person, flag)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => alley.call(receive, bill, person)),
    )
    assert.equal(replies.filter(({ error }) => error === 0).length, 1)
    assert.equal((await alley.ask(rewardCode, bill, person)).code, 'QX10-1000')
    const { rows } = await alley.house.database.pool.query<{ given: number }>(
      'select count(bill_user_id)::int as given from ad_gift_codes where task_id = $1',
      [flag],
    )
    assert.equal(rows[0]!.given, 1)
  })

  test('is nobody else’s to see', async () => {
    const { flag } = await offered(codesOf(1))
    const [person, stranger] = [await alley.person(), await alley.person()]
    const bill = await done(person, flag)
    await alley.ask(receive, bill, person)
    assert.equal(await errorOf(alley.call(rewardCode, bill, stranger)), refusals.notFound.error)
  })

  test('that ran out is not promised, and the reward comes without it', async () => {
    const { flag } = await offered(codesOf(1))
    const [first, second] = [await alley.person(), await alley.person()]
    await alley.ask(receive, await done(first, flag), first)
    assert.equal((await alley.ask(detail, { flag }, second)).gift?.left, 0)
    const bill = await done(second, flag)
    const got = await alley.ask(receive, bill, second)
    assert.deepEqual([got.gift, got.cents], ['gone', 60])
    const { code, given_at } = await alley.ask(rewardCode, bill, second)
    assert.deepEqual([code, given_at], ['', null])
  })

  test('that can no longer be used is neither promised nor given', async () => {
    const { flag } = await offered(codesOf(1), 1)
    const person = await alley.person()
    const bill = await done(person, flag)
    alley.later(2 * 86_400)
    assert.equal((await alley.ask(detail, { flag }, person)).gift?.left, 0)
    assert.equal((await alley.ask(receive, bill, person)).gift, 'gone')
  })

  test('of a reward that was taken back is shown no more, and never given again', async () => {
    const { flag } = await offered(codesOf(1))
    const [cheat, other] = [await alley.person(), await alley.person()]
    const bill = await done(cheat, flag)
    await alley.ask(receive, bill, cheat)
    await alley.house.database.transaction(async (tx) =>
      takeBack(tx, (await lockPartAt(tx, bill.bill_user_id)).bill, alley.now()),
    )
    assert.equal(await errorOf(alley.call(rewardCode, bill, cheat)), refusals.taskMoved.error)
    assert.equal((await alley.ask(receive, await done(other, flag), other)).gift, 'gone')
  })

  test('stays for others when somebody leaves who has not received the reward', async () => {
    const { flag } = await offered(codesOf(1))
    const [leaver, other] = [await alley.person(), await alley.person()]
    const bill = await done(leaver, flag)
    const { database, config } = alley.house
    await database.transaction((tx) =>
      taskLeaving.settle!(tx, { userId: leaver.userId, config, now: alley.now() }),
    )
    assert.equal((await alley.ask(rewardCode, bill, leaver)).code, '')
    assert.equal((await alley.ask(receive, await done(other, flag), other)).gift, 'given')
  })

  test('is not spoken of where a task gives none', async () => {
    const { taskIds } = await alley.campaign([web])
    const person = await alley.person()
    const bill = await done(person, taskIds[0]!)
    assert.equal((await alley.ask(receive, bill, person)).gift, '')
    assert.equal(await errorOf(alley.call(rewardCode, bill, person)), refusals.notFound.error)
  })
})
