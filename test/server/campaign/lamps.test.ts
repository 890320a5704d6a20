import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { lamps } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const detail = '/tp5/api/Campaign/detail'
const join = '/tp5/api/Campaign/join'
const light = '/tp5/api/Campaign/light'
const help = '/tp5/api/Campaign/help'
const day = 24 * 3600

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

test('lamps are lit by oneself once a day and by each friend once, and unlock what they stand for', async () => {
  const [owner, friend, other] = await Promise.all([1, 2, 3].map(() => place.person()))
  const key = await place.campaign(lamps)
  assert.equal((await place.ask(detail, { key }, owner!)).action.do, 'join')
  const { entry_id } = await place.ask(join, { key }, owner!)
  assert.equal((await place.ask(join, { key }, owner!)).entry_id, entry_id)
  assert.equal((await place.receive(key, owner!, { prize_key: 'one' })).error, 2314)
  const lit = await place.ask(light, { key }, owner!)
  assert.deepEqual([lit.lit, lit.lit_by], [1, []])
  assert.equal((await place.call(light, { key }, owner!)).error, 2316)
  assert.equal((await place.receive(key, owner!, { prize_key: 'one' })).error, 0)
  assert.equal((await place.ask(detail, { key }, owner!)).action.do, 'share')

  const seen = await place.ask(detail, { key, entry_id }, friend!)
  assert.deepEqual([seen.action.do, seen.entry?.mine, seen.entry?.lit], ['help', 0, 1])
  assert.equal((await place.call(help, { entry_id }, owner!)).error, 2318)
  const helped = await place.ask(help, { entry_id }, friend!)
  assert.deepEqual([helped.lit, helped.lit_by.map(({ name }) => name)], [2, ['我']])
  assert.equal((await place.call(help, { entry_id }, friend!)).error, 2317)
  assert.equal((await place.ask('/user/Center/index', {}, friend!)).points, 5)
  assert.equal((await place.ask(help, { entry_id }, other!)).lit, 3)
  assert.equal((await place.receive(key, owner!, { prize_key: 'three' })).error, 0)
  place.later(day)
  assert.equal((await place.call(light, { key }, owner!)).error, 2315)
})

test('the lamp of one’s own is none of the guests where the file says so', async () => {
  const [owner, friend] = [await place.person(), await place.person()]
  const visits = { ...lamps.lamps, as: 'visits', own_counts: false }
  const key = await place.campaign({ ...lamps, lamps: visits })
  const { entry_id } = await place.ask(join, { key }, owner)
  const own = await place.ask(light, { key }, owner)
  assert.deepEqual([own.lit, own.lit_by, own.may_light], [0, [], 0])
  assert.equal((await place.call(light, { key }, owner)).error, 2316)
  assert.equal((await place.receive(key, owner, { prize_key: 'one' })).error, 2314)
  assert.equal((await place.ask(help, { entry_id }, friend)).lit, 1)
  assert.equal((await place.receive(key, owner, { prize_key: 'one' })).error, 0)
})

test('who came by a friend’s link, helped and joined is shown their own', async () => {
  const [owner, friend] = [await place.person(), await place.person()]
  const key = await place.campaign(lamps)
  const { entry_id } = await place.ask(join, { key }, owner)
  const seen = () => place.ask(detail, { key, entry_id }, friend)
  await place.ask(help, { entry_id }, friend)
  assert.deepEqual([(await seen()).entry?.mine, (await seen()).action.do], [0, 'join'])
  await place.ask(join, { key }, friend)
  assert.deepEqual([(await seen()).entry?.mine, (await seen()).action.do], [1, 'light'])
})

test('many friends at once light each lamp once and none beyond the last', async () => {
  const owner = await place.person()
  const friends = await Promise.all(Array.from({ length: 8 }, () => place.person()))
  const key = await place.campaign(lamps)
  const { entry_id } = await place.ask(join, { key }, owner)
  const replies = await Promise.all(friends.map((friend) => place.call(help, { entry_id }, friend)))
  assert.equal(replies.filter(({ error }) => error === 0).length, 3)
  assert.ok(replies.every(({ error }) => error === 0 || error === 2315))
  assert.equal((await place.ask('/tp5/api/Campaign/lamps', { entry_id }, null)).lit, 3)
})

