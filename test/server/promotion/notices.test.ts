import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { publishNotice } from '@server/areas/promotion/notices/publish'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

const list = '/tp5/api/Index/notices'
const read = '/user/common/setSeeStatus'

let house: House
let now = new Date()
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())

const by = (token?: string) => ({
  ...(token !== undefined && { token }),
  timestamp: Math.floor(now.getTime() / 1000),
})
const publish = (text: string) =>
  house.database.transaction((tx) =>
    publishNotice(tx, { key: 'water', title: '停水通知', text }, now),
  )
const later = () => void (now = new Date(now.getTime() + 60_000))

test('another text is another version, new to everybody, and stands first', async () => {
  later()
  await publish('周一停水')
  await publish('周一停水')
  const [first] = (await house.ask(list, {}, by())).list
  assert.deepEqual([first!.text, first!.version], ['周一停水', 1])

  const { token } = await newPerson(house)
  assert.equal((await house.ask(list, {}, by(token))).seen_at, null)
  later()
  const { seen_at } = await house.ask(read, {}, by(token))
  assert.ok(seen_at > first!.changed_at)
  later()
  await publish('改到周二停水')
  const seen = await house.ask(list, {}, by(token))
  assert.deepEqual([seen.list[0]!.text, seen.list[0]!.version], ['改到周二停水', 2])
  assert.equal(seen.list.filter(({ title }) => title === '停水通知').length, 1)
  assert.equal(seen.seen_at, seen_at)
  assert.ok(seen.list[0]!.changed_at > seen_at)
})

test('home shows the newest, and up to when it was read on any phone', async () => {
  const { token, userId } = await newPerson(house)
  later()
  const { seen_at } = await house.ask(read, {}, by(token))
  const other = await house.signIn(userId)
  const home = await house.ask('/tp5/api/Index/page', {}, by(other))
  assert.equal(home.notices_seen_at, seen_at)
  assert.equal(home.notices[0]!.text, '停水通知')
  assert.equal((await house.ask('/tp5/api/Index/page', {}, by())).notices_seen_at, null)
})

test('every way from a notice leads to a text of the house', async () => {
  const links = (await house.ask(list, {}, by())).list.map(({ link }) => link)
  assert.deepEqual(links.filter(Boolean).sort(), ['/noticeDelay', '/renamingAnnouncement'])
})
