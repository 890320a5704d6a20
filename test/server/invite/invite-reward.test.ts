import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
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
