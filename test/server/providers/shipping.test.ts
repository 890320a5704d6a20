import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { loadConfig } from '@server/config'
import type { Db } from '@server/database/database'
import { createGuard } from '@server/providers/guard'
import { limits } from '@server/providers/limits'
import { carriers, ownCarrier } from '@server/providers/logistics/carriers'
import { expressCompany } from '@server/providers/shipping/express'
import {
  createShipping,
  type Shipment,
  type ShippingProvider,
} from '@server/providers/shipping/shipping'
import { startWechatPayFake } from '../payment/wechat-pay-fake'
import { type ShippingFake, startShippingFake } from './shipping-fake'

let fake: ShippingFake
let payFake: Awaited<ReturnType<typeof startWechatPayFake>>
let provider: ShippingProvider
let nth = 0

before(async () => {
  payFake = await startWechatPayFake()
  fake = await startShippingFake()
})
after(async () => {
  await fake.close()
  await payFake.close()
})
beforeEach(() => {
  const { providers } = loadConfig({ ...payFake.env, ...fake.env, NODE_ENV: 'test' })
  provider = createShipping(providers, createGuard(limits.wechat), {} as Db)
})

function someShipment(given: Partial<Shipment> = {}): Shipment {
  const shipment: Shipment = {
    transactionId: `42000${++nth}`,
    openid: 'o-payer',
    title: '搪瓷缸×1',
    delivery: { by: 'grant' },
    at: new Date('2026-11-20T01:12:30.456Z'),
    ...given,
  }
  fake.learn(shipment.transactionId, 'o-payer')
  return shipment
}

describe('shipping records', () => {
  test('say what WeChat documents of a right that was granted', async () => {
    const shipment = someShipment()
    assert.deepEqual(await provider.record(shipment), { verdict: 'recorded' })
    assert.deepEqual(fake.recorded.get(shipment.transactionId), {
      order_key: { order_number_type: 2, transaction_id: shipment.transactionId },
      logistics_type: 3,
      delivery_mode: 1,
      shipping_list: [{ item_desc: '搪瓷缸×1' }],
      upload_time: '2026-11-20T09:12:30+08:00',
      payer: { openid: 'o-payer' },
    })
  })

  test('name carrier, number and receiver of a parcel', async () => {
    const parcel = { company: 'SF', trackingNo: 'SF1', receiver: '139****5678' }
    const shipment = someShipment({ delivery: { by: 'express', ...parcel } })
    await provider.record(shipment)
    const { logistics_type, shipping_list } = fake.recorded.get(shipment.transactionId)!
    assert.equal(logistics_type, 1)
    assert.deepEqual(shipping_list, [
      {
        item_desc: '搪瓷缸×1',
        tracking_no: 'SF1',
        express_company: 'SF',
        contact: { receiver_contact: '139****5678' },
      },
    ])
  })

  for (const [by, number] of [
    ['rider', 2],
    ['pickup', 4],
  ] as const) {
    test(`have type ${number} where it is given by ${by}`, async () => {
      const shipment = someShipment({ delivery: { by } })
      await provider.record(shipment)
      assert.equal(fake.recorded.get(shipment.transactionId)?.logistics_type, number)
    })
  }

  test('cut a title that is too long, between letters', async () => {
    const shipment = someShipment({ title: '🎁'.repeat(130) })
    assert.deepEqual(await provider.record(shipment), { verdict: 'recorded' })
    const [parcel] = fake.recorded.get(shipment.transactionId)!.shipping_list
    assert.equal(parcel?.item_desc, '🎁'.repeat(120))
  })

  test('are there when WeChat says so, whoever recorded them', async () => {
    const shipment = someShipment()
    await provider.record(shipment)
    assert.deepEqual(await provider.record(shipment), { verdict: 'recorded' })
    for (const code of [10060003, 10060023]) {
      fake.failNext(code)
      assert.deepEqual(await provider.record(shipment), { verdict: 'recorded' })
    }
  })

  test('wait for WeChat to learn of a payment', async () => {
    const told = await provider.record({ ...someShipment(), transactionId: 'T-unheard' })
    assert.deepEqual(told, { verdict: 'unknown', words: '10060001 支付单不存在' })
  })

  test('are refused for good where asking again changes nothing', async () => {
    const stranger = await provider.record(someShipment({ openid: 'o-stranger' }))
    assert.equal(stranger.verdict, 'refused')
    assert.equal((await provider.record(someShipment({ title: '' }))).verdict, 'refused')
  })

  test('are no answer where WeChat is busy or does not let us', async () => {
    for (const code of [-1, 10060012, 48001]) {
      fake.failNext(code)
      await assert.rejects(provider.record(someShipment()), new RegExp(String(code)))
    }
  })

  test('are sent with one token for as long as it is good', async () => {
    await provider.record(someShipment())
    const before = fake.tokens()
    await provider.record(someShipment())
    assert.equal(fake.tokens(), before)
    fake.endTokens()
    await assert.rejects(provider.record(someShipment()), /40001/)
    assert.deepEqual(await provider.record(someShipment()), { verdict: 'recorded' })
    assert.equal(fake.tokens(), before + 1)
  })
})

test('WeChat has a name for every carrier but our own', () => {
  for (const key of Object.keys(carriers)) assert.match(expressCompany(key) ?? '', /^[A-Z]+$/, key)
  assert.equal(expressCompany(ownCarrier.key), undefined)
})
