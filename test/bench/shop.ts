import { ports } from '@server/areas/assembled'
import { placeOrder } from '@server/areas/catalogue/exchange/place-order'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { type Buyer, newBuyer } from '../server/harness/people'

const price = 10

/** A person with tickets in hand, each for one piece of the goods they are after. */
export interface Customer extends Buyer {
  tickets: string[]
}

/** Customers after `kinds` different goods; with one kind all of them wait for the same row. */
export async function prepare(
  place: { database: Database; config: Config },
  { customers, tickets, kinds }: { customers: number; tickets: number; kinds: number },
): Promise<Customer[]> {
  const { pool } = place.database
  const { rows: goods } = await pool.query<{ goods_id: number }>(
    `with category as (
       insert into exchange_categories (name, position) values ('量', 99) returning category_id
     ), goods as (
       insert into exchange_goods (category_id, title, intro, image, tint, ways)
       select category_id, '搪瓷缸', '', '/static/goods/thermos.svg', 'a',
         jsonb_build_array(jsonb_build_object('points', $2::bigint, 'gold', 0, 'money', 0))
       from category, generate_series(1, $1) returning goods_id
     )
     insert into exchange_stock (goods_id, stock) select goods_id, 10000000 from goods
     returning goods_id`,
    [kinds, price],
  )
  const made: Customer[] = []
  for (let nth = 0; nth < customers; nth++) {
    const buyer = await newBuyer(place, { points: tickets * price })
    const { rows } = await pool.query<{ ticket_id: string }>(
      `insert into order_tickets (user_id, ticket_id, seller, item, number, points, expires_at)
       select $1, uuidv7(), 'shop', $2, 1, $3, now() + interval '1 hour' from generate_series(1, $4)
       returning ticket_id`,
      [buyer.userId, goods[nth % kinds]?.goods_id, price, tickets],
    )
    made.push({ ...buyer, tickets: rows.map(({ ticket_id }) => ticket_id) })
  }
  return made
}

/** What the call does, without HTTP, signature, session and the kept answer. */
export const exchangeInSql = (database: Database, customer: Customer, ticket: string) =>
  database.transaction(async (tx) => {
    const { userId, addressId } = customer
    const at = new Date()
    const { order } = await placeOrder(tx, { userId, ticket, addressId, note: '', now: at })
    return ports.orders.begin(tx, order, at)
  })
