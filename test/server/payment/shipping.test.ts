import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { packedOrders } from '@server/areas/order/ship-order'
import { carryOut } from '@server/command/run'
import { deskCommand } from '@server/desk/command'
import { readRequest } from '@server/desk/request'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'
import { verified } from '../identity/verified'
import { drawn, somePrize } from '../campaign/campaigns'
import { newGoods } from '../catalogue/goods'
import { worthOf } from '../catalogue/shop'
import { sweepNow } from '../harness/jobs'
import { newBuyer } from '../harness/people'
import { type Fleet, openFleet } from '../machine/fleet'
import { type MiniProgram, miniProgram, startWechat, type Wechat } from './mini-program'
import { openTill, type Till } from './till'

let wechat: Wechat
before(async () => {
  wechat = await startWechat()
})
after(() => wechat.close())

const typeOf = (transactionId: string) =>
  wechat.shipping.recorded.get(transactionId)?.logistics_type

describe('at a machine', () => {
  let fleet: Fleet
  let mini: MiniProgram
  before(async () => {
    fleet = await openFleet({ env: wechat.env })
    mini = miniProgram(fleet, wechat)
  })
  after(() => fleet.close())

  /** Something is paid for; the machine has been told to turn its slot. */
  async function bought() {
    const { slot, machineSn } = await fleet.machine({}, { money: 350 })
    const person = await fleet.person()
    const { order_sn } = await fleet.hold(person, slot)
    return { device: fleet.device(machineSn), ...(await mini.pay(person, order_sn)) }
  }

  test('what came out is recorded as fetched, once', async () => {
    const { device, payment_no, transactionId } = await bought()
    const [command] = await device.commands()
    await mini.recordLater(61)
    assert.equal(typeOf(transactionId), undefined, 'nothing came out yet')
    await device.result(command!.command_no, 'delivered')
    await mini.recordLater()
    assert.equal(typeOf(transactionId), 4)
    assert.equal((await mini.row(payment_no)).state, 'recorded')
    const asked = wechat.shipping.asked()
    await mini.recordLater()
    assert.equal(wechat.shipping.asked(), asked)
  })

  test('what did not come out goes back, and is not recorded', async () => {
    const { device, payment_no, transactionId } = await bought()
    const [command] = await device.commands()
    await device.result(command!.command_no, 'failed', '卡住')
    await mini.recordLater()
    assert.equal(typeOf(transactionId), undefined)
    assert.equal((await mini.row(payment_no)).state, 'dropped')
  })
})

describe('in a campaign', () => {
  let place: CampaignHouse
  let mini: MiniProgram
  before(async () => {
    place = await openCampaignHouse({ env: wechat.env })
    mini = miniProgram(place, wechat)
  })
  after(() => place.close())

  async function bought(campaign: object) {
    const key = await place.campaign(campaign)
    const buyer = await verified(place.house, await newBuyer(place.house, {}))
    const { order_sn } = await place.ask('/user/vip/makeVipOrder', { key, pay: 'money' }, buyer)
    return { buyer, order_sn, ...(await mini.pay(buyer, order_sn)) }
  }

  test('a box is recorded as granted when it is opened', async () => {
    const { buyer, order_sn, transactionId } = await bought(drawn)
    await mini.recordLater()
    assert.equal(typeOf(transactionId), undefined)
    await place.ask('/tp5/api/Campaign/open', { order_sn }, buyer)
    await mini.recordLater()
    assert.equal(typeOf(transactionId), 3)
  })

  test('a prize that is posted is recorded when its own parcel is sent', async () => {
    await newGoods(place.house.database, { title: '盲盒马克杯' })
    const gives = { type: 'goods', goods: '盲盒马克杯' }
    const prizes = [somePrize({ weight: 1, gives })]
    const { buyer, order_sn, transactionId } = await bought({ ...drawn, prizes })
    const { receipt_id } = await place.ask('/tp5/api/Campaign/open', { order_sn }, buyer)
    await mini.recordLater()
    const wish = { receipt_id, address_id: buyer.addressId }
    await place.ask('/tp5/api/Campaign/address', wish, buyer)
    await mini.recordLater()
    assert.equal(typeOf(transactionId), undefined)
    place.later(31 * 60)
    await sweepNow(place.house.database, packedOrders, place.now())
    await mini.recordLater()
    assert.equal(typeOf(transactionId), 2)
  })
})

