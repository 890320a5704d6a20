import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { deskCases, shipperOf } from '@server/areas/assembled'
import { refillFaults } from '@server/areas/refill/faults'
import { flow } from '@server/areas/refill/flow'
import { missingOf } from '@server/areas/refill/receive'
import { payments, refunds } from '@server/areas/payment/tables'
import type { Buyer } from '../harness/people'
import { someNonce } from '../harness/request'
import { payFor } from '../payment/pay-for'
import { type Depot, openDepot } from './depot'

const check = '/tp5/api/FranchiseOrder/check'
const store = '/tp5/api/FranchiseOrder/store'
const cancel = '/tp5/api/FranchiseOrder/cancel'
const detail = '/tp5/api/FranchiseOrder/show'
const track = '/tp5/api/FranchiseOrder/track'
const confirm = '/tp5/api/FranchiseOrder/confirm'
const finish = '/tp5/api/Goods/finish'
const put = '/tp5/api/FranchiseOrder/put'
const stock = '/tp5/api/Goods/stock'
const cart = '/tp5/api/ShoppingCart/index'

const four = 4 * 28_80

let depot: Depot
before(async () => {
  depot = await openDepot()
})
after(async () => {
  assert.deepEqual(await refillFaults(depot.database.db), [])
  await depot.close()
})

const wish = ({ addressId: address_id }: Buyer, sum = four) => ({
  ...{ address_id, sum },
  pay: 'account' as const,
})

/** Four packs of water, on account. */
async function ordered(person: Buyer, pay: 'account' | 'money' = 'account') {
  await depot.fill(person, 4)
  const { order_sn } = await depot.ask(store, { ...wish(person), pay }, person)
  if (pay === 'money') await payFor(depot.house, person, order_sn)
  return order_sn
}

const send = (order_sn: string) =>
  depot.desk((context) => deskCases.refill!.approve(context, order_sn))

async function sent(person: Buyer, pay: 'account' | 'money' = 'account') {
  const order_sn = await ordered(person, pay)
  await send(order_sn)
  return order_sn
}

async function inVan(person: Buyer) {
  const order_sn = await sent(person)
  await depot.ask(confirm, { order_sn, received: '1:96' }, person)
  await depot.ask(finish, { order_sn }, person)
  return order_sn
}

const refundsOf = (orderSn: string) =>
  depot.database.db
    .select({ amount: refunds.amount })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentNo, refunds.paymentNo))
    .where(eq(payments.orderSn, orderSn))

describe('what is about to be ordered', () => {
  test('says its sum, where it goes and why it cannot be ordered yet', async () => {
    const person = await depot.operator()
    assert.equal((await depot.ask(check, {}, person)).why_not, '补货车是空的，先去选商品')
    await depot.fill(person, 3)
    const short = await depot.ask(check, {}, person)
    assert.deepEqual([short.sum, short.short, short.why_not !== ''], [86_40, 13_60, true])
    assert.equal((await depot.call(store, wish(person, 86_40), person)).error, 2753)
    await depot.fill(person, 4)
    const told = await depot.ask(check, {}, person)
    assert.deepEqual([told.sum, told.short, told.why_not], [four, 0, ''])
    assert.equal(told.address?.address_id, person.addressId)
    assert.deepEqual(told.account, { limit: 5_000_00, owed: 0, left: 5_000_00, enough: 1 })
  })

  test('is not ordered at another sum than was shown, nor to a neighbour’s address', async () => {
    const [person, other] = [await depot.operator(), await depot.operator()]
    await depot.fill(person, 4)
    assert.equal((await depot.call(store, wish(person, four - 1), person)).error, 2754)
    assert.equal((await depot.call(store, wish(other), person)).error, 404)
    assert.equal((await depot.ask(cart, {}, person)).sum, four)
  })
})

