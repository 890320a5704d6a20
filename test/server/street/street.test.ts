import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { newStand } from './stands'

const setPush = '/tp5/api/MachinePushHelper/SetPush'
const scan = '/tp5/api/MachinePushHelper/Scan'
const exchange = '/tp5/api/MachinePushHelper/Exchange'
const detail = '/tp5/api/PushHelper/detail'
const total = '/tp5/api/PushHelper/total'
const hourMs = 3600_000

let house: House
let now = new Date()
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(() => void (now = new Date()))

async function stand(given: { startsIn?: number; newcomerDays?: number; pieces?: number } = {}) {
  const { startsIn = -1, newcomerDays = 0, pieces = 5 } = given
  const promoter = await newPerson(house)
  const startsAt = new Date(now.getTime() + startsIn * hourMs)
  const endsAt = new Date(startsAt.getTime() + 4 * hourMs)
  const made = await newStand(house.database, {
    ...{ promoterId: promoter.userId, startsAt, endsAt, newcomerDays },
  })
  const { activityId: activity_id } = made
  if (pieces > 0) await house.ask(setPush, { activity_id, on: 1, pieces }, promoter)
  return { activity_id, code: made.code, promoter }
}

const myGift = async (activity_id: number, who: Person) =>
  (await house.ask(detail, { activity_id }, who)).mine
const standing = async (activity_id: number, who: Person) =>
  (await house.ask(detail, { activity_id }, who)).promoter

describe('a gift in the street', () => {
  test('is promised once by a scan, and handed over once', async () => {
    const { activity_id, code, promoter } = await stand()
    const guest = await newPerson(house)
    const gift = await house.ask(scan, { code }, guest)
    assert.deepEqual([gift.state, gift.code.length], ['waiting', 6])
    assert.equal((await house.ask(scan, { code }, guest)).code, gift.code)
    const hand = () => house.call(exchange, { activity_id, code: gift.code }, promoter)
    const replies = await Promise.all([hand(), hand(), hand()])
    assert.equal(replies.filter(({ error }) => error === 0).length, 1)
    const mine = await myGift(activity_id, guest)
    assert.deepEqual([mine?.state, mine?.code], ['given', ''])
    const told = await standing(activity_id, promoter)
    assert.deepEqual([told?.scans, told?.given, told?.bag, told?.newcomers], [1, 1, 4, 1])
  })

  test('is for nobody who made a code up, nor for the promoter', async () => {
    const { activity_id, code, promoter } = await stand()
    const guest = await newPerson(house)
    assert.equal(
      (await house.call(scan, { code: 'madeup' }, guest)).error,
      refusals.inviteWrong.error,
    )
    assert.equal((await house.call(scan, { code }, promoter)).error, refusals.inviteOwn.error)
    const wrong = await house.call(exchange, { activity_id, code: '000000' }, promoter)
    assert.equal(wrong.error, refusals.notFound.error)
    const { code: theirs } = await house.ask(scan, { code }, guest)
    const stranger = await house.call(exchange, { activity_id, code: theirs }, guest)
    assert.equal(stranger.error, refusals.noPromoter.error)
  })

  test('is there while the activity and its promoter are', async () => {
    const ahead = await stand({ startsIn: 1 })
    const guest = await newPerson(house)
    assert.notEqual((await house.call(scan, { code: ahead.code }, guest)).error, 0)
    const alone = await stand({ pieces: 0 })
    assert.match((await house.call(scan, { code: alone.code }, guest)).message, /不在/)
    const open = await stand()
    await house.ask(scan, { code: open.code }, guest)
    now = new Date(now.getTime() + 5 * hourMs)
    assert.equal((await myGift(open.activity_id, guest))?.state, 'expired')
  })

  test('for newcomers is for nobody else', async () => {
    const { code } = await stand({ newcomerDays: 7 })
    const guest = await newPerson(house)
    await house.database.pool.query(
      `update users set created_at = created_at - interval '8 days' where user_id = $1`,
      [guest.userId],
    )
    assert.equal((await house.call(scan, { code }, guest)).error, refusals.notMeant.error)
    assert.equal((await house.ask(scan, { code }, await newPerson(house))).state, 'waiting')
  })
})

