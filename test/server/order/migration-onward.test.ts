import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { approve } from '@server/areas/after-sale/decide'
import { ports } from '@server/areas/assembled'
import { replyTime } from '@server/calendar'
import { newCampaign } from '../campaign/campaigns'
import { openFormerHouse } from './former-house'
import { campaignsNow, writeCampaign, writeMachine, writeShop } from './former-trade'

const open = () =>
  openFormerHouse(async (former) => {
    const { pool } = former.database
    await pool.query(
      `select setval('exchange_order_serial', 500), setval('machine_order_serial', 900),
         setval('campaign_order_serial', 20), setval('machine_command_serial', 41)`,
    )
    return {
      shop: await writeShop(former),
      vending: await writeMachine(former),
      campaign: await writeCampaign(former),
    }
  })

let place: Awaited<ReturnType<typeof open>>
before(async () => {
  place = await open()
  for (const definition of campaignsNow) await newCampaign(place.house, definition, [], place.began)
  // Every seller has one order whose time is over.
  await place.work()
})
after(() => place.house.close())

async function one<Row>(text: string, params: unknown[]): Promise<Row> {
  const { rows } = await place.house.database.pool.query(text, params)
  return rows[0] as Row
}
const pay = async (order_sn: string) => place.pay(await place.cashierOf(place.buyer, order_sn))
const detail = (order_sn: string) =>
  place.ask('/tp5/api/ExchangeOrder/detail', { order_sn }, place.buyer)
const atCampaign = (order_sn: string) =>
  place.ask('/tp5/api/Campaign/order', { order_sn }, place.buyer)
const device = () => place.device(place.oldMachine.machineSn)
const reasonOf = (orderSn: string) =>
  one<{ reason: string }>('select reason from orders where order_sn = $1', [orderSn])

describe('in the shop of the former version', () => {
  test('an order that waits for money goes on when it is paid', async () => {
    await pay(place.shop.unpaid)
    const { state, timeline } = await detail(place.shop.unpaid)
    assert.deepEqual([state, timeline.map(({ done }) => done)], ['paid', [1, 1, 0, 0]])
  })

  test('one that its owner cancels gives back what it took', async () => {
    const before = await place.purse(place.buyer)
    const { givenUp: order_sn, priced } = place.shop
    const stock = () =>
      one<{ stock: number }>('select stock from exchange_stock where goods_id = $1', [priced])
    const { stock: held } = await stock()
    await place.ask('/tp5/api/ExchangeOrder/cancel', { order_sn }, place.buyer)
    assert.equal((await place.purse(place.buyer)).points, before.points + 50)
    assert.equal((await stock()).stock, held + 1)
  })

  test('one that waited too long has been cancelled', async () => {
    const { state, cancelled_for } = await detail(place.shop.late)
    assert.deepEqual([state, cancelled_for], ['cancelled', '超时没有付款，自动取消了'])
  })

  test('a parcel is received ten days after it was sent, a course is over when its time is', async () => {
    const { parcel, course, ends } = place.shop
    const { rows } = await place.house.database.pool.query(
      'select order_sn, deadline_at from orders where order_sn in ($1, $2) order by order_sn',
      [course, parcel],
    )
    const tenDays = new Date(place.began.getTime() + 10 * 24 * 3600_000)
    assert.deepEqual(rows, [
      { order_sn: course, deadline_at: ends },
      { order_sn: parcel, deadline_at: tenDays },
    ])
  })

  test('a ticket is good for once, and what was bought counts against the limit', async () => {
    const { tickets, limited } = place.shop
    const { addressId } = place.buyer
    const exchange = (ticket: string) =>
      place.call('/tp5/api/ExchangeShop/exchange', { ticket, address_id: addressId }, place.buyer)
    const spent = await exchange(tickets.spent)
    assert.equal(spent.error, (await exchange(tickets.spent)).error)
    assert.notEqual(spent.error, 0)
    const { error, data } = await exchange(tickets.open)
    assert.equal(error, 0)
    assert.equal((await exchange(tickets.open)).error, spent.error)
    const wish = { goods_id: limited, number: 1, exchange_type: 1 as const }
    const refused = await place.call('/tp5/api/ExchangeShop/check', wish, place.buyer)
    assert.equal(refused.message, '每人限换 3 件，您已兑换 3 件')
    const { list } = await place.ask('/tp5/api/ExchangeOrder/lists', {}, place.buyer)
    assert.equal(list[0]!.order_sn, (data as { order_sn: string }).order_sn)
  })
})

