import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Out } from '@contract/api'
import { newBuyer, type Person } from '../harness/people'
import { verified } from '../identity/verified'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { drawn, someCodes, somePrize } from './campaigns'

const list = '/tp5/api/Campaign/receiveList'
const day = 24 * 3600

type Received = Out<typeof list>['list'][number]

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse({ seeded: true })
})
after(() => place.close())

const listOf = async (person: Person, asked: object = {}): Promise<Received[]> =>
  (await place.ask(list, asked, person)).list

const countsOf = (person: Person) => place.ask('/tp5/api/Campaign/receiveCount', {}, person)

async function only(person: Person, asked: object = {}): Promise<Received> {
  const [first, ...others] = await listOf(person, asked)
  assert.equal(others.length, 0)
  return first!
}

async function got(person: Person, gives: object, given: object = {}, codes: string[] = []) {
  const key = await place.campaign({ prizes: [somePrize({ gives })], ...given }, codes)
  const { error, message } = await place.receive(key, person)
  assert.equal(error, 0, message)
  return key
}

/** A box that holds what is posted, opened. */
async function drawnParcel(person: Person) {
  const goods = { type: 'goods', goods: '搪瓷马克杯 450ml' }
  const prizes = [somePrize({ name: '搪瓷杯', gives: goods, weight: 1 })]
  const key = await place.campaign({ ...drawn, prizes })
  const { order_sn } = await place.ask('/user/vip/makeVipOrder', { key, pay: 'points' }, person)
  return place.ask('/tp5/api/Campaign/open', { order_sn }, person)
}

describe('what I have received', () => {
  test('is credited, and the ledger has it', async () => {
    const person = await place.person()
    await got(person, { type: 'points', amount: 50 })
    const { standing, state_text, thing } = await only(person)
    assert.deepEqual([standing, state_text], ['over', '已到账'])
    assert.equal(thing.link, '/exchangeShop/DataLog?type=points')
  })

  test('is a code until it expires, and shown where it is asked for alone', async () => {
    const person = await place.person()
    const codes = someCodes(1)
    await got(person, { type: 'code', valid_days: 10 }, {}, codes)
    const received = await only(person, { standing: 'usable' })
    assert.deepEqual([received.state_text, received.thing.text], ['可用', '看券码'])
    const { receipt_id } = received
    assert.equal(received.thing.link, `/receivesuccess?receipt_id=${receipt_id}`)
    const shown = await place.ask('/tp5/api/Campaign/receiveDetail', { receipt_id }, person)
    assert.equal(shown.code, codes[0])
    place.later(12 * day)
    const later = await place.again(person)
    assert.deepEqual(await listOf(later, { standing: 'usable' }), [])
    assert.equal((await only(later, { standing: 'over' })).state_text, '已过期')
  })

  test('is a coupon as long as it can be used', async () => {
    const person = await place.person()
    await got(person, { type: 'goods', goods: '三姐水饺 6 元券' })
    const { thing, standing } = await only(person)
    const { rows } = await place.house.database.pool.query<{ id: string }>(
      `update holdings set state = 'used' where user_id = $1 returning holding_id as id`,
      [person.userId],
    )
    assert.deepEqual([standing, thing.link], ['usable', `/exchangeShop/holding/${rows[0]!.id}`])
    assert.deepEqual(await countsOf(person), { waiting: 0, usable: 0, over: 1 })
    assert.equal((await only(person)).state_text, '已用完')
  })

  test('is a parcel that waits for its address, also when the campaign is over', async () => {
    const buyer = await newBuyer(place.house, { points: 100 })
    await verified(place.house, buyer)
    await drawnParcel(buyer)
    place.later(40 * day)
    const later = { ...(await place.again(buyer)), addressId: buyer.addressId }
    assert.deepEqual(await countsOf(later), { waiting: 1, usable: 0, over: 0 })
    const { entries } = await place.ask('/tp5/api/Index/page', {}, later)
    const { badge, link } = entries.find(({ key }) => key === 'campaigns')!
    assert.deepEqual([badge, link], [1, '/received?standing=waiting'])
    const { receipt_id, thing } = await only(later, { standing: 'waiting' })
    assert.deepEqual([thing.text, thing.link], ['填地址', ''])
    const told = { receipt_id, address_id: later.addressId }
    const { order_sn } = await place.ask('/tp5/api/Campaign/address', told, later)
    const sent = await only(later, { standing: 'usable' })
    assert.deepEqual([sent.state_text, sent.thing.text], ['待发货', '看物流'])
    assert.equal(sent.thing.link, `/exchangeShop/OrderDetails/${order_sn}`)
    const page = await place.ask('/tp5/api/Index/page', {}, later)
    assert.equal(page.entries.find(({ key }) => key === 'campaigns')!.link, '/subjectPage')
  })

  test('pages by keyset in each of its parts, and is nobody else’s', async () => {
    const person = await place.person()
    const key = await place.campaign({ limits: [], prizes: [somePrize({ stock: 100 })] })
    for (let time = 0; time < 22; time++) await place.receive(key, person)
    await got(person, { type: 'code' }, {}, someCodes(1))
    const first = await place.ask(list, { standing: 'over' }, person)
    assert.equal(first.list.length, 20)
    const rest = await place.ask(list, { standing: 'over', cursor: first.next! }, person)
    assert.deepEqual([rest.list.length, rest.next], [2, null])
    const numbers = [...first.list, ...rest.list].map(({ receipt_id }) => receipt_id)
    assert.equal(new Set(numbers).size, 22)
    assert.equal((await listOf(person, { key })).length, 20)
    const other = await place.call(list, { standing: 'usable', cursor: first.next! }, person)
    assert.equal(other.error, 400)
    assert.deepEqual(await listOf(await place.person()), [])
  })
})
