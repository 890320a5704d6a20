import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { carryOut } from '@server/command/run'
import { loadConfig } from '@server/config'
import { deskCommand } from '@server/desk/command'
import { readRequest } from '@server/desk/request'
import { createGuard } from '@server/providers/guard'
import { limits } from '@server/providers/limits'
import { createLogistics } from '@server/providers/logistics/logistics'
import { newGoods } from '../catalogue/goods'
import { jobsOf, runJobs } from '../harness/jobs'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer } from '../harness/people'
import { type Kuaidi100Fake, startKuaidi100Fake } from './kuaidi100-fake'

let fake: Kuaidi100Fake
let house: House
before(async () => {
  fake = await startKuaidi100Fake()
  house = await openHouse({ seeded: false, env: fake.env })
})
after(async () => {
  await house.close()
  await fake.close()
})

const provider = (env = {}) =>
  createLogistics(
    loadConfig({ DATA_DIR: temporaryDataDir(), ...fake.env, ...env }).providers.logistics,
    createGuard(limits.logistics),
  )

const parcel = (trackingNo: string, carrier = 'shunfeng') => ({
  carrier,
  trackingNo,
  shippedAt: new Date(),
  deliveredAt: null,
  city: '杭州市',
  district: '余杭区',
  phone: '13912345678',
})

const scans = [
  { ftime: '2026-11-21 09:30:00', context: '快件已到达余杭网点', areaName: '浙江,杭州市' },
  { ftime: '2026-11-20 20:10:00', context: '顺丰速运已收取快件' },
]

describe('Kuaidi100', () => {
  test('tells the course in the time of Beijing, the latest first', async () => {
    fake.scan('shunfeng', 'SF1000001', '1001', scans)
    const { carrier, stateText, course } = await provider().track(parcel('SF1000001'), new Date())
    assert.deepEqual([carrier.name, stateText], ['顺丰速运', '已揽收'])
    assert.deepEqual(course, [
      { at: new Date('2026-11-21T01:30:00Z'), text: '快件已到达余杭网点', place: '浙江,杭州市' },
      { at: new Date('2026-11-20T12:10:00Z'), text: '顺丰速运已收取快件', place: '' },
    ])
  })

  test('is asked for a parcel once in half an hour', async () => {
    fake.scan('yunda', 'YD1000002', '3', scans)
    const [start, now] = [fake.asked(), Date.now()]
    const look = (minutes: number) =>
      provider().track(parcel('YD1000002', 'yunda'), new Date(now + minutes * 60_000))
    for (const minutes of [0, 10, 29]) await look(minutes)
    assert.equal(fake.asked(), start + 1)
    await look(31)
    assert.equal(fake.asked(), start + 2)
  })

  test('has not seen every parcel yet, which is no failure; a wrong key is one', async () => {
    const { stateText, course } = await provider().track(parcel('SF1000003'), new Date())
    assert.deepEqual([stateText, course], ['待揽收', []])
    const wrong = provider({ KUAIDI100_KEY: 'old' })
    await assert.rejects(wrong.track(parcel('SF1000004'), new Date()), /503/)
  })

  test('is asked about a number that it declines once in ten minutes', async () => {
    const wrong = provider({ KUAIDI100_KEY: 'older' })
    const [start, now] = [fake.asked(), Date.now()]
    const look = (minutes: number) =>
      wrong.track(parcel('SF1000009'), new Date(now + minutes * 60_000))
    for (const minutes of [0, 1, 9]) await assert.rejects(look(minutes), /503/)
    assert.equal(fake.asked(), start + 1)
    await assert.rejects(look(11), /503/)
    assert.equal(fake.asked(), start + 2)
  })

  test('needs its settings', () => {
    const bare = { DATA_DIR: temporaryDataDir(), LOGISTICS_PROVIDER: 'kuaidi100' }
    assert.throws(() => loadConfig(bare), /KUAIDI100_CUSTOMER is needed/)
  })
})

