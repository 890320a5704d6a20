import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { deskCases, ports } from '@server/areas/assembled'
import { giveDuties } from '@server/areas/duty/duty'
import { confirmDays } from '@server/areas/steward/rules'
import { confirmedVillageOf, villageOf } from '@server/areas/village/village'
import { dayMs } from '@server/calendar'
import type { DeskContext } from '@server/call/desk-case'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { someNonce } from '../harness/request'
import { newMember, newVillage, stewardOf } from './villages'

const base = '/tp5/api/Housekeep/'
const auth = `${base}userAuth` as const
const remove = `${base}userRemove` as const
const look = `${base}look` as const
const detail = `${base}userDetail` as const
const asked = `${base}authUserList` as const
const residents = `${base}userLists` as const
const mine = '/tp5/api/Village/mine'
const bind = '/tp5/api/Village/userBind'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const desk = deskCases.resident!
const context = (now = new Date()) => ({ db: house.database.db, config: house.config, now })
const atDesk = async (now?: Date) => (await desk.list(context(now))).map(({ id }) => id)
const decided = (decide: (tx: DeskContext) => Promise<void>) =>
  house.database.transaction((db) => decide({ ...context(), db }))

/** The steward of the demo asks to belong to a village, and to no other. */
async function stewardAsks(villageId: number): Promise<number> {
  const { userId } = demo.steward
  await house.database.pool.query('delete from village_members where user_id = $1', [userId])
  await house.ask(bind, { village_id: villageId }, await stewardOf(house, 'steward'))
  const { rows } = await house.database.pool.query<{ member_id: string }>(
    'select member_id from village_members where user_id = $1',
    [userId],
  )
  return Number(rows[0]!.member_id)
}

const namesIn = (list: readonly { member_id: number }[]) => list.map(({ member_id }) => member_id)

