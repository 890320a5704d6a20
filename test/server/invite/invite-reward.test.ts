import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { deskCases } from '@server/areas/assembled'
import { noteFarming } from '@server/areas/farming/farming'
import { rewardInvitations } from '@server/areas/invite/reward'
import { inviteRules } from '@server/areas/invite/rules'
import { sweepNow } from '../harness/jobs'
import type { Person } from '../harness/people'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'

const { inviterPoints, guestPoints, withinDays, mostAMonth } = inviteRules

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

/** Somebody, and a guest of theirs who has just accepted. */
async function invitation(by?: Person) {
  const inviter = by ?? (await place.person())
  const guest = await place.person()
  // everybody came at the same moment; whoever invites has to have been there before
  await place.one(
    `update users set created_at = case when user_id = $1 then $2::timestamptz
       else $2::timestamptz - interval '1 day' end
     where user_id in ($1, $3)`,
    [guest.userId, place.now(), inviter.userId],
  )
  const { code } = await place.ask('/tp5/api/Invite/qrCode', {}, inviter)
  await place.ask('/tp5/api/Invite/addInvitedUser', { code }, guest)
  return { inviter, guest }
}

let orders = 0
const receive = (
  { userId }: Person,
  given: { amount?: number; kind?: string; returned?: number } = {},
) =>
  place.one(
    `with placed as (
       insert into orders (user_id, order_sn, seller, flow, kind, state, points, recipient,
         created_at, paid_at, received_at)
       values ($1, $2, 'shop', case $4 when 'goods' then 'parcel' else 'instant' end, $4,
         'finished', $3, '', $6, $6, case $4 when 'goods' then $6::timestamptz end)
     )
     insert into order_lines (user_id, order_sn, line, item, title, image, tint, number, returned, points)
     values ($1, $2, 1, '1', '保温杯', '', 'a', 1, $5, $3)`,
    [
      userId,
      `LJ${++orders}`,
      given.amount ?? 10,
      given.kind ?? 'goods',
      given.returned ?? 0,
      place.now(),
    ],
  )
const work = () => sweepNow(place.house.database, rewardInvitations, place.now())
const points = async (person: Person) => (await place.ask('/user/Center/index', {}, person)).points
const rowOf = async (inviter: Person) => {
  const { list } = await place.ask('/tp5/api/Invite/inviteDetail', {}, inviter)
  return list[0]!
}

test('nothing is given before the guest has received something', async () => {
  const { inviter, guest } = await invitation()
  await work()
  assert.deepEqual([await points(inviter), await points(guest)], [0, 0])
  assert.equal((await rowOf(inviter)).state, 'waiting')
})

test('both are given what was promised, once, however often and however many look', async () => {
  const { inviter, guest } = await invitation()
  await receive(guest)
  await Promise.all([work(), work(), work()])
  await receive(guest)
  await work()
  assert.deepEqual([await points(inviter), await points(guest)], [inviterPoints, guestPoints])
  const { state, state_text } = await rowOf(inviter)
  assert.deepEqual([state, state_text], ['rewarded', `+${inviterPoints} 积分`])
  const total = await place.ask('/tp5/api/Invite/inviteTotal', {}, inviter)
  assert.equal(total.points, inviterPoints)
  const books = await place.one<{ sum: string }>(
    'select sum(amount) from wallet_entries where user_id in ($1, $2)',
    [inviter.userId, guest.userId],
  )
  assert.equal(Number(books.sum), 0)
})

test('what says so is what is given', async () => {
  const inviter = await place.person()
  const { code, rules } = await place.ask('/tp5/api/Invite/qrCode', {}, inviter)
  assert.match(rules.join(), new RegExp(`您得 ${inviterPoints} 积分，新邻居得 ${guestPoints} 积分`))
  const shown = await place.ask('/tp5/api/Invite/show', { code }, null)
  assert.match(shown.rules.join(), new RegExp(`${withinDays} 天内.*${guestPoints} 积分`))
})

test('a prize, a code and goods that went back do not count', async () => {
  const { inviter, guest } = await invitation()
  await receive(guest, { amount: 0 })
  await receive(guest, { kind: 'digital' })
  await receive(guest, { returned: 1 })
  await work()
  assert.equal(await points(inviter), 0)
})

