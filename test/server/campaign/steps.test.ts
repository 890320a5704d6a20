import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { newGoods } from '../catalogue/goods'
import { newBuyer } from '../harness/people'
import { sendParcel } from '../order/parcels'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { drawn, generous, lamps, somePrize } from './campaigns'

const detail = '/tp5/api/Campaign/detail'
const day = 24 * 3600

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

type Someone = Awaited<ReturnType<CampaignHouse['person']>>

const doneOf = async (key: string, person: Someone) =>
  (await place.ask(detail, { key }, person)).steps.map(({ done }) => done)

const every = (often: string) => [{ of: 'user', every: often, most: 1 }]
const receiveStep = { do: 'receive', text: '领取' }

test('what is received every week is not received yet in the next', async () => {
  const steps = [{ do: 'check', text: '核对' }, receiveStep, { do: 'check', text: '用用看' }]
  const key = await place.campaign({ steps, limits: every('week') })
  const person = await place.person()
  assert.deepEqual(await doneOf(key, person), [1, 0, 0])
  await place.receive(key, person)
  assert.deepEqual(await doneOf(key, person), [1, 1, 0])
  place.later(7 * day)
  assert.deepEqual(await doneOf(key, await place.again(person)), [1, 0, 0])
})

test('what is paid for is paid', async () => {
  const steps = [{ do: 'pay', text: '付款' }, receiveStep]
  const bought = { ...drawn, pick: 'choose', steps, prizes: [somePrize()] }
  const key = await place.campaign(bought)
  const person = await place.person({ points: 10 })
  assert.deepEqual(await doneOf(key, person), [0, 0])
  await place.ask('/user/vip/makeVipOrder', { key, pay: 'points' }, person)
  assert.deepEqual(await doneOf(key, person), [1, 1])
})

test('who comes day after day comes again until the last of it', async () => {
  const nth = (key: string, amount: number, given: object = {}) =>
    somePrize({ key, limits: every('once'), gives: { type: 'points', amount }, ...given })
  const prizes = [nth('first', 10), nth('second', 20, { after: { received: 'first' } })]
  const steps = [receiveStep, { do: 'receive', text: '明天接着领' }]
  const key = await place.campaign({ ...generous, steps, prizes, limits: every('day') })
  const person = await place.person()
  await place.receive(key, person, { prize_key: 'first' })
  assert.deepEqual(await doneOf(key, person), [1, 0])
  place.later(day)
  const tomorrow = await place.again(person)
  assert.deepEqual(await doneOf(key, tomorrow), [0, 0])
  await place.receive(key, tomorrow, { prize_key: 'second' })
  assert.deepEqual(await doneOf(key, tomorrow), [1, 1])
})

test('a lamp of one’s own and one of a friend are steps of their own', async () => {
  const steps = [
    { do: 'join', text: '参加' },
    { do: 'light', text: '点灯' },
    { do: 'help', text: '请邻居' },
  ]
  const key = await place.campaign({ ...lamps, steps })
  const [owner, friend] = [await place.person(), await place.person()]
  const { entry_id } = await place.ask('/tp5/api/Campaign/join', { key }, owner)
  assert.deepEqual(await doneOf(key, owner), [1, 0, 0])
  await place.ask('/tp5/api/Campaign/help', { entry_id }, friend)
  assert.deepEqual(await doneOf(key, owner), [1, 0, 0])
  await place.ask('/tp5/api/Campaign/light', { key }, owner)
  assert.deepEqual(await doneOf(key, owner), [1, 1, 1])
})

test('what was sent to try is told of when it has come, and only then the step is done', async () => {
  const title = `试用 ${randomUUID()}`
  await newGoods(place.house.database, { title })
  const prizes = [somePrize({ name: '夜灯', gives: { type: 'goods', goods: title } })]
  const steps = [receiveStep, { do: 'review', text: '写写感受' }]
  const key = await place.campaign({ steps, prizes, limits: every('month') })
  const buyer = await newBuyer(place.house, {})
  const person = await place.again(buyer)
  const page = () => place.ask(detail, { key }, person)
  await place.receive(key, person, { address_id: buyer.addressId })
  const [{ order_sn } = { order_sn: '' }] = (await page()).receipts
  assert.deepEqual([await doneOf(key, person), (await page()).action.do], [[1, 0], 'receipt'])

  const parcel = { userId: person.userId, orderSn: order_sn, at: place.now() }
  await place.house.database.transaction((tx) => sendParcel(tx, { ...parcel, trackingNo: 'LJE1' }))
  await place.ask('/user/orderpoints/finish', { order_sn }, person)
  const { action } = await page()
  assert.deepEqual([action.text, action.link], ['写写感受', `/review?order_sn=${order_sn}`])
  assert.deepEqual(await doneOf(key, person), [1, 0])

  const words = '半夜不晃眼，老人起夜不摸黑'
  await place.ask('/tp5/api/GoodsReview/write', { order_sn, stars: 5, words }, person)
  assert.deepEqual([await doneOf(key, person), (await page()).action.do], [[1, 1], 'receipt'])
})
