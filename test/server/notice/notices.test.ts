import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { noticeCommand } from '@server/areas/notice/command/notice-command'
import { readRequest } from '@server/areas/notice/command/request'
import { publishNotice } from '@server/areas/notice/publish'
import { carryOut } from '@server/command/run'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

const list = '/tp5/api/Index/notices'
const read = '/user/common/setSeeStatus'

let house: House
let now: Date
before(async () => {
  house = await openHouse({ clock: () => now })
  // after the demo's notices, however long ago this file was loaded
  now = new Date()
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

describe('by command', () => {
  const typed = (line: string) =>
    carryOut(noticeCommand, { ...house, now }, readRequest(line.split(' ')))
  const shown = async () => {
    const { list: all } = await house.ask(list, {}, by())
    return all.find(({ title }) => title === '晚集改期')
  }
  const publish = 'publish market --title 晚集改期 --text 改到周日 --link /noticeDelay'

  test('a notice is published, changed, withdrawn and brought back', async () => {
    later()
    const lines = await typed(publish)
    assert.ok(lines.includes('market  第 1 版  显示中  晚集改期  /noticeDelay'), lines.join('\n'))
    const first = await shown()
    later()
    await typed(`${publish} --until 2099-12-31`)
    assert.deepEqual(await shown(), first)
    const [until] = await typed('list')
    assert.equal(until, 'market  第 1 版  显示到 2099-12-31  晚集改期  /noticeDelay')
    later()
    await typed('withdraw market')
    assert.equal(await shown(), undefined)
    assert.match((await typed('list'))[0]!, /已撤下/)
    await assert.rejects(typed('withdraw market'), /没有“market”这条正在显示的公告/)
    later()
    await typed(publish)
    assert.deepEqual(await shown(), first)
    await typed('publish market --title 晚集改期 --text 改到下周六')
    assert.equal((await shown())?.version, 2)
  })

  test('what is missing or wrong is told', async () => {
    const wrong: [string, RegExp][] = [
      ['publish', /请写上公告编号/],
      ['publish Market --title 晚集 --text 改期', /请写上公告编号/],
      ['publish market --text 改期', /请用 --title 写上标题/],
      [
        `publish market --title 晚集 --text ${'长'.repeat(201)}`,
        /正文最多 200 个字，现在有 201 个/,
      ],
      ['publish market --title 晚集 --text 改期 --link https://a.example', /本站的页面地址/],
      ['publish market --title 晚集 --text 改期 --until 2026-02-30', /--until 应为日期/],
      ['publish market --title 晚集 --text 改期 more', /不明白“more”/],
      ['tell', /没有“tell”这个命令/],
    ]
    for (const [line, words] of wrong) assert.throws(() => readRequest(line.split(' ')), words)
    const late = 'publish market --title 晚集 --text 改期 --until 2020-01-01'
    await assert.rejects(typed(late), /那天已经过去/)
  })
})