test('after the days that count nothing is given, and the list says so', async () => {
  const { inviter, guest } = await invitation()
  await place.one(
    'update invited_users set bound_at = bound_at - make_interval(days => $2) where user_id = $1',
    [guest.userId, withinDays + 1],
  )
  await receive(guest)
  await work()
  assert.equal(await points(inviter), 0)
  assert.equal((await rowOf(inviter)).state, 'lapsed')
})

test('more guests than a month rewards bring the inviter no more, and themselves all the same', async () => {
  const first = await invitation()
  const { inviter } = first
  await receive(first.guest)
  await work()
  await place.one(
    `insert into users (user_id, nickname, phone_hash, phone_sealed, agreement_version, agreed_at)
     select gen_random_uuid(), '', 'test ' || nth, '', '1.0', now()
     from generate_series(2, $1::int) as nth`,
    [mostAMonth],
  )
  await place.one(
    `insert into invited_users (user_id, inviter_id, bound_at, rewarded_at, inviter_points)
     select user_id, $1, $2::timestamptz - interval '1 minute', $2, 1 from users where phone_hash like 'test %'`,
    [inviter.userId, place.now()],
  )
  const last = await invitation(inviter)
  await receive(last.guest)
  await work()
  assert.equal(await points(inviter), inviterPoints)
  assert.equal(await points(last.guest), guestPoints)
  assert.equal((await rowOf(inviter)).state_text, '本月奖励已满')
})

test('an inviter who has closed the account is given nothing, and the guest is', async () => {
  const { inviter, guest } = await invitation()
  await place.one(`update users set state = 'closed' where user_id = $1`, [inviter.userId])
  await receive(guest)
  await work()
  assert.equal(await points(guest), guestPoints)
  const kept = await place.one<{ held: string }>(
    'select count(*) as held from wallet_accounts where user_id = $1',
    [inviter.userId],
  )
  assert.equal(Number(kept.held), 0)
})

describe('an inviter who seems to farm', () => {
  const desk = deskCases.invite!
  const decide = <T>(run: (context: Parameters<typeof desk.approve>[0]) => Promise<T>) => {
    const { database, config } = place.house
    return database.transaction((db) => run({ db, config, now: place.now() }))
  }
  const waits = async ({ userId }: Person) =>
    (await decide((context) => desk.list(context))).filter(({ id }) => id === userId)

  async function suspected() {
    const one = await invitation()
    const { userId } = one.inviter
    const signal = { kind: 'invite', userId, subject: userId, times: 10 } as const
    await noteFarming(place.house.database.db, { ...signal, seenAt: place.now() })
    await receive(one.guest)
    await work()
    return one
  }

  test('waits for a person, and the guest does not', async () => {
    const { inviter, guest } = await suspected()
    assert.deepEqual([await points(inviter), await points(guest)], [0, guestPoints])
    const { state, state_text } = await rowOf(inviter)
    assert.deepEqual([state, state_text], ['waiting', `${inviterPoints} 积分，核实后到账`])
    const [waiting] = await waits(inviter)
    assert.match(waiting!.line, new RegExp(`^${inviterPoints} 积分  邀请来的 1 位`))
    const { facts } = await decide((context) => desk.show(context, inviter.userId))
    assert.ok(facts.some(([, value]) => value === `1 位邻居，${inviterPoints} 积分`))
  })

  test('is given all of it once a person has said yes, and once', async () => {
    const { inviter, guest } = await suspected()
    const second = await invitation(inviter)
    await receive(second.guest)
    await work()
    const { userId } = inviter
    const approve = () => decide((context) => desk.approve(context, userId))
    const tries = await Promise.allSettled([approve(), approve(), approve()])
    assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1)
    await work()
    assert.deepEqual([await points(inviter), await points(guest)], [2 * inviterPoints, guestPoints])
    assert.equal((await rowOf(inviter)).state_text, `+${inviterPoints} 积分`)
    assert.deepEqual(await waits(inviter), [])
  })

  test('is given nothing where a person says no', async () => {
    const { inviter, guest } = await suspected()
    await decide((context) => desk.refuse!(context, inviter.userId, '是同一个人注册的'))
    await work()
    assert.deepEqual([await points(inviter), await points(guest)], [0, guestPoints])
    const { state, state_text } = await rowOf(inviter)
    assert.deepEqual([state, state_text], ['lapsed', '没有通过核实，不奖励'])
    await assert.rejects(decide((context) => desk.approve(context, inviter.userId)))
  })
})
