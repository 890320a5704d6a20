import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { deskCases } from '@server/areas/assembled'
import { visitor } from '@server/areas/auth/asker'
import { issueCode } from '@server/areas/auth/sms-codes'
import { rewardInvitations } from '@server/areas/invite/reward'
import { inviteRules } from '@server/areas/invite/rules'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'
import { sweepNow } from '../harness/jobs'
import type { Person } from '../harness/people'
import { somePhone } from '../harness/request'

const { inviterPoints, guestPoints } = inviteRules
const signIn = '/tp5/api/UserLogin/smsLogin'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

/** Signs up, or in again, on a device; all of them are in one network. */
async function onDevice(device: string, phone = somePhone()): Promise<Person & { phone: string }> {
  const { config, database } = place.house
  const asker = visitor({ config, address: '' }, device).name
  const wish = { phone, purpose: 'account', asker } as const
  const code = await issueCode({ config, db: database.db, now: place.now() }, wish)
  const { agreement_version } = await place.ask('/tp5/api/Common/config', {}, null)
  const input = { phone, code, device, agreement_version }
  const { user_id: userId, access_token: token } = await place.ask(signIn, input, null)
  return { userId, token, phone }
}

async function inviterOn(device: string) {
  const inviter = await onDevice(device)
  // whoever invites has been there before
  await place.one(
    `update users set created_at = created_at - interval '1 day' where user_id = $1`,
    [inviter.userId],
  )
  const { code } = await place.ask('/tp5/api/Invite/qrCode', {}, inviter)
  return { ...inviter, code }
}

async function accept(device: string, code: string) {
  const guest = await onDevice(device)
  await place.ask('/tp5/api/Invite/addInvitedUser', { code }, guest)
  return guest
}

let orders = 0
/** Their first goods; then what is due is given. */
async function receive({ userId }: Person) {
  await place.one(
    `with placed as (
       insert into orders (user_id, order_sn, seller, flow, kind, state, points, recipient,
         created_at, paid_at, received_at)
       values ($1, $2, 'shop', 'parcel', 'goods', 'finished', 10, '', $3, $3, $3)
     )
     insert into order_lines (user_id, order_sn, line, item, title, image, tint, number, points)
     values ($1, $2, 1, '1', '保温杯', '', 'a', 1, 10)`,
    [userId, `LJ${++orders}`, place.now()],
  )
  await sweepNow(place.house.database, rewardInvitations, place.now())
}

const points = async (person: Person) => (await place.ask('/user/Center/index', {}, person)).points
const signalsOf = async ({ userId }: Person) => {
  const { rows } = await place.house.database.pool.query<{ times: number }>(
    `select times from farming_signals where kind = 'invite' and user_id = $1 order by signal_id`,
    [userId],
  )
  return rows.map(({ times }) => times)
}

const desk = deskCases.invite!
async function factsOf({ userId }: Person) {
  const { database, config } = place.house
  const { facts } = await desk.show({ db: database.db, config, now: place.now() }, userId)
  return new Map(facts)
}

describe('an invitation that is accepted', () => {
  test('on a phone of one’s own is rewarded, though all are in one network', async () => {
    const inviter = await inviterOn(randomUUID())
    const guests = [
      await accept(randomUUID(), inviter.code),
      await accept(randomUUID(), inviter.code),
    ]
    assert.deepEqual(await signalsOf(inviter), [])
    for (const guest of guests) await receive(guest)
    assert.equal(await points(inviter), 2 * inviterPoints)
  })

  test('on the phone of the inviter waits for a person, and the guest does not', async () => {
    const device = randomUUID()
    const inviter = await inviterOn(device)
    const guest = await accept(device, inviter.code)
    assert.deepEqual(await signalsOf(inviter), [2])
    await receive(guest)
    assert.deepEqual([await points(inviter), await points(guest)], [0, guestPoints])
    assert.equal((await factsOf(inviter)).get('和别的账号同一台手机'), '1 位')
  })

  test('on a phone that another guest accepted on waits too, whoever invited that one', async () => {
    const device = randomUUID()
    const [first, second] = [await inviterOn(randomUUID()), await inviterOn(randomUUID())]
    const guest = await accept(device, first.code)
    await receive(guest)
    assert.deepEqual([await points(first), await signalsOf(first)], [inviterPoints, []])
    await receive(await accept(device, second.code))
    assert.deepEqual([await points(second), await signalsOf(second)], [0, [2]])
  })

  test('is written down once, however often it is sent', async () => {
    const device = randomUUID()
    const inviter = await inviterOn(device)
    const guest = await onDevice(device)
    const again = () => place.call('/tp5/api/Invite/addInvitedUser', { code: inviter.code }, guest)
    const replies = await Promise.all([again(), again()])
    assert.deepEqual(
      replies.map(({ error }) => error),
      [0, 0],
    )
    assert.deepEqual(await signalsOf(inviter), [2])
  })

  test('is held too where the phones are one only by the day of the reward', async () => {
    const device = randomUUID()
    const inviter = await inviterOn(randomUUID())
    const guest = await accept(device, inviter.code)
    assert.deepEqual(await signalsOf(inviter), [])
    place.later(61)
    await onDevice(device, inviter.phone)
    // long after the signals of a day are forgotten
    place.later(40 * 24 * 3600)
    await receive(guest)
    const back = await place.again(inviter)
    assert.equal(await points(back), 0)
    assert.equal((await factsOf(inviter)).get('等着核实的'), `1 位邻居，${inviterPoints} 积分`)
  })

  test('does not make a household wait of whom nobody else was invited', async () => {
    const device = randomUUID()
    const inviter = await inviterOn(randomUUID())
    await onDevice(device)
    await receive(await accept(device, inviter.code))
    assert.deepEqual([await points(inviter), await signalsOf(inviter)], [inviterPoints, []])
  })
})