describe('a parcel that a person hands over', () => {
  const desk = (words: string[]) => carryOut(deskCommand, house, readRequest(words))
  async function ordered({ token, addressId }: Buyer) {
    const goods_id = await newGoods(house.database)
    const wish = { goods_id, exchange_type: 1 as const, number: 1 }
    const { ticket } = await house.ask('/tp5/api/ExchangeShop/check', wish, { token })
    const form = { ticket, address_id: addressId }
    return (await house.ask('/tp5/api/ExchangeShop/exchange', form, { token })).order_sn
  }

  const service = '/tp5/api/OrderSaleService'

  /** Goods that have arrived and are to be exchanged. */
  async function applied(buyer: Buyer) {
    const sending = { token: buyer.token }
    const order_sn = await ordered(buyer)
    await desk(['ship', order_sn, 'yunda', 'YD2000001', '--by', '王师傅'])
    await house.ask('/user/orderpoints/finish', { order_sn }, sending)
    const why = { reason: 'other' as const, description: '杯口有缺口' }
    const form = { order_sn, kind: 'exchange' as const, number: 1, ...why }
    return (await house.ask(`${service}/apply`, form, sending)).after_sale_no
  }

  test('is on its way with who sent it, once, and its owner sees where it is', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const order_sn = await ordered(buyer)
    const ship = (order: string, carrier: string) =>
      desk(['ship', order, carrier, 'SF1000005', '--by', '王师傅'])
    await assert.rejects(ship(order_sn, 'pigeon'), /快递公司应为/)
    await assert.rejects(ship('LJ1', 'shunfeng'), /没有找到这个订单/)
    assert.deepEqual(await ship(order_sn, 'shunfeng'), [`已发货：${order_sn}，顺丰速运 SF1000005`])
    await assert.rejects(ship(order_sn, 'shunfeng'), /只有待发货/)
    const records = await desk(['records'])
    assert.ok(records.some((line) => line.includes(`王师傅 通过  parcel ${order_sn}`)))

    fake.scan('shunfeng', 'SF1000005', '5', scans)
    const path = '/tp5/api/ExchangeOrder/logisticsInfo'
    const seen = await house.ask(path, { order_sn }, { token: buyer.token })
    assert.deepEqual(
      [seen.carrier, seen.carrier_phone, seen.tracking_no, seen.state_text, seen.course.length],
      ['顺丰速运', '95338', 'SF1000005', '派送中', 2],
    )
  })

  test('is waited for until ten days after it was handed over, as its carrier says', async () => {
    const buyer = await newBuyer(house, { points: 2000 })
    const { token } = buyer
    const detail = '/tp5/api/ExchangeOrder/detail'
    const receiveBy = async (order_sn: string) => {
      const { receive_by } = await house.ask(detail, { order_sn }, { token })
      return new Date(receive_by!).getTime()
    }
    const [arrived, underWay] = [await ordered(buyer), await ordered(buyer)]
    const numbers = { [arrived]: 'YD3000001', [underWay]: 'YD3000002' }
    for (const [no, number] of Object.entries(numbers))
      await desk(['ship', no, 'yunda', number, '--by', '王师傅'])
    const day = 24 * 3600_000
    const first = await receiveBy(arrived)
    const signed = Math.floor((first - 4 * day) / 1000) * 1000
    const beijing = new Date(signed + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')
    fake.scan('yunda', 'YD3000001', '304', [{ ftime: beijing, context: '已放入丰巢柜' }])
    fake.scan('yunda', 'YD3000002', '0', scans)
    const asking = jobsOf(house.config, 'order').filter(({ name }) => /ask carriers/.test(name))
    await runJobs(house, asking, new Date(first - 3 * day))
    assert.equal(await receiveBy(arrived), first, 'nobody is asked before its time is nearly over')

    const later = new Date(first - day / 2)
    await runJobs(house, asking, later)
    assert.equal(await receiveBy(arrived), signed + 10 * day)
    assert.equal(
      Math.round((await receiveBy(underWay)) / 1000),
      Math.round((+later + 2 * day) / 1000),
    )
    const { timeline } = await house.ask(detail, { order_sn: arrived }, { token })
    assert.ok(timeline.some(({ text, done }) => text === '快递已送达' && done === 1))
    const asked = fake.asked()
    await runJobs(house, asking, later)
    assert.equal(fake.asked(), asked, 'what is known is not asked again')
  })

  test('holds what is sent in exchange, once the goods are back', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const sending = { token: buyer.token }
    const no = await applied(buyer)
    const ship = (number: string) => desk(['ship', no, 'shunfeng', number, '--by', '王师傅'])
    const approve = () => desk(['approve', 'after-sale', no, '--by', '王师傅'])
    await assert.rejects(ship('SF2000002'), /顾客还没有寄回商品/)
    await approve()
    const longest = 'S'.repeat(32)
    const back = { after_sale_no: no, carrier: '圆通', tracking_no: longest }
    await house.ask(`${service}/sendBack`, back, sending)
    await assert.rejects(approve(), new RegExp(`再登记单号：ship ${no}`))
    assert.match(
      (await desk(['show', 'after-sale', no])).join(),
      /不能直接通过：验收，发出新商品后，用 ship/,
    )
    assert.throws(() => readRequest(['ship', no, 'shunfeng', `${longest}S`, '--by', '王师傅']), {
      message: '快递单号是 6 到 32 位字母或数字',
    })
    assert.deepEqual(await ship('SF2000002'), [`已发货：${no}，顺丰速运 SF2000002`])
    await assert.rejects(ship('SF2000003'), /换货已发出/)

    fake.scan('shunfeng', 'SF2000002', '5', scans)
    const seen = await house.ask(`${service}/detail`, { after_sale_no: no }, sending)
    assert.deepEqual(
      [seen.state, seen.parcel?.carrier, seen.parcel?.tracking_no, seen.parcel?.state_text],
      ['resent', '顺丰速运', 'SF2000002', '派送中'],
    )
    assert.match((await desk(['show', 'after-sale', no])).join(), /王师傅 通过/)
  })

  test('that cannot be followed now keeps nobody from their after-sale', async () => {
    const buyer = await newBuyer(house, { points: 1000 })
    const sending = { token: buyer.token }
    const no = await applied(buyer)
    await desk(['approve', 'after-sale', no, '--by', '王师傅'])
    const back = { after_sale_no: no, carrier: '圆通', tracking_no: 'YT2000005' }
    await house.ask(`${service}/sendBack`, back, sending)
    await desk(['ship', no, 'yunda', 'YD2000004', '--by', '王师傅'])
    fake.scan('yunda', 'YD2000004', '5', [{ ftime: '' } as never])
    const { state, parcel } = await house.ask(`${service}/detail`, { after_sale_no: no }, sending)
    assert.equal(state, 'resent')
    assert.deepEqual([parcel?.tracking_no, parcel?.state_text], ['YD2000004', '物流信息暂时查不到'])
  })

  test('is not sent by itself', async () => {
    const { token, ...buyer } = await newBuyer(house, { points: 1000 })
    const order_sn = await ordered({ token, ...buyer })
    const now = new Date(Date.now() + 3600_000)
    await runJobs(house, jobsOf(house.config, 'order'), now)
    const { state } = await house.ask('/tp5/api/ExchangeOrder/detail', { order_sn }, { token })
    assert.equal(state, 'paid')
  })
})
