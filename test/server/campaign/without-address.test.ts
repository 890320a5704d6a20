import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addressReminder } from '@server/areas/prize/receive/remind-waiting'
import { newGoods } from '../catalogue/goods'
import { sweepNow } from '../harness/jobs'
import { newBuyer, type Buyer } from '../harness/people'
import { verified } from '../identity/verified'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { drawn, somePrize } from './campaigns'

const day = 24 * 3600

let place: CampaignHouse
let key: string
before(async () => {
  place = await openCampaignHouse()
  await newGoods(place.house.database, { title: '青花茶杯' })
  const gives = { type: 'goods', goods: '青花茶杯' }
  key = await place.campaign({ ...drawn, prizes: [somePrize({ name: '茶杯', weight: 1, gives })] })
  place.until(1, '12:00')
})
after(() => place.close())

const buyer = async () => verified(place.house, await newBuyer(place.house, { points: 100 }))

async function draw(person: Buyer) {
  const one = await place.again(person)
  const { order_sn } = await place.ask('/user/vip/makeVipOrder', { key, pay: 'points' }, one)
  return (await place.ask('/tp5/api/Campaign/open', { order_sn }, one)).receipt_id
}

async function told(person: Buyer) {
  await sweepNow(place.house.database, addressReminder, place.now())
  await sweepNow(place.house.database, addressReminder, place.now())
  const one = await place.again(person)
  const { list } = await place.ask('/tp5/api/Message/messagePage', {}, one)
  return list.map(({ text, link }) => [text, link])
}

test('what waits three days for an address is told once, with the way to it', async () => {
  const person = await buyer()
  const receipt_id = await draw(person)
  place.later(2 * day)
  assert.deepEqual(await told(person), [])
  place.later(day)
  const once = [['“茶杯”还没填收货地址，填好就寄给您', `/receivesuccess?receipt_id=${receipt_id}`]]
  assert.deepEqual(await told(person), once)
  place.later(20 * day)
  assert.deepEqual(await told(person), once)
})

test('all of a day are told in one message, and what has its address is not', async () => {
  const [some, sent] = [await buyer(), await buyer()]
  await draw(some)
  await draw(some)
  const wish = { receipt_id: await draw(sent), address_id: sent.addressId }
  await place.ask('/tp5/api/Campaign/address', wish, await place.again(sent))
  place.later(3 * day)
  assert.deepEqual(await told(some), [['“茶杯”等 2 件还没填收货地址，填好就寄给您', '/received']])
  assert.deepEqual(await told(sent), [])
})
