import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { type Platform, platforms } from '@server/call/platform'
import type { Person } from '../harness/people'
import { base, type Booth, headersOf, openBooth } from './booth'

const playUser = `${base}playUser` as const
const buyLimit = `${base}buyLimit` as const

let booth: Booth
let shut: Booth
before(async () => {
  booth = await openBooth()
  shut = await openBooth({ CLOSED_ON_WEB: 'inviteReward' })
})
after(async () => {
  await booth.house.close()
  await shut.house.close()
})

/** What somebody got where they ask; nothing where that source is not told of there. */
async function gotOf({ house }: Booth, who: Person, platform: Platform) {
  const { sources } = await house.ask(playUser, {}, { ...who, ...headersOf[platform] })
  return new Map(sources.map(({ key, got }) => [key, got]))
}

const listed = async ({ house }: Booth, platform: Platform) =>
  (await house.ask(buyLimit, {}, headersOf[platform])).sources.map(({ key }) => key)

/** A newcomer who came by an invitation just now. */
async function invite({ query, now, person }: Booth, who: Person) {
  const guest = await person()
  await query(`insert into invited_users (user_id, inviter_id, bound_at) values ($1, $2, $3)`, [
    guest.userId,
    who.userId,
    now(),
  ])
}

describe('a chance', () => {
  test('comes of signing in, wherever somebody asks', async () => {
    const who = await booth.person()
    assert.equal((await gotOf(booth, who, 'web')).get('signIn'), 0)
    await booth.house.ask('/tp5/api/UserSignIn/signIn', {}, who)
    for (const platform of platforms)
      assert.equal((await gotOf(booth, who, platform)).get('signIn'), 1, platform)
    assert.equal((await booth.house.ask(playUser, {}, who)).left, 2)
  })

  test('comes of a task that something was received for', async () => {
    const who = await booth.person()
    await booth.query(
      `insert into ad_bills (bill_user_id, user_id, task_id, campaign_id, state, share, progress,
         created_at, received_at)
       select gen_random_uuid(), $1, task_id, campaign_id, 'received', '{}', '{}', $2, $2
       from ad_tasks order by task_id limit 1`,
      [who.userId, booth.now()],
    )
    for (const platform of platforms)
      assert.equal((await gotOf(booth, who, platform)).get('task'), 1, platform)
  })

  test('comes of an invitation in browsers alone: the mini program neither tells nor gives it', async () => {
    const who = await booth.person()
    await invite(booth, who)
    assert.equal((await gotOf(booth, who, 'web')).get('invite'), 1)
    assert.equal((await booth.house.ask(playUser, {}, who)).left, 2)
    for (const platform of ['mini', 'iosMini'] as const) {
      assert.equal((await gotOf(booth, who, platform)).has('invite'), false, platform)
      const there = { ...who, ...headersOf[platform] }
      assert.equal((await booth.house.ask(playUser, {}, there)).left, 1, platform)
    }
  })

  test('of an invitation is drawn with in a browser, not in the mini program', async () => {
    const who = await booth.person()
    await invite(booth, who)
    const draw = (platform: Platform) =>
      booth.house.call(
        `${base}start`,
        { own_seed: 'mine-1', statement: booth.statement() },
        { ...who, ...headersOf[platform] },
      )
    assert.equal((await draw('mini')).error, 0)
    assert.equal((await draw('mini')).error, refusals.noChances.error)
    assert.equal((await draw('web')).error, 0)
  })
})

describe('where chances come from', () => {
  test('is told as far as they come from there where somebody asks', async () => {
    assert.deepEqual(await listed(booth, 'web'), ['free', 'signIn', 'task', 'invite', 'bought'])
    for (const platform of ['mini', 'iosMini'] as const)
      assert.deepEqual(await listed(booth, platform), ['free', 'signIn', 'task', 'bought'])
  })

  test('is no invitation where an owner has closed those', async () => {
    const who = await shut.person()
    await invite(shut, who)
    assert.deepEqual(await listed(shut, 'web'), ['free', 'signIn', 'task', 'bought'])
    assert.equal((await gotOf(shut, who, 'web')).has('invite'), false)
    assert.equal((await shut.house.ask(playUser, {}, who)).left, 1)
  })
})