describe('at a machine of the former version', () => {
  test('what was commanded is fetched and comes out, what was fetched may still fail', async () => {
    const before = await place.purse(place.buyer)
    const known = await device().commands(39)
    assert.deepEqual(
      known.filter(({ command_no }) => command_no < 42).map(({ command_no }) => command_no),
      [40, 41],
    )
    await device().result(41, 'delivered')
    await device().result(40, 'failed', '货道卡住')
    assert.equal(await place.stateOf(place.buyer, place.vending.commanded), 'delivered')
    const failed = await place.detail(place.buyer, place.vending.delivering)
    assert.deepEqual([failed.state, failed.fault], ['refunded', '货道卡住'])
    assert.equal((await place.purse(place.buyer)).points, before.points + 30)
  })

  test('a command after the last one is given when a unit that waited is paid and fetched', async () => {
    await pay(place.vending.unpaid)
    assert.equal(await place.stateOf(place.buyer, place.vending.unpaid), 'kept')
    await place.stand(place.buyer, place.oldMachine)
    await place.house.database.pool.query('update iter_slots set stuck = false')
    const order_sn = place.vending.unpaid
    await place.ask('/tp5/api/OfflineOrder/pickUp', { order_sn }, place.buyer)
    assert.equal(
      (await place.detail(place.buyer, place.vending.unpaid)).timeline[1]!.text,
      '已付款',
    )
    const { no } = await one<{ no: number }>(
      'select command_no as no from machine_commands where order_sn = $1',
      [place.vending.unpaid],
    )
    assert.ok(no > 41, `${no}`)
  })

  test('one that nobody paid for is cancelled, and what counts today is one less', async () => {
    const { state, state_text } = await place.detail(place.buyer, place.vending.late)
    assert.deepEqual([state, state_text], ['cancelled', '超时未付款，已取消'])
    const { ticket, limited } = place.vending
    const path = '/tp5/api/ExchangeShop/OfflineGoods'
    await place.ask(`${path}/exchange`, { ticket }, place.buyer)
    const wish = { ...place.placeOf(limited), exchange_type: 2 as const }
    const refused = await place.call(`${path}/checkExchange`, wish, place.buyer)
    assert.equal(refused.message, '每人每天限 2 件，您今天已换 2 件，明天再来')
  })

  test('an after-sale knows who sold, and is refunded over the desk', async () => {
    const wanted = { after_sale_no: place.vending.afterSale }
    const sale = await place.ask('/tp5/api/OrderSaleService/detail', wanted, place.buyer)
    assert.deepEqual(
      [sale.seller, sale.order_sn, sale.points],
      ['machine', place.vending.delivered, 30],
    )
    const before = await place.purse(place.buyer)
    const { database, config } = place.house
    await database.transaction((db) =>
      approve({ ...ports, db, config, now: place.now() }, place.vending.afterSale),
    )
    assert.equal((await place.purse(place.buyer)).points, before.points + 30)
  })
})

describe('in a campaign of the former version', () => {
  test('orders are shown as they were', async () => {
    const { campaign, began } = place
    const done = await atCampaign(campaign.done)
    const { created_at, ...told } = done
    assert.ok(new Date(created_at) <= began)
    assert.deepEqual(told, {
      ...{ actions: ['afterSale'], note: '', image: '/static/goods/thermos.svg', tint: 'b' },
      ...{ order_sn: campaign.done, key: campaign.box, title: '邻里盲盒' },
      ...{ state: 'done', state_text: '已完成', pay: 'points', amount: 10 },
      ...{ expires_at: null, receipt_id: campaign.receipt, link: `/campaign/${campaign.box}` },
    })
    const waiting = await atCampaign(campaign.unpaidCard)
    assert.deepEqual(
      [waiting.title, waiting.pay, waiting.amount, waiting.key],
      ['早餐月卡', 'money', 990, campaign.card],
    )
    const until = replyTime(new Date(began.getTime() + 9 * 60_000))
    assert.equal(waiting.expires_at, waiting.state === 'unpaid' ? until : null)
    for (const order_sn of [campaign.cancelled, campaign.late]) {
      assert.equal((await atCampaign(order_sn)).state, 'cancelled')
      assert.equal((await reasonOf(order_sn)).reason, 'expired')
    }
  })

  test('a box that was paid for is opened, also one that is paid only now', async () => {
    await pay(place.campaign.unpaid)
    for (const order_sn of [place.campaign.paid, place.campaign.unpaid]) {
      const receipt = await place.ask('/tp5/api/Campaign/open', { order_sn }, place.buyer)
      assert.deepEqual([receipt.prize_key, receipt.phone], ['small', '139****5678'])
      assert.equal((await atCampaign(order_sn)).receipt_id, receipt.receipt_id)
    }
  })

  test('a card, which has no prize, runs once it is paid', async () => {
    const { unpaidCard, card } = place.campaign
    await pay(unpaidCard)
    assert.equal((await atCampaign(unpaidCard)).state, 'done')
    const { action } = await place.ask('/tp5/api/Campaign/detail', { key: card }, place.buyer)
    assert.equal(action.do, 'receive')
  })

  test('what waited too long is on offer again', async () => {
    const { box } = place.campaign
    const { stock } = await one<{ stock: number }>(
      `select stock from campaign_prizes where campaign_key = $1 and prize_key = 'small'`,
      [box],
    )
    assert.equal(stock, 8)
  })
})

test('numbers go on behind the greatest that any seller gave', async () => {
  const { next } = await one<{ next: number }>(`select nextval('order_serial') as next`, [])
  assert.ok(next > 900, `${next}`)
})
