import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { type Fleet, openFleet } from '../machine/fleet'
import { openRound } from './slots'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(async () => {
  assert.deepEqual(await fleet.wrongs(), [])
  await fleet.close()
})

const count = '/tp5/api/Slot/count'
const load = '/tp5/api/Slot/load'

describe('what is put into a slot', () => {
  test('is in its book and may be sold', async () => {
    const round = await openRound(fleet)
    fleet.later(60)
    assert.deepEqual(await round.load(2), {
      ...{ moved: 2, overtaken: 0 },
      ...{ stock: 7, held: 0, capacity: 8 },
    })
    const { movements } = await round.show()
    assert.deepEqual(
      movements.map(({ kind, units, lies }) => [kind, units, lies]),
      [
        ['restocked', 2, 7],
        ['counted', 5, 5],
      ],
    )
  })

  test('is never more than finds room', async () => {
    const round = await openRound(fleet)
    const { error, message } = await fleet.call(load, { ...round.step(), units: 4 }, round.me)
    assert.equal(error, refusals.slotFull.error)
    assert.match(message, /最多还能放 3 件/)
    assert.deepEqual(await round.lies(), { stock: 5, held: 0, book: 5 })
  })

  test('says until when it is good, for as long as some of it lies there', async () => {
    const round = await openRound(fleet, { stock: 0 })
    fleet.later(60)
    const goods = async (units: number, expires_on: string) => {
      await fleet.ask(load, { ...round.step(), units, expires_on }, round.me)
      fleet.later(60)
    }
    const expires = async () => (await round.show()).slot.expires_on
    assert.equal(await expires(), null)
    await goods(2, '2027-03-01')
    await goods(3, '2027-05-01')
    assert.equal(await expires(), '2027-03-01')
    await round.count(3, {}, 'expired')
    assert.equal(await expires(), '2027-05-01')
  })
})

describe('what was found in a slot', () => {
  test('moves the book by the difference, with its reason', async () => {
    const round = await openRound(fleet)
    fleet.later(60)
    assert.equal((await round.count(4, {}, 'expired')).moved, -1)
    assert.equal((await round.count(4)).moved, 0)
    assert.equal((await round.count(2, {}, 'lost')).moved, -2)
    fleet.later(60)
    assert.equal((await round.count(3, {}, 'lost')).moved, 1)
    const { movements } = await round.show()
    assert.deepEqual(
      movements.map(({ kind, units }) => [kind, units]),
      [
        ['counted', 1],
        ['lost', -2],
        ['expired', -1],
        ['counted', 5],
      ],
    )
    assert.deepEqual(await round.lies(), { stock: 3, held: 0, book: 3 })
  })

  test('leaves what orders under way wait for', async () => {
    const round = await openRound(fleet, { stock: 2 })
    await fleet.order(await fleet.person(), round.slot)
    fleet.later(60)
    const { error, message } = await fleet.call(
      count,
      { ...round.step(), found: 0, reason: 'lost' },
      round.me,
    )
    assert.equal(error, refusals.slotHeld.error)
    assert.match(message, /有 1 件已经有人买下/)
    assert.equal((await round.count(1)).moved, -1)
    assert.deepEqual(await round.lies(), { stock: 0, held: 1, book: 1 })
  })

  test('is held against the book of that moment, though it is heard of later', async () => {
    const round = await openRound(fleet)
    fleet.later(60)
    const at = fleet.now()
    fleet.later(60)
    const buyer = await fleet.person()
    const { order_sn } = await fleet.exchange(buyer, round.slot)
    const machine = fleet.device(round.which.machine_sn)
    const [command] = await machine.commands()
    await machine.result(command!.command_no, 'delivered')
    assert.equal(await fleet.stateOf(buyer, order_sn), 'delivered')
    fleet.later(86_400)
    await round.prove()
    assert.equal((await round.count(4, { at })).moved, -1)
    assert.deepEqual(await round.lies(), { stock: 3, held: 0, book: 3 })
  })

  test('stands against every step that was done before and comes after', async () => {
    const round = await openRound(fleet)
    fleet.later(60)
    const at = fleet.now()
    fleet.later(60)
    await round.count(7)
    fleet.later(60)
    const late = await round.load(2, { at })
    assert.deepEqual([late.moved, late.overtaken, late.stock], [0, 1, 7])
    assert.equal((await round.count(3, { at })).overtaken, 1)
    assert.deepEqual(await round.lies(), { stock: 7, held: 0, book: 7 })
  })

  test('is forgotten after a month, and was never later than now', async () => {
    const round = await openRound(fleet)
    const at = fleet.now()
    const ahead = new Date(at.getTime() + 3600_000)
    await round.load(1, { at: ahead })
    const longAgo = new Date(at.getTime() - 31 * 86_400_000)
    const old = { ...round.step({ at: longAgo }), units: 1 }
    const { error } = await fleet.call(load, old, round.me)
    assert.equal(error, refusals.invalid.error)
    assert.equal((await round.show()).movements[0]!.at.slice(0, 16), replyMinute(at))
  })
})

const replyMinute = (at: Date) => new Date(at.getTime() + 8 * 3600_000).toISOString().slice(0, 16)

describe('a step that is sent again', () => {
  test('counts once, days later too', async () => {
    const round = await openRound(fleet)
    fleet.later(60)
    const work_id = randomUUID()
    const at = fleet.now()
    assert.equal((await round.load(2, { work_id, at })).stock, 7)
    fleet.later(3 * 86_400)
    await round.prove()
    assert.deepEqual(await round.load(2, { work_id, at }), {
      ...{ moved: 2, overtaken: 0 },
      ...{ stock: 7, held: 0, capacity: 8 },
    })
    assert.deepEqual(await round.lies(), { stock: 7, held: 0, book: 7 })
  })

  test('counts once where two arrive at once', async () => {
    const round = await openRound(fleet, { stock: 6 })
    fleet.later(60)
    const [work_id, other] = [randomUUID(), randomUUID()]
    const loads = await Promise.all([1, 2, 3].map(() => round.load(1, { work_id })))
    assert.deepEqual(
      loads.map(({ stock }) => stock),
      [7, 7, 7],
    )
    fleet.later(60)
    const counts = await Promise.all([1, 2, 3].map(() => round.count(4, { work_id: other })))
    assert.deepEqual(
      counts.map(({ moved, stock }) => [moved, stock]),
      [
        [-3, 4],
        [-3, 4],
        [-3, 4],
      ],
    )
    assert.deepEqual(await round.lies(), { stock: 4, held: 0, book: 4 })
  })

  test('is no other step', async () => {
    const round = await openRound(fleet)
    fleet.later(60)
    const work_id = randomUUID()
    await round.load(1, { work_id })
    const again = { ...round.step({ work_id }), units: 2 }
    assert.equal((await fleet.call(load, again, round.me)).error, refusals.nonceReused.error)
    const found = { ...round.step({ work_id }), found: 1, reason: 'counted' as const }
    assert.equal((await fleet.call(count, found, round.me)).error, refusals.nonceReused.error)
    assert.deepEqual(await round.lies(), { stock: 6, held: 0, book: 6 })
  })
})

test('two who load at once do not fill more than there is room', async () => {
  const round = await openRound(fleet)
  fleet.later(60)
  const replies = await Promise.all(
    [2, 2, 2].map((units) => fleet.call(load, { ...round.step(), units }, round.me)),
  )
  assert.deepEqual(replies.map(({ error }) => error).sort(), [
    0,
    refusals.slotFull.error,
    refusals.slotFull.error,
  ])
  assert.deepEqual(await round.lies(), { stock: 7, held: 0, book: 7 })
})