describe('an order', () => {
  test('is written once, by one tap that comes twice and by two taps', async () => {
    const person = await depot.operator()
    await depot.fill(person, 4)
    const nonce = someNonce()
    const taps = [nonce, nonce, someNonce(), someNonce()]
    await Promise.all(taps.map((one) => depot.call(store, wish(person), person, one)))
    const { list } = await depot.ask('/tp5/api/FranchiseOrder/index', {}, person)
    assert.deepEqual(
      list.map(({ sum, state, packs }) => [sum, state, packs]),
      [[four, 'paid', 4]],
    )
    assert.equal((await depot.call(store, wish(person), person)).error, 2752)
  })

  test('that is to be paid waits for money, goes on with it, and gives it back', async () => {
    const person = await depot.operator()
    await depot.fill(person, 4)
    const wanted = { ...wish(person), pay: 'money' as const }
    const { order_sn, to_pay, state } = await depot.ask(store, wanted, person)
    assert.deepEqual([to_pay, state], [four, 'unpaid'])
    await payFor(depot.house, person, order_sn)
    assert.equal((await depot.ask(detail, { order_sn }, person)).state, 'paid')
    assert.equal((await depot.ask(cancel, { order_sn }, person)).state, 'cancelled')
    assert.deepEqual(await refundsOf(order_sn), [{ amount: four }])
    assert.equal((await depot.ask(cart, {}, person)).sum, 0)
  })

  test('that was never paid leaves its goods in the cart', async () => {
    const person = await depot.operator()
    await depot.fill(person, 4)
    const wanted = { ...wish(person), pay: 'money' as const }
    const { order_sn } = await depot.ask(store, wanted, person)
    await depot.ask(cancel, { order_sn }, person)
    assert.equal((await depot.ask(cart, {}, person)).sum, four)
  })

  test('on account is held against what is owed, two at once too', async () => {
    const person = await depot.operator()
    await depot.fill(person, 27, 'thermos')
    const most = 27 * 138_00
    const { order_sn } = await depot.ask(store, wish(person, most), person)
    await depot.fill(person, 10, 'thermos')
    assert.equal((await depot.call(store, wish(person, 1_380_00), person)).error, 2755)
    await depot.desk((context) => deskCases.refillAccount!.approve(context, order_sn))
    assert.equal((await depot.ask(detail, { order_sn }, person)).owed, 0)
    assert.equal((await depot.call(store, wish(person, 1_380_00), person)).error, 0)
    assert.equal((await depot.ask(check, {}, person)).account.owed, 1_380_00)
  })

  test('is owed no more once it is given up', async () => {
    const person = await depot.operator()
    const order_sn = await ordered(person)
    assert.equal((await depot.ask(check, {}, person)).account.owed, four)
    await depot.ask(cancel, { order_sn }, person)
    assert.equal((await depot.ask(check, {}, person)).account.owed, 0)
  })

  test('is another operator’s to neither see nor touch', async () => {
    const [person, other] = [await depot.operator(), await depot.operator()]
    const order_sn = await sent(person)
    const received = '1:96'
    for (const asked of [
      depot.call(detail, { order_sn }, other),
      depot.call(track, { order_sn }, other),
      depot.call(cancel, { order_sn }, other),
      depot.call(confirm, { order_sn, received }, other),
      depot.call(finish, { order_sn }, other),
    ])
      assert.equal((await asked).error, 404)
    assert.equal((await depot.ask(detail, { order_sn }, person)).state, 'shipped')
  })
})

