import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'

const link = '/tp5/api/Invite/qrCode'
const bind = '/tp5/api/Invite/addInvitedUser'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

test('an invitation binds a newcomer once, to whoever made it', async () => {
  const [inviter, other, guest] = await Promise.all([1, 2, 3].map(() => place.person()))
  const { code, invited } = await place.ask(link, {}, inviter!)
  assert.equal((await place.ask(link, {}, inviter!)).code, code)
  assert.equal(invited, 0)
  // The three came at the same moment; whoever invites has to have been there before.
  await place.house.database.pool.query(
    `update users set created_at = created_at - interval '1 day' where user_id <> $1`,
    [guest!.userId],
  )
  const bound = await place.ask(bind, { code }, guest!)
  assert.equal((await place.ask(bind, { code }, guest!)).bound_at, bound.bound_at)
  const second = await place.ask(link, {}, other!)
  assert.equal((await place.call(bind, { code: second.code }, guest!)).error, 2343)
  assert.deepEqual(await place.ask('/tp5/api/Invite/inviteTotal', {}, inviter!), {
    total: 1,
    today: 1,
    points: 0,
  })
  const { list } = await place.ask('/tp5/api/Invite/inviteDetail', {}, inviter!)
  assert.match(list[0]!.name, /^.\*\*$/)
})

test('nobody invites themselves, makes a code up, or turns an invitation round', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => place.person()))
  const mine = await place.ask(link, {}, one!)
  const theirs = await place.ask(link, {}, other!)
  assert.equal((await place.call(bind, { code: mine.code }, one!)).error, 2342)
  assert.equal((await place.call(bind, { code: 'made-up-code' }, one!)).error, 2341)
  assert.equal((await place.call(bind, { code: one!.userId }, other!)).error, 2341)
  await place.house.database.pool.query('update users set created_at = $1', [place.now()])
  await place.ask(bind, { code: theirs.code }, one!)
  assert.equal((await place.call(bind, { code: mine.code }, other!)).error, 2342)
})

test('who has been here longer than a week is nobody’s guest', async () => {
  const [inviter, old] = await Promise.all([1, 2].map(() => place.person()))
  const { code } = await place.ask(link, {}, inviter!)
  place.later(8 * 24 * 3600)
  assert.equal((await place.call(bind, { code }, old!)).error, 2344)
})
