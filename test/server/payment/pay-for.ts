import type { House } from '../harness/openHouse'
import type { Sending } from '../harness/request'

/** As whoever stands at our own cashier and pays there. */
export const payAt = (house: Pick<House, 'app'>, url: string) =>
  house.app.inject({
    method: 'POST',
    url,
    payload: 'outcome=pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** Pays what an order still asks for in money. */
export async function payFor(house: House, by: Sending, orderSn: string) {
  const wish = { order_sn: orderSn, way: 'h5' as const }
  const { url } = await house.ask('/tp5/api/OrderPay/gateway', wish, by)
  await payAt(house, String(url))
}
