import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type House, openHouse } from '../harness/openHouse'
import { callOverHttp } from '../harness/overHttp'
import { newBuyer } from '../harness/people'
import { newGoods } from './goods'

const check = '/tp5/api/ExchangeShop/check'
const exchange = '/tp5/api/ExchangeShop/exchange'

let house: House
let url: string
before(async () => {
  house = await openHouse({ seeded: false })
  url = await house.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => house.close())

test('200 buyers for 10 pieces: ten are sold, and every book agrees', async () => {
  const goodsId = await newGoods(house.database, { points: 100, stock: 10 })
  const buyers = await Promise.all(
    Array.from({ length: 200 }, () => newBuyer(house, { points: 150 })),
  )
  const wish = { goods_id: goodsId, exchange_type: 1 as const, number: 1 }
  const tickets = await Promise.all(
    buyers.map(async ({ token }) => {
      const reply = await callOverHttp(url, house.config, check, wish, { token })
      assert.equal(reply.error, 0, reply.message)
      return reply.data.ticket
    }),
  )

  const replies = await Promise.all(
    buyers.map(({ token, addressId }, nth) =>
      callOverHttp(
        url,
        house.config,
        exchange,
        { ticket: tickets[nth]!, address_id: addressId },
        { token },
      ),
    ),
  )
  const count = (code: number) => replies.filter(({ error }) => error === code).length
  assert.deepEqual([count(0), count(2001)], [10, 190])

  const { rows } = await house.database.pool.query(`
    select
      (select stock from exchange_stock) as stock,
      (select sold from exchange_stock) as sold,
      (select count(*) from exchange_orders) as orders,
      (select sum(bought) from exchange_purchases) as bought,
      (select count(*) from exchange_tickets where spent_at is not null) as spent,
      (select sum(amount) from wallet_entries) as ledger,
      (select sum(balance) from wallet_accounts) as held,
      (select sum(income) - sum(outgo) from wallet_days) as days`)
  assert.deepEqual(rows[0], {
    stock: 0,
    sold: 10,
    orders: 10,
    bought: 10,
    spent: 10,
    ledger: '0',
    held: String(200 * 150 - 10 * 100),
    days: String(200 * 150 - 10 * 100),
  })
})