test('a friend helps only so many neighbours a day', async () => {
  const friend = await place.person()
  const key = await place.campaign(lamps)
  const errors = []
  for (let nth = 0; nth < 3; nth++) {
    const { entry_id } = await place.ask(join, { key }, await place.person())
    errors.push((await place.call(help, { entry_id }, friend)).error)
  }
  assert.deepEqual(errors, [0, 0, 2319])
})

test('all who share a phone or a network help so often a day, as everybody can read', async () => {
  const key = await place.campaign({
    ...lamps,
    lamps: { ...lamps.lamps, goal: 9, helps_a_day_of: { device: 2, network: 4 } },
  })
  const { entry_id } = await place.ask(join, { key }, await place.person())
  const device = randomUUID()
  const from = async (address: string, told = {}) =>
    place.call(help, { entry_id, ...told }, await place.person(), { address })
  const codes = []
  for (const told of [{ device }, { device }, { device }])
    codes.push((await from('203.0.113.7', told)).error)
  assert.deepEqual(codes, [0, 0, 2309])
  for (const told of [{}, {}, {}]) codes.push((await from('203.0.113.7', told)).error)
  assert.deepEqual(codes.slice(3), [0, 0, 2309], 'who tell no phone share one')
  const refused = await from('203.0.113.7', { device: randomUUID() })
  assert.match(refused.message, /今天帮得够多了，明天再来/)
  assert.equal((await from('198.51.100.9', { device: randomUUID() })).error, 0)
  place.later(day)
  assert.equal((await from('203.0.113.7', { device })).error, 0)

  const { limits } = await place.ask('/tp5/api/Campaign/rule', { key }, null)
  assert.deepEqual(limits, [
    '每样：每人活动期间限领 1 次',
    '每人每天最多帮 2 次',
    '每台手机每天最多帮 2 次（家里人共用一台的一起算）',
    '每个网络每天最多帮 4 次（同一个路由器下的一起算）',
  ])
})

test('bricks are lamps by another name, and a house grows with them', async () => {
  const [owner, friend] = [await place.person(), await place.person()]
  const key = await place.campaign({
    ...lamps,
    lamps: { ...lamps.lamps, as: 'bricks' },
    modules: [
      {
        type: 'house',
        title: '盖到哪儿了',
        stages: [
          { at: 0, text: '一块空地', scene: 'house-ground' },
          { at: 2, text: '墙砌好了', scene: 'house-wall' },
        ],
      },
    ],
  })
  const { entry_id } = await place.ask(join, { key }, owner)
  await place.ask(light, { key }, owner)
  const house = async () => {
    const { modules, entry } = await place.ask(detail, { key }, owner)
    return [modules[0], entry!.words.unit]
  }
  const empty = {
    type: 'house',
    title: '盖到哪儿了',
    scene: 'house-ground',
    text: '一块空地',
    next: '再添 1 块砖：墙砌好了',
  }
  assert.deepEqual(await house(), [empty, '块砖'])
  const asked = await place.ask(detail, { key, entry_id }, friend)
  assert.deepEqual([asked.action.do, asked.action.text], ['help', '帮邻居添一块砖'])
  await place.ask(help, { entry_id }, friend)
  const wall = { ...empty, scene: 'house-wall', text: '墙砌好了', next: '' }
  assert.deepEqual(await house(), [wall, '块砖'])
  const again = await place.call(help, { entry_id }, friend)
  assert.equal(again.message, '您已经帮这位邻居添过砖了')
})

test('what opens after so many lamps asks for no more of them once somebody takes part', async () => {
  const key = await place.campaign(lamps)
  const raised = {
    ...{ ...lamps, key },
    prizes: lamps.prizes.map((prize) => ({ ...prize, lamps: 3 })),
  }
  await place.campaign({ ...lamps, key })
  await place.ask(join, { key }, await place.person())
  await assert.rejects(place.campaign(raised), /已经有人参加，不能比原来的 1 更多/)
  const lowered = lamps.prizes.map((prize) => ({ ...prize, lamps: 1 }))
  await place.campaign({ ...lamps, key, prizes: lowered, because: { ladder: '试验用' } })
})