describe('somebody who chooses a village', () => {
  test('belongs there at once, is confirmed by its steward, and is told', async () => {
    const { name, villageId } = await newVillage(house, demo.steward.userId)
    const { memberId, token, userId } = await newMember(house, villageId)
    const steward = await stewardOf(house, 'steward')
    const before = await house.ask(mine, {}, { token })
    assert.deepEqual([before.village?.state, before.village?.state_text], ['asked', '等管家确认'])
    assert.equal((await villageOf(house.database.db, userId))?.villageId, villageId)

    const waiting = await house.ask(asked, {}, steward)
    assert.ok(namesIn(waiting.list).includes(memberId))
    const done = await house.ask(auth, { member_id: memberId, pass: 1 }, steward)
    assert.deepEqual([done.state, done.village], ['approved', name])
    const { list } = await house.ask(residents, { village: name }, steward)
    assert.deepEqual(namesIn(list), [memberId])
    assert.match(list[0]!.name, /\*\*$/)

    const told = await house.ask(mine, {}, { token })
    assert.deepEqual([told.village?.state, told.may_change], ['approved', 0])
    const { moves } = await house.ask(detail, { member_id: memberId }, steward)
    assert.deepEqual(
      moves.map(({ text }) => text),
      ['申请加入', '已确认'],
    )
    const { rows } = await house.database.pool.query(
      `select facts from messages where user_id = $1 and kind = 'villageDecided'`,
      [userId],
    )
    assert.equal(rows.length, 1)
  })

  test('reads why they were refused, belongs nowhere, and may ask again', async () => {
    const { villageId } = await newVillage(house, demo.steward.userId)
    const { memberId, token, userId } = await newMember(house, villageId)
    const steward = await stewardOf(house, 'steward')
    const silent = await house.call(auth, { member_id: memberId, pass: 0 }, steward)
    assert.equal(silent.error, refusals.invalid.error)
    assert.match(silent.message, /为什么/)
    const said = { member_id: memberId, pass: 0, reason: '名册上没有' } as const
    await house.ask(auth, said, steward)
    const told = await house.ask(mine, {}, { token })
    assert.deepEqual(
      [told.village?.state, told.village?.reason, told.may_change],
      ['refused', '名册上没有', 1],
    )
    assert.equal(await villageOf(house.database.db, userId), null)
    const again = await house.ask(bind, { village_id: villageId }, { token })
    assert.deepEqual([again.state, again.reason], ['asked', ''])
    const { moves } = await house.ask(detail, { member_id: memberId }, steward)
    assert.deepEqual(
      moves.map(({ text, reason }) => [text, reason]),
      [
        ['申请加入', ''],
        ['没有通过', '名册上没有'],
        ['申请加入', ''],
      ],
    )
  })

  test('is answered once, though two stewards do it at the same moment', async () => {
    const { name, villageId } = await newVillage(house, demo.steward.userId)
    const other = { userId: demo.otherSteward.userId, role: 'steward', village: name } as const
    await giveDuties(house.database.db, [{ ...other, startsAt: new Date(2020, 0) }])
    const { memberId } = await newMember(house, villageId)
    const answer = { member_id: memberId, pass: 1 } as const
    const replies = await Promise.all([
      house.call(auth, answer, await stewardOf(house, 'steward')),
      house.call(
        auth,
        { ...answer, pass: 0, reason: '不认识' },
        await stewardOf(house, 'otherSteward'),
      ),
    ])
    assert.deepEqual(
      replies.map(({ error }) => error).sort((a, b) => a - b),
      [0, refusals.residentMoved.error],
    )
  })

  test('is not confirmed by themselves, but by the house where nobody else can', async () => {
    const { name, villageId } = await newVillage(house, demo.steward.userId)
    const memberId = await stewardAsks(villageId)
    const steward = await stewardOf(house, 'steward')
    const own = { member_id: memberId, pass: 1 } as const
    const refused = await house.call(auth, own, steward)
    assert.equal(refused.error, refusals.forbidden.error)
    assert.match(refused.message, /另一位管家或者平台/)
    const mineToAnswer = await house.ask(asked, {}, steward)
    assert.ok(!namesIn(mineToAnswer.list).includes(memberId))

    const id = `${memberId}-${villageId}`
    assert.ok((await atDesk()).includes(id))
    const { facts } = await desk.show(context(), id)
    assert.ok(facts.some(([, value]) => value === name))
    await decided((tx) => desk.approve(tx, id))
    assert.ok(!(await atDesk()).includes(id))
    const { moves } = await house.ask(detail, { member_id: memberId }, steward)
    assert.deepEqual(
      moves.map(({ text, by }) => [text, by]),
      [
        ['申请加入', '本人'],
        ['已确认', '平台'],
      ],
    )
    assert.equal((await house.ask(mine, {}, steward)).village?.state, 'approved')
    const late = decided((tx) => desk.refuse!(tx, id, '晚了'))
    await assert.rejects(late, { refusal: 'residentMoved' })
    // whoever has asked to belong elsewhere meanwhile is another question
    const elsewhere = await newVillage(house, demo.steward.userId)
    await house.database.pool.query(
      'update village_members set village_id = $2 where member_id = $1',
      [memberId, elsewhere.villageId],
    )
    const moved = decided((tx) => desk.approve(tx, id))
    await assert.rejects(moved, { refusal: 'notFound' })
  })

  test('is answered by the house at once where the village has no steward', async () => {
    const { name, villageId } = await newVillage(house, demo.steward.userId)
    const { memberId, userId } = await newMember(house, villageId)
    const id = `${memberId}-${villageId}`
    assert.ok(!(await atDesk()).includes(id))
    await house.database.pool.query('update duties set ends_at = now() where village = $1', [name])
    assert.ok((await atDesk()).includes(id))
    assert.equal(await confirmedVillageOf(house.database.db, userId), null)
    await decided((tx) => desk.approve(tx, id))
    assert.equal((await confirmedVillageOf(house.database.db, userId))?.name, name)
  })

  test('waits for another steward first, and at the desk once they have let the days pass', async () => {
    const { name, villageId } = await newVillage(house, demo.steward.userId)
    const other = { userId: demo.otherSteward.userId, role: 'steward', village: name } as const
    await giveDuties(house.database.db, [{ ...other, startsAt: new Date(2020, 0) }])
    const memberId = await stewardAsks(villageId)
    const id = `${memberId}-${villageId}`
    assert.ok(!(await atDesk()).includes(id))
    const late = new Date(Date.now() + confirmDays * dayMs)
    assert.ok((await atDesk(late)).includes(id))
    const answer = { member_id: memberId, pass: 0, reason: '名册上没有' } as const
    await house.ask(auth, answer, await stewardOf(house, 'otherSteward'))
    assert.ok(!(await atDesk(late)).includes(id))
  })
})

