import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In, Path } from '@contract/api'
import { noWorth } from '@server/areas/holding/kinds'
import type { Buyer } from '../harness/people'
import { onAndroid, onIos } from '../harness/platforms'
import type { Sending } from '../harness/request'
import { openTill, type Till } from './till'

const gateway = '/tp5/api/OrderPay/gateway'
const detail = '/tp5/api/OrderPay/detail'

let till: Till
before(async () => {
  till = await openTill()
})
after(() => till.close())

const from = <P extends Path>(where: Sending, path: P, input: In<P>, { token }: Buyer) =>
  till.house.call(path, input, { token, ...where })

describe('an order of what nobody can touch, placed elsewhere', () => {
  const place = async () => {
    const buyer = await till.buyer()
    const goodsId = await till.goods({ kind: 'digital', facts: { worth: noWorth } })
    return { buyer, order_sn: await till.order(buyer, goodsId) }
  }

  test('is not paid in the mini program on iOS, and begins no payment', async () => {
    const { buyer, order_sn } = await place()
    const refused = await from(onIos, gateway, { order_sn, way: 'mini' }, buyer)
    assert.deepEqual([refused.error, refused.data], [2020, null])
    assert.deepEqual(await till.paymentsOf(order_sn), [])
    const looked = await from(onIos, detail, { order_sn }, buyer)
    assert.deepEqual([looked.error, looked.data], [2020, null])
  })

  test('is paid on Android, and told of on iOS once nothing waits', async () => {
    const { buyer, order_sn } = await place()
    assert.equal((await from(onAndroid, gateway, { order_sn, way: 'mini' }, buyer)).error, 0)
    await till.cancel(buyer, order_sn)
    assert.equal((await from(onIos, detail, { order_sn }, buyer)).error, 0)
  })
})

test('a parcel is paid on iOS as everywhere', async () => {
  const buyer = await till.buyer()
  const order_sn = await till.order(buyer, await till.goods())
  assert.equal((await from(onIos, gateway, { order_sn, way: 'mini' }, buyer)).error, 0)
})