describe('in the shop', () => {
  let till: Till
  let mini: MiniProgram
  before(async () => {
    const anyCarrier = {
      LOGISTICS_PROVIDER: 'kuaidi100',
      KUAIDI100_CUSTOMER: 'customer',
      KUAIDI100_KEY: 'key',
    }
    till = await openTill({ ...wechat.env, ...anyCarrier })
    mini = miniProgram(till, wechat)
  })
  after(() => till.close())
  afterEach(() => mini.recordLater())

  const desk = async (...words: string[]) =>
    (await carryOut(deskCommand, till.house, readRequest([...words, '--by', '沈静']))).join('\n')

  async function paid(given: Parameters<Till['goods']>[0] = {}) {
    const person = await till.buyer()
    const order_sn = await till.order(person, await till.goods(given))
    return { person, order_sn, ...(await mini.pay(person, order_sn)) }
  }
  const coupon = { kind: 'coupon', facts: { worth: worthOf({ face: 500, uses: 1 }) } } as const

  test('a parcel is recorded with its number when a carrier has it', async () => {
    const { order_sn, transactionId } = await paid({ title: '搪瓷缸' })
    await mini.recordLater()
    assert.equal(typeOf(transactionId), undefined)
    await desk('ship', order_sn, 'yunda', 'YD4200000042')
    await mini.recordLater()
    const { logistics_type, shipping_list } = wechat.shipping.recorded.get(transactionId)!
    assert.equal(logistics_type, 1)
    assert.deepEqual(shipping_list, [
      {
        item_desc: '搪瓷缸×1',
        tracking_no: 'YD4200000042',
        express_company: 'YD',
      },
    ])
  })

  test('of its receiver the last digits are told where the carrier asks for them', async () => {
    const { order_sn, transactionId } = await paid()
    await desk('ship', order_sn, 'shunfeng', 'SF4200000042')
    await mini.recordLater()
    const [parcel] = wechat.shipping.recorded.get(transactionId)!.shipping_list
    assert.deepEqual(parcel?.contact, { receiver_contact: '139****5678' })
  })

  test('a parcel of our own carrier is recorded as brought', async () => {
    const { transactionId } = await paid()
    till.later(31 * 60)
    await sweepNow(till.database, packedOrders, till.now())
    await mini.recordLater()
    assert.equal(typeOf(transactionId), 2)
  })

  test('what is granted at once is recorded after the minute that WeChat needs', async () => {
    const { transactionId } = await paid(coupon)
    await mini.record()
    assert.equal(typeOf(transactionId), undefined)
    await mini.recordLater(61)
    assert.equal(typeOf(transactionId), 3)
  })

  test('what was paid anywhere else than in the mini program is not', async () => {
    const person = await till.buyer()
    const order_sn = await till.order(person, await till.goods(coupon))
    const { payment_no } = await till.open(person, order_sn, 'h5')
    wechat.pay.pay(payment_no)
    await till.hear(await wechat.pay.tell(payment_no))
    assert.equal((await till.detail(person, order_sn)).state, 'paid')
    assert.equal(await mini.row(payment_no), undefined)
  })

  test('two servers that look at the same moment tell once', async () => {
    const { transactionId } = await paid(coupon)
    const asked = wechat.shipping.asked()
    till.later(61)
    await Promise.all([mini.record(), mini.record()])
    assert.equal(typeOf(transactionId), 3)
    assert.equal(wechat.shipping.asked(), asked + 1)
  })

  test('whose server died before it heard the answer is recorded once', async () => {
    const { payment_no } = await paid(coupon)
    wechat.shipping.loseNext()
    await mini.recordLater(61)
    const { state, lastError } = await mini.row(payment_no)
    assert.equal(state, 'waiting')
    assert.notEqual(lastError, '')
    await mini.recordLater()
    assert.equal((await mini.row(payment_no)).state, 'recorded')
  })

  test('the payer is who paid, whoever the account belongs to by then', async () => {
    const { person, transactionId } = await paid(coupon)
    await till.database.pool.query('delete from wechat_accounts where user_id = $1', [
      person.userId,
    ])
    await mini.recordLater()
    const openid = `o-${person.userId}`
    assert.equal(wechat.shipping.recorded.get(transactionId)?.payer.openid, openid)
  })

  test('what WeChat refuses waits for a person, who has it told again', async () => {
    const { payment_no, order_sn, transactionId } = await paid(coupon)
    wechat.shipping.failNext(10060031)
    await mini.recordLater()
    assert.match(await desk('list'), new RegExp(`${payment_no}.*${order_sn}.*手动录入`))
    assert.match(await desk('show', 'shipping', payment_no), /10060031/)
    await desk('approve', 'shipping', payment_no)
    till.later(1)
    await mini.record()
    assert.equal(typeOf(transactionId), 3)
    assert.ok(!(await desk('list')).includes(payment_no))
    await assert.rejects(desk('approve', 'shipping', payment_no), /微信已录入/)
  })

  test('or has recorded it in the console', async () => {
    const { payment_no, transactionId } = await paid(coupon)
    wechat.shipping.failNext(10060004)
    await mini.recordLater()
    await desk('settle', 'shipping', payment_no, '--note', '后台录入了')
    await mini.recordLater()
    assert.equal(typeOf(transactionId), undefined)
    assert.match(await desk('show', 'shipping', payment_no), /已由人在小程序后台录入/)
  })

  test('what WeChat does not know is asked for an hour, what is not answered for a day', async () => {
    const unknown = await paid(coupon)
    wechat.shipping.failNext(10060001)
    await mini.recordLater()
    assert.equal((await mini.row(unknown.payment_no)).state, 'waiting')
    wechat.shipping.failNext(10060001)
    await mini.recordLater(3600)
    assert.equal((await mini.row(unknown.payment_no)).state, 'refused')
    const unanswered = await paid(coupon)
    wechat.shipping.failNext(48001)
    await mini.recordLater(3700)
    assert.equal((await mini.row(unanswered.payment_no)).state, 'waiting')
    wechat.shipping.failNext(48001)
    await mini.recordLater(24 * 3600)
    assert.equal((await mini.row(unanswered.payment_no)).state, 'refused')
  })

  test('what was refunded needs no person any more', async () => {
    const { payment_no, person, order_sn } = await paid(coupon)
    wechat.shipping.failNext(10060031)
    await mini.recordLater()
    await till.cancel(person, order_sn)
    assert.ok(!(await desk('list')).includes(payment_no))
  })
})
