import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import type { Person } from '../harness/people'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'
import { drawn, somePrize } from '../campaign/campaigns'
import { type Fleet, openFleet } from '../machine/fleet'

describe('what a machine holds for one person who has not paid', () => {
  let fleet: Fleet
  before(async () => {
    fleet = await openFleet()
  })
  after(() => fleet.close())
  afterEach(async () => {
    assert.deepEqual(await fleet.wrongs(), [])
  })

  type Slot = Awaited<ReturnType<Fleet['machine']>>['slot']
  const create = (ticket: string, person: Person) =>
    fleet.call('/tp5/api/OfflineOrder/onlineCreate', { ticket }, person)
  const buy = async (person: Person, slot: Slot) =>
    create(await fleet.saleTicket(person, slot), person)
  const giveUp = (person: Person, order_sn: string) =>
    fleet.ask('/tp5/api/OfflineOrder/refund', { order_sn }, person)

  test('is two pieces, however many taps come at once', async () => {
    const person = await fleet.person()
    const { slot } = await fleet.machine({}, { stock: 8, limitPerDay: 0 })
    const tickets = await Promise.all(
      Array.from({ length: 8 }, () => fleet.saleTicket(person, slot)),
    )
    const replies = await Promise.all(tickets.map((ticket) => create(ticket, person)))
    const held = replies.filter(({ error }) => error === 0)
    const refused = replies.filter(({ error }) => error === refusals.unpaidOpen.error)
    assert.deepEqual([held.length, refused.length], [2, 6])
    assert.equal((await fleet.stockOf(slot)).stock, 6)
    assert.match(refused[0]!.message, /“山楂汽水”等 2 单还没付款，先到机器订单里付款或取消/)
    assert.ok(refused[0]!.data)
  })

  test('makes room for another once one is given up or paid', async () => {
    const person = await fleet.person()
    const { slot } = await fleet.machine({}, { stock: 8, limitPerDay: 0 })
    const first = await fleet.hold(person, slot)
    const second = await fleet.hold(person, slot)
    assert.equal((await buy(person, slot)).error, refusals.unpaidOpen.error)
    await giveUp(person, first.order_sn)
    assert.equal((await buy(person, slot)).error, 0)
    await fleet.pay(await fleet.cashierOf(person, second.order_sn))
    assert.equal((await buy(person, slot)).error, 0)
  })

  test('is nothing more for a day after three that came to nothing; points still take', async () => {
    const person = await fleet.person()
    const { slot } = await fleet.machine({}, { stock: 8, limitPerDay: 0 })
    for (let nth = 0; nth < 3; nth++)
      await giveUp(person, (await fleet.hold(person, slot)).order_sn)
    const refused = await buy(person, slot)
    assert.equal(refused.error, refusals.unpaidLapsed.error)
    assert.match(refused.message, /今天已有 3 单没有付款/)
    assert.equal((await fleet.stockOf(slot)).stock, 8)
    await fleet.exchange(person, slot)
    const other = await fleet.person()
    assert.equal((await buy(other, slot)).error, 0)
  })
})

describe('what campaigns hold for one person who has not paid', () => {
  const pay = '/user/vip/makeVipOrder'
  const cancel = '/tp5/api/Campaign/cancel'
  const chosen = {
    ...drawn,
    kind: 'gift',
    pick: 'choose',
    steps: [{ do: 'pay', text: '付款' }],
    prizes: [somePrize({ stock: 5 })],
  }
  let place: CampaignHouse
  before(async () => {
    place = await openCampaignHouse()
  })
  after(() => place.close())

  const buy = (person: Person, key: string) => place.call(pay, { key, pay: 'money' }, person)
  const stockOf = async (key: string) =>
    (await place.ask('/tp5/api/Campaign/surplusNum', { key }, null)).left

  test('is one order, in whichever campaign, until it is paid or cancelled', async () => {
    const person = await place.adult()
    const [one, other] = [await place.campaign(chosen), await place.campaign(drawn)]
    const { order_sn } = await place.ask(pay, { key: one, pay: 'money' }, person)
    assert.equal(await stockOf(one), 4)
    const refused = await Promise.all([buy(person, one), buy(person, other), buy(person, other)])
    assert.deepEqual(
      refused.map(({ error }) => error),
      [2018, 2018, 2018],
    )
    assert.equal((await place.ask(cancel, { order_sn }, person)).state, 'cancelled')
    assert.equal(await stockOf(one), 5)
    assert.equal((await place.call(cancel, { order_sn }, person)).error, refusals.orderMoved.error)
    assert.equal((await buy(person, other)).error, 0)
  })

  test('is nothing more for a day after three that came to nothing', async () => {
    place.until(3, '10:00')
    const person = await place.person()
    const key = await place.campaign(chosen)
    for (let nth = 0; nth < 3; nth++) {
      assert.equal((await buy(person, key)).error, 0)
      place.later(16 * 60)
      if (nth < 2) await place.seeToLate()
    }
    assert.equal((await buy(person, key)).error, refusals.unpaidLapsed.error)
    await place.seeToLate()
    assert.equal((await buy(person, key)).error, refusals.unpaidLapsed.error)
    assert.equal(await stockOf(key), 5)
    place.until(4, '00:01')
    assert.equal((await buy(await place.again(person), key)).error, 0)
  })
})
