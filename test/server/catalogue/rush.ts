import assert from 'node:assert/strict'
import { mixOf } from '@server/areas/order/price'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { callOverHttp } from '../harness/overHttp'
import type { Buyer } from '../harness/people'
import { inLanes, timed } from '../harness/crowding'
import { atCashier, cashierBooks } from '../payment/at-cashier'
import { findMoneyWrongs } from '../payment/wrongs'
import { newCrowd } from './crowd'
import { newGoods } from './goods'
import { createPersistence } from './persistence'
import { findWrongs } from './wrongs'

const check = '/tp5/api/ExchangeShop/check'
const exchange = '/tp5/api/ExchangeShop/exchange'

/** For points, for points and money, for all three, and for money alone: a quarter of the people each. */
const ways = [
  { points: 100, gold: 0, money: 0 },
  { points: 50, gold: 0, money: 490 },
  { points: 30, gold: 5, money: 290 },
  { points: 0, gold: 0, money: 990 },
]
const purse = { points: 150, gold: 20 }
/** So many look at the goods at a time before the sale begins. */
const lookers = 100

interface Place {
  url: string
  database: Database
  config: Config
}

/**
 * Everybody has a ticket in hand, and all of them ask for the few pieces at the same moment. Who got one for money
 * pays it, all at once and each of them twice.
 */
export async function rush(place: Place, { buyers, pieces }: { buyers: number; pieces: number }) {
  const { url, database, config } = place
  const goodsId = await newGoods(database, { ways, stock: pieces })
  const people = await newCrowd(place, buyers, purse.points, purse.gold)
  const lookTimes: number[] = []
  const tickets = await inLanes(lookers, people, async ({ token }, nth) => {
    const exchange_type = mixOf(ways[nth % ways.length]!)
    const wish = { goods_id: goodsId, exchange_type, number: 1 }
    const { took, reply } = await timed(() => callOverHttp(url, config, check, wish, { token }))
    assert.equal(reply.error, 0, reply.message)
    lookTimes.push(took)
    return reply.data.ticket
  })

  const buy = ({ token, addressId }: Buyer, nth: number) => {
    const form = { ticket: tickets[nth]!, address_id: addressId }
    return timed(() => callOverHttp(url, config, exchange, form, { token }))
  }
  const { took: seconds, reply: answers } = await timed(() => Promise.all(people.map(buy)))
  const told = new Map<number, number>()
  for (const { reply } of answers) told.set(reply.error, (told.get(reply.error) ?? 0) + 1)
  const sold = answers.flatMap(({ reply: { error, data } }, nth) =>
    error === 0 && data.money > 0 ? [{ ...data, buyer: people[nth]! }] : [],
  )
  const payTimes = await payTwice(place, sold)
  const owed = sold.map(({ order_sn, money }) => [order_sn, money] as const)
  assert.deepEqual(await cashierBooks(database), Object.fromEntries(owed))
  assert.deepEqual(await findMoneyWrongs(database), [])
  assert.deepEqual(await findWrongs(database), [])
  return {
    goodsId,
    /** How many were answered with which code. */
    told,
    lookTimes,
    buyTimes: answers.map(({ took }) => took),
    /** Of those who paid money: from the opening of the cashier until it is through. */
    payTimes,
    seconds: seconds / 1000,
    books: await booksOf(database, goodsId),
  }
}

async function payTwice(
  { url, config }: Place,
  sold: readonly { order_sn: string; buyer: Buyer }[],
) {
  const { open, pay } = atCashier(
    createPersistence(() => url, config),
    () => url,
  )
  const paid = sold.map(({ order_sn, buyer }) =>
    timed(async () => {
      const cashier = await open(buyer, order_sn)
      assert.ok(cashier, 'a new order can be paid')
      await Promise.all([pay(cashier), pay(cashier)])
    }),
  )
  return (await Promise.all(paid)).map(({ took }) => took)
}

/** `held` and `days` with the points and gold that the orders took. */
export const booksWhenSold = (buyers: number, pieces: number) => ({
  stock: 0,
  sold: pieces,
  orders: pieces,
  owners: pieces,
  bought: pieces,
  spent: pieces,
  unpaid: 0,
  ledger: 0,
  held: buyers * (purse.points + purse.gold),
  days: buyers * (purse.points + purse.gold),
})

async function booksOf({ pool }: Database, goodsId: number) {
  const { rows } = await pool.query<ReturnType<typeof booksWhenSold>>(
    `with ticket as (select * from order_tickets where seller = 'shop' and item = $1::text),
       line as (select * from order_lines where item = $1::text)
     select stock, sold,
       (select count(*) from line) as orders,
       (select count(distinct user_id) from line) as owners,
       (select sum(bought) from purchases where seller = 'shop' and item = $1::text) as bought,
       (select count(*) from ticket where spent_at is not null) as spent,
       (select count(*) from line join orders using (user_id, order_sn)
         where orders.state = 'unpaid') as unpaid,
       (select sum(abs(total))::bigint from (
         select sum(amount) as total from wallet_entries group by currency
       ) as each) as ledger,
       (select sum(balance)::bigint from wallet_accounts join ticket using (user_id))
         + (select sum(points + gold)::bigint from line) as held,
       (select (sum(income) - sum(outgo))::bigint from wallet_days join ticket using (user_id))
         + (select sum(points + gold)::bigint from line) as days
     from exchange_stock where goods_id = $1::bigint`,
    [goodsId],
  )
  return rows[0]!
}