describe('its states', () => {
  test('are a table from which nothing skips', () => {
    const next = (state: Parameters<typeof flow.states.of>[0]) => flow.states.of(state).next
    assert.deepEqual(
      (['unpaid', 'paid', 'shipped', 'received', 'finished', 'cancelled'] as const).map(next),
      [['paid', 'cancelled'], ['shipped', 'cancelled'], ['received'], ['finished'], [], []],
    )
  })

  test('are told with their times, and with where the carrier is', async () => {
    const person = await depot.operator()
    const order_sn = await ordered(person)
    const before = await depot.ask(track, { order_sn }, person)
    assert.deepEqual([before.carrier, before.course_text], ['', '仓库还没有发货'])
    await depot.desk((context) =>
      shipperOf(order_sn)!.ship(context, {
        no: order_sn,
        carrier: 'linji',
        trackingNo: 'LJE1234567',
      }),
    )
    const { timeline, tracking_no } = await depot.ask(track, { order_sn }, person)
    assert.equal(tracking_no, 'LJE1234567')
    assert.deepEqual(
      timeline.map(({ text, done }) => [text, done]),
      [
        ['已下单', 1],
        ['付款或记账成功，等仓库发货', 1],
        ['仓库已发货', 1],
        ['已点数收货', 0],
        ['已入库，可以放进货道', 0],
      ],
    )
  })

  test('refuse what comes too early or too late', async () => {
    const person = await depot.operator()
    const order_sn = await ordered(person)
    const received = '1:96'
    assert.equal((await depot.call(confirm, { order_sn, received }, person)).error, 2011)
    await send(order_sn)
    await assert.rejects(send(order_sn))
    assert.equal((await depot.call(cancel, { order_sn }, person)).error, 2011)
    assert.equal((await depot.call(finish, { order_sn }, person)).error, 2011)
  })

  test('end with what the warehouse cannot send, and the money goes back', async () => {
    const person = await depot.operator()
    const order_sn = await ordered(person, 'money')
    await depot.desk((context) => deskCases.refill!.refuse!(context, order_sn, '缺货'))
    const { state, answer } = await depot.ask(detail, { order_sn }, person)
    assert.deepEqual([state, answer], ['cancelled', '缺货'])
    assert.deepEqual(await refundsOf(order_sn), [{ amount: four }])
  })
})