describe('a resident who was confirmed', () => {
  test('is taken out with a reason that they are told, once, and may ask again', async () => {
    const { villageId } = await newVillage(house, demo.steward.userId)
    const { memberId, token, userId } = await newMember(house, villageId)
    const { db, pool } = house.database
    const steward = await stewardOf(house, 'steward')
    const gone = { member_id: memberId, reason: '已经搬走' } as const
    const early = await house.call(remove, gone, steward)
    assert.equal(early.error, refusals.residentMoved.error)
    await house.ask(auth, { member_id: memberId, pass: 1 }, steward)
    assert.equal((await confirmedVillageOf(db, userId))?.villageId, villageId)
    const late = await house.call(auth, { ...gone, pass: 0 }, steward)
    assert.equal(late.error, refusals.residentMoved.error)
    const silent = await house.call(remove, { ...gone, reason: '' }, steward)
    assert.equal(silent.error, refusals.invalid.error)
    const other = await house.call(remove, gone, await stewardOf(house, 'otherSteward'))
    assert.equal(other.error, refusals.notFound.error)

    const replies = [house.call(remove, gone, steward), house.call(remove, gone, steward)]
    assert.deepEqual(
      (await Promise.all(replies)).map(({ error }) => error).sort((a, b) => a - b),
      [0, refusals.residentMoved.error],
    )
    const told = await house.ask(mine, {}, { token })
    assert.deepEqual([told.village?.state, told.village?.reason], ['refused', '已经搬走'])
    assert.equal(await villageOf(db, userId), null)
    const { moves } = await house.ask(detail, { member_id: memberId }, steward)
    assert.deepEqual(
      moves.map(({ text, reason }) => [text, reason]),
      [
        ['申请加入', ''],
        ['已确认', ''],
        ['移出', '已经搬走'],
      ],
    )
    const { rows } = await pool.query<{ facts: { reason: string } }>(
      `select facts from messages where user_id = $1 and kind = 'villageDecided'
        and not (facts ->> 'approved')::boolean`,
      [userId],
    )
    assert.deepEqual(
      rows.map(({ facts }) => facts.reason),
      ['已经搬走'],
    )
    const again = await house.ask(bind, { village_id: villageId }, { token })
    assert.equal(again.state, 'asked')
  })

  test('takes nobody out who is themselves', async () => {
    const { villageId } = await newVillage(house, demo.steward.userId)
    const memberId = await stewardAsks(villageId)
    await decided((tx) => desk.approve(tx, `${memberId}-${villageId}`))
    const own = { member_id: memberId, reason: '要搬走' } as const
    const refused = await house.call(remove, own, await stewardOf(house, 'steward'))
    assert.equal(refused.error, refusals.forbidden.error)
  })
})