describe('the bag of a promoter', () => {
  test('is what was taken, less what was given, counted at the end', async () => {
    const { activity_id, code, promoter } = await stand({ pieces: 3 })
    for (let nth = 0; nth < 3; nth += 1) {
      const gift = await house.ask(scan, { code }, await newPerson(house))
      await house.ask(exchange, { activity_id, code: gift.code }, promoter)
    }
    const one = await house.ask(scan, { code }, await newPerson(house))
    const hand = { activity_id, code: one.code }
    assert.equal((await house.call(exchange, hand, promoter)).error, refusals.soldOut.error)
    await house.ask(setPush, { activity_id, on: 1, pieces: 4 }, promoter)
    await house.ask(exchange, hand, promoter)
    const much = await house.call(setPush, { activity_id, on: 0, pieces: 4 }, promoter)
    assert.match(much.message, /只有 3 件/)
    const told = await house.ask(setPush, { activity_id, on: 0, pieces: 2 }, promoter)
    assert.deepEqual(told, { bag: 0, lost: 1 })
    assert.equal((await standing(activity_id, promoter))?.standing, 'done')
    const late = await house.call(setPush, { activity_id, on: 1, pieces: 1 }, promoter)
    assert.notEqual(late.error, 0)
    const day = await house.ask(total, {}, promoter)
    assert.deepEqual([day.scans, day.given, day.bag, day.lost], [4, 4, 0, 1])
    assert.deepEqual(
      day.list.map((row) => row.activity_id),
      [activity_id],
    )
  })

  test('is told of each activity of a day by itself', async () => {
    const first = await stand({ pieces: 3 })
    const startsAt = new Date(now.getTime() - hourMs / 2)
    const second = await newStand(house.database, {
      ...{ promoterId: first.promoter.userId, startsAt, endsAt: new Date(now.getTime() + hourMs) },
    })
    const push = { activity_id: second.activityId, on: 1, pieces: 7 } as const
    await house.ask(setPush, push, first.promoter)
    await house.ask(scan, { code: second.code }, await newPerson(house))
    const day = await house.ask(total, {}, first.promoter)
    assert.deepEqual(
      day.list.map(({ activity_id, scans, bag }) => [activity_id, scans, bag]),
      [
        [first.activity_id, 0, 3],
        [second.activityId, 1, 7],
      ],
    )
    assert.deepEqual([day.scans, day.bag], [1, 10])
  })

  test('is told of a past day long after, and whose days they are', async () => {
    const { promoter, activity_id, code } = await stand({ pieces: 3 })
    const idle = await stand({ pieces: 0 })
    const guest = await newPerson(house)
    await house.ask(scan, { code }, guest)
    const { day, days } = await house.ask(total, {}, promoter)
    assert.deepEqual(days, [day])
    assert.deepEqual((await house.ask(total, {}, idle.promoter)).days, [])
    now = new Date(now.getTime() + 3 * 24 * hourMs)
    const today = await house.ask(total, {}, promoter)
    assert.deepEqual([today.active, today.list, today.scans], [[], [], 0])
    // it began an hour before: around midnight that is the day before
    assert.equal(today.days[0], day)
    const past = await house.ask(total, { day }, promoter)
    assert.deepEqual([past.day, past.scans, past.bag], [day, 1, 3])
    assert.deepEqual(
      past.list.map((row) => row.activity_id),
      [activity_id],
    )
    assert.equal((await house.ask(total, {}, idle.promoter)).days.length, 1)
    assert.deepEqual((await house.ask(total, {}, guest)).days, [])
  })

  test('is nobody else’s', async () => {
    const { activity_id } = await stand()
    const other = await newPerson(house)
    assert.equal(await standing(activity_id, other), null)
    const push = await house.call(setPush, { activity_id, on: 1, pieces: 1 }, other)
    assert.equal(push.error, refusals.noPromoter.error)
    const image = '/tp5/api/MachinePushHelper/AdTaskInviteImage'
    assert.equal((await house.call(image, { activity_id }, other)).error, refusals.noPromoter.error)
  })
})
