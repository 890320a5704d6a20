import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { definition } from '@server/areas/programme/definition'
import { readJson } from '@server/importing/read-json'
import { generous, someDefinition, somePrize } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const detail = '/tp5/api/Campaign/detail'
const pay = '/user/vip/makeVipOrder'
const day = 24 * 3600
const once = [{ of: 'user', every: 'once', most: 1 }]

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

const told = async (key: string, person: Parameters<CampaignHouse['ask']>[2]) =>
  (await place.ask(detail, { key }, person)).prizes.map(({ state, state_text }) =>
    state === 'locked' ? state_text : state,
  )

test('the second day opens for whoever received the first, and no sooner than its day', async () => {
  const person = await place.person()
  const prizes = [
    somePrize({ key: 'day-1', name: '第一天', limits: once }),
    somePrize({ key: 'day-2', name: '第二天', limits: once, after: { received: 'day-1' } }),
  ]
  const limits = [{ of: 'user', every: 'day', most: 1 }]
  const key = await place.campaign({ prizes, limits })
  const second = () => place.receive(key, person, { prize_key: 'day-2' })
  assert.deepEqual(await told(key, person), ['open', '领过“第一天”后解锁'])
  const refused = await second()
  assert.equal(refused.error, 2328)
  assert.match(refused.message, /第一天/)
  assert.equal((await place.receive(key, person, { prize_key: 'day-1' })).error, 0)
  assert.equal((await second()).error, 2307)
  place.later(day)
  assert.deepEqual(await told(key, person), ['received', 'open'])
  assert.equal((await second()).error, 0)
  assert.deepEqual(await told(key, await place.person()), ['open', '领过“第一天”后解锁'])
})

test('a dearer rung is sold once the cheaper one is gone', async () => {
  const prizes = [
    somePrize({ key: 'half', name: '五折', price: { points: 5 }, was: 1000, stock: 1 }),
    somePrize({ key: 'most', name: '八折', price: { points: 8 }, after: { soldOut: 'half' } }),
  ]
  const steps = [{ do: 'pay', text: '付款' }]
  const key = await place.campaign({ ...generous, prizes, steps, limits: [] })
  const person = await place.person({ points: 100 })
  const buy = (prize_key: string) => place.call(pay, { key, prize_key, pay: 'points' }, person)
  const { prizes: shown } = await place.ask(detail, { key }, person)
  assert.deepEqual(
    shown.map(({ was }) => was),
    [1000, 0],
  )
  assert.equal((await buy('most')).error, 2328)
  assert.equal((await buy('half')).error, 0)
  assert.deepEqual(await told(key, person), ['soldOut', 'open'])
  const { prizes: left } = await place.ask(detail, { key }, person)
  assert.deepEqual(
    left.map(({ state_text }) => state_text),
    ['已售完', '可购买'],
  )
  assert.equal((await buy('most')).error, 0)
  assert.equal((await buy('half')).error, 2305)
})

test('a file that waits for a prize it does not have is told so', () => {
  const prizes = [somePrize({ after: { received: 'nobody' } })]
  assert.throws(
    () => readJson(definition, JSON.stringify(someDefinition({ prizes }), null, 1)),
    /nobody/,
  )
})