describe('the name and phone of a resident', () => {
  test('are masked, and each look at them stays where the resident reads it', async () => {
    const { villageId } = await newVillage(house, demo.steward.userId)
    const { memberId, userId } = await newMember(house, villageId)
    const steward = await stewardOf(house, 'steward')
    const masked = await house.ask(detail, { member_id: memberId }, steward)
    assert.match(masked.phone, /\*/)
    assert.equal(masked.looks.length, 0)
    const wish = { member_id: memberId, what: 'phone', reason: '通知停水' } as const
    const { value } = await house.ask(look, wish, steward)
    assert.match(value, /^1\d{10}$/)
    const { looks } = await house.ask(detail, { member_id: memberId }, steward)
    assert.deepEqual(
      looks.map(({ text, reason }) => [text, reason]),
      [['看了完整的电话', '通知停水']],
    )
    const said = ports.tellings.find((telling) => 'resident_looks' in telling)?.resident_looks
    assert.ok(said && 'columns' in said && said.of === 'user_id')
    const { rows } = await house.database.pool.query<{ what: string; reason: string }>(
      'select what, reason from resident_looks where user_id = $1',
      [userId],
    )
    assert.deepEqual(rows, [{ what: 'phone', reason: '通知停水' }])
    await assert.rejects(
      house.database.pool.query('delete from resident_looks where user_id = $1', [userId]),
    )
  })

  test('are not told of who was refused: they do not belong there', async () => {
    const { villageId } = await newVillage(house, demo.steward.userId)
    const { memberId, userId } = await newMember(house, villageId)
    const steward = await stewardOf(house, 'steward')
    const said = { member_id: memberId, pass: 0, reason: '名册上没有' } as const
    await house.ask(auth, said, steward)
    const wish = { member_id: memberId, what: 'phone', reason: '想问问' } as const
    const refused = await house.call(look, wish, steward)
    assert.equal(refused.error, refusals.forbidden.error)
    const { rows } = await house.database.pool.query(
      'select true from resident_looks where user_id = $1',
      [userId],
    )
    assert.deepEqual(rows, [])
  })

  test('are told once however often the question arrives, with one line on record', async () => {
    const { villageId } = await newVillage(house, demo.steward.userId)
    const { memberId } = await newMember(house, villageId)
    const steward = { ...(await stewardOf(house, 'steward')), nonce: someNonce() }
    const wish = { member_id: memberId, what: 'phone', reason: '通知停水' } as const
    const { value } = await house.ask(look, wish, steward)
    assert.equal((await house.ask(look, wish, steward)).value, value)
    const { token } = steward
    const { looks } = await house.ask(detail, { member_id: memberId }, { token })
    assert.equal(looks.length, 1)
  })

  test('are not told without a word of what they are needed for', async () => {
    const { villageId } = await newVillage(house, demo.steward.userId)
    const { memberId } = await newMember(house, villageId)
    const wish = { member_id: memberId, what: 'name', reason: '' } as const
    const refused = await house.call(look, wish, await stewardOf(house, 'steward'))
    assert.equal(refused.error, refusals.invalid.error)
  })
})

test('nobody of the other’s village is seen, answered or looked at', async () => {
  const { name, villageId } = await newVillage(house, demo.steward.userId)
  const { memberId } = await newMember(house, villageId)
  const other = await stewardOf(house, 'otherSteward')
  const one = { member_id: memberId }
  const replies = [
    await house.call(detail, one, other),
    await house.call(auth, { ...one, pass: 1 }, other),
    await house.call(look, { ...one, what: 'phone', reason: '想看' }, other),
    await house.call(residents, { village: name }, other),
  ]
  for (const { error } of replies) assert.equal(error, refusals.notFound.error)
  for (const state of ['asked', 'approved', 'refused'] as const)
    assert.ok(!namesIn((await house.ask(asked, { state }, other)).list).includes(memberId))
  const { rows } = await house.database.pool.query(
    `select state from village_members where member_id = $1
      union all select what from resident_looks join village_members using (user_id)
      where member_id = $1`,
    [memberId],
  )
  assert.deepEqual(rows, [{ state: 'asked' }])
})