describe('what came', () => {
  test('is counted once, of two at once', async () => {
    const person = await depot.operator()
    const order_sn = await sent(person)
    const counts = ['1:96', '1:90'].map((received) =>
      depot.call(confirm, { order_sn, received }, person),
    )
    const errors = (await Promise.all(counts)).map(({ error }) => error)
    assert.equal(errors.filter((error) => error === 0).length, 1)
  })

  test('is refused where a line is missing or far too much came', async () => {
    const person = await depot.operator()
    const order_sn = await sent(person)
    for (const [received, error] of [
      ['2:96', 400],
      ['1:96,2:1', 400],
      ['1:96,1:96', 400],
      ['1:193', 2756],
    ] as const)
      assert.equal((await depot.call(confirm, { order_sn, received }, person)).error, error)
  })

  test('less than was paid for goes back once the warehouse agrees', async () => {
    const person = await depot.operator()
    const order_sn = await sent(person, 'money')
    const said = '有一箱进水了'
    const told = await depot.ask(confirm, { order_sn, received: '1:72', said }, person)
    assert.deepEqual([told.missing, told.difference, told.said], [28_80, 'open', said])
    const approve = () =>
      depot.desk((context) => deskCases.refillDifference!.approve(context, order_sn))
    const twice = await Promise.allSettled([approve(), approve()])
    assert.equal(twice.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.deepEqual(await refundsOf(order_sn), [{ amount: 28_80 }])
    assert.equal((await depot.ask(detail, { order_sn }, person)).difference, 'repaid')
  })

  test('less on account is owed no more; a no has its reason', async () => {
    const person = await depot.operator()
    const [one, other] = [await sent(person), await sent(person)]
    for (const order_sn of [one, other])
      await depot.ask(confirm, { order_sn, received: '1:95' }, person)
    await depot.desk((context) => deskCases.refillDifference!.approve(context, one))
    await depot.desk((context) => deskCases.refillDifference!.refuse!(context, other, '装车有照片'))
    assert.equal((await depot.ask(detail, { order_sn: one }, person)).owed, four - 1_20)
    const refused = await depot.ask(detail, { order_sn: other }, person)
    assert.deepEqual([refused.owed, refused.answer], [four, '装车有照片'])
  })

  test('more than was ordered is noted and costs nothing', async () => {
    const person = await depot.operator()
    const order_sn = await sent(person)
    const told = await depot.ask(confirm, { order_sn, received: '1:97' }, person)
    assert.deepEqual([told.missing, told.difference, told.owed], [0, 'noted', four])
  })

  test('is worth its part of the price, a broken cent to who paid', () => {
    assert.equal(missingOf([{ units: 3, received: 2, amount: 100 }]), 34)
    assert.equal(missingOf([{ units: 3, received: 5, amount: 100 }]), 0)
    assert.equal(missingOf([{ units: 3, received: 0, amount: 100 }]), 100)
  })
})

describe('a van', () => {
  test('is loaded by what came, and unloaded into slots', async () => {
    const person = await depot.operator()
    const { machineId } = await depot.machine(person)
    const { slotNo } = await depot.slot(machineId, { stock: 2, capacity: 20 })
    const order_sn = await inVan(person)
    const [item] = (await depot.ask(stock, {}, person)).list
    assert.deepEqual([item!.left, item!.slots[0]!.room], [96, 18])
    const where = { machine_id: machineId, slot_no: slotNo, supply_key: 'water' }
    const done = await depot.ask(put, { ...where, units: 10 }, person)
    assert.deepEqual(done, { stock: 12, left: 86 })
    const [line] = (await depot.ask(detail, { order_sn }, person)).lines
    assert.deepEqual([line!.received, line!.loaded], [96, 10])
    assert.equal((await depot.call(put, { ...where, units: 9 }, person)).error, 2209)
    assert.equal((await depot.call(put, { ...where, units: 200 }, person)).error, 2757)
  })

  test('gives each piece once, to two at once and to one tap that comes twice', async () => {
    const person = await depot.operator()
    const { machineId } = await depot.machine(person)
    const slots = [1, 2].map(() => depot.slot(machineId, { stock: 0, capacity: 90 }))
    const [one, other] = await Promise.all(slots)
    await inVan(person)
    const into = (slot_no: string, nonce?: string) => {
      const given = { machine_id: machineId, slot_no, supply_key: 'water', units: 60 }
      return depot.call(put, given, person, nonce)
    }
    const nonce = someNonce()
    const at = [into(one!.slotNo, nonce), into(other!.slotNo), into(one!.slotNo, nonce)]
    await Promise.all(at)
    assert.equal((await depot.ask(stock, {}, person)).list[0]!.left, 36)
  })

  test('takes the oldest first, over two orders', async () => {
    const person = await depot.operator()
    const { machineId } = await depot.machine(person)
    const { slotNo } = await depot.slot(machineId, { stock: 0, capacity: 150 })
    const orders = [await inVan(person), await inVan(person)]
    const where = { machine_id: machineId, slot_no: slotNo, supply_key: 'water' }
    await depot.ask(put, { ...where, units: 120 }, person)
    const loaded = await Promise.all(
      orders.map(
        async (order_sn) => (await depot.ask(detail, { order_sn }, person)).lines[0]!.loaded,
      ),
    )
    assert.equal(loaded[0]! + loaded[1]!, 120)
    assert.ok(loaded.includes(96))
  })

  test('goes into no other operator’s machine, nor where other goods stand', async () => {
    const [person, other] = [await depot.operator(), await depot.operator()]
    await inVan(person)
    const theirs = await depot.machine(other)
    const { slotNo } = await depot.slot(theirs.machineId, { stock: 0 })
    const mine = await depot.machine(person)
    const milk = await depot.slot(mine.machineId, { stock: 0, title: '纯牛奶 250ml' })
    const given = { supply_key: 'water', units: 1 }
    const their = { ...given, machine_id: theirs.machineId, slot_no: slotNo }
    assert.equal((await depot.call(put, their, person)).error, 404)
    const wrong = { ...given, machine_id: mine.machineId, slot_no: milk.slotNo }
    assert.equal((await depot.call(put, wrong, person)).error, 400)
    assert.equal((await depot.ask(stock, {}, other)).list.length, 0)
  })
})
