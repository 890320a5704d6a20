import { eq } from 'drizzle-orm'
import type { In, Out, Path } from '@contract/api'
import { type Holding } from '@server/areas/exchange-shop/holdings/give'
import { importCodes } from '@server/areas/exchange-shop/holdings/digital-codes'
import { noWorth, type Right, type Worth } from '@server/areas/exchange-shop/offers/kinds'
import { exchangeStock, holdings } from '@server/areas/exchange-shop/tables'
import { userRoles } from '@server/areas/auth/tables'
import { addMerchant, addStaff } from '@server/areas/merchant/merchant'
import { type House, openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer, newPerson, type Person } from '../harness/people'
import { type Reply, type Sending } from '../harness/request'
import { newGoods } from './goods'

const check = '/tp5/api/ExchangeShop/check'
const exchange = '/tp5/api/ExchangeShop/exchange'

type Made = Out<typeof exchange>
type Wish = Partial<Pick<In<typeof check>, 'number' | 'exchange_type'>> & {
  code?: string
}

export const worthOf = (worth: Partial<Worth>): Worth => ({ ...noWorth, ...worth })

export const rightOf = (key: string, kind: Right['kind'], worth: Partial<Worth> = {}): Right => ({
  key,
  name: `权益 ${key}`,
  value: '',
  kind,
  image: '/static/goods/thermos.svg',
  worth: worthOf({ uses: 1, ...worth }),
  rules: [],
})

/** The exchange shop with a clock of the test's own, and what people do there. */
export async function openShop() {
  let now = new Date()
  const house: House = await openHouse({ seeded: false, clock: () => now })
  const { database, config } = house
  const by = (person: Person | null, more: Sending = {}): Sending => ({
    ...(person && { token: person.token }),
    timestamp: Math.floor(now.getTime() / 1000),
    ...more,
  })

  const call = <P extends Path>(path: P, input: In<P>, person: Person | null, more?: Sending) =>
    house.call(path, input, by(person, more))
  const ask = <P extends Path>(path: P, input: In<P>, person: Person | null, more?: Sending) =>
    house.ask(path, input, by(person, more))

  /** What the exchange answers, after a check that must succeed. */
  async function tryExchange(person: Buyer, goodsId: number, wish: Wish = {}): Promise<Reply> {
    const { code, ...rest } = wish
    const wanted = { goods_id: goodsId, number: 1, exchange_type: 1 as const, ...rest }
    const { ticket, needs } = await ask(check, wanted, person)
    const form = { ticket, code, ...(needs.address && { address_id: person.addressId }) }
    return call(exchange, form, person)
  }

  return {
    house,
    call,
    ask,
    tryExchange,
    now: () => now,
    setNow: (at: Date) => void (now = at),
    later: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    person: () => newPerson(house),
    buyer: (purse: Parameters<typeof newBuyer>[1] = { points: 1000 }) => newBuyer(house, purse),
    goods: (given?: Parameters<typeof newGoods>[1]) => newGoods(database, given),

    async exchange(person: Buyer, goodsId: number, wish?: Wish): Promise<Made> {
      const { error, message, data } = await tryExchange(person, goodsId, wish)
      if (error !== 0) throw new Error(`The exchange was refused: ${error} ${message}`)
      return data as Made
    },

    /** A shop, and somebody at its counter. */
    async merchant(name = '面馆'): Promise<{ merchantId: number; clerk: Person }> {
      const clerk = await newPerson(house)
      const place = { name, address: '东街 1 号', latitude: 30.37, longitude: 120.02 }
      const merchantId = await addMerchant(database.db, place)
      await addStaff(database.db, { userId: clerk.userId, merchantId })
      await database.db.insert(userRoles).values({ userId: clerk.userId, role: 'merchant' })
      return { merchantId, clerk }
    },

    codes: (goodsId: number, codes: string[], rightKey = '') =>
      importCodes(database.db, config.dataKey, { goodsId, rightKey, codes }),

    held: (person: Person): Promise<Holding[]> =>
      database.db.select().from(holdings).where(eq(holdings.userId, person.userId)),

    async stockOf(goodsId: number) {
      const [row] = await database.db
        .select()
        .from(exchangeStock)
        .where(eq(exchangeStock.goodsId, goodsId))
      return { stock: row?.stock, sold: row?.sold }
    },

    async purse(person: Person) {
      const { points, gold } = await ask('/user/Center/index', {}, person)
      return { points, gold }
    },

    /** What is wrong in the books of everybody, which must be nothing. */
    async wrongs(): Promise<object[]> {
      const { rows } = await database.pool.query<object>(wrongs)
      return rows
    },
    close: () => house.close(),
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

const wrongs = `
  select 'the ledger does not sum to nothing' as wrong, currency as which
  from wallet_entries group by currency having sum(amount) <> 0
  union all
  select 'a balance is not that of the last entry', head.user_id::text
  from wallet_accounts head left join wallet_entries entry
    on entry.user_id = head.user_id and entry.currency = head.currency
    and entry.account = 'user' and entry.sequence = head.sequence
  where entry.balance is distinct from head.balance
  union all
  select 'a balance is not the sum of its days', head.user_id::text
  from wallet_accounts head
  where balance <> (
    select sum(income) - sum(outgo) from wallet_days day
    where day.user_id = head.user_id and day.currency = head.currency
  )
  union all
  select 'sold is not what was ordered', stock.goods_id::text
  from exchange_stock stock
  where sold <> (
    select coalesce(sum(number - returned), 0) from exchange_orders placed
    where placed.goods_id = stock.goods_id and placed.amount > 0 and state <> 'cancelled'
  )
  union all
  select 'the limit counts something else than the orders', mine.goods_id::text
  from exchange_purchases mine
  where bought <> (
    select coalesce(sum(number - returned), 0) from exchange_orders placed
    where placed.user_id = mine.user_id and placed.goods_id = mine.goods_id
      and placed.amount > 0 and state <> 'cancelled'
  )
  union all
  select 'an order holds more or fewer things than it gave', placed.order_sn
  from exchange_orders placed
  where kind <> 'goods' and (
    select count(*) from holdings thing
    where thing.user_id = placed.user_id and thing.order_sn = placed.order_sn
      and thing.parent_id is null
  ) <> case when state in ('unpaid', 'cancelled') then 0 else number end
  union all
  select 'a thing that was given has no one thing in its place', invite_id::text
  from holding_invites invite
  where (state = 'accepted') <> exists (
    select from holdings thing
    where thing.user_id = invite.accepted_by and thing.holding_id = invite.accepted_holding_id
      and thing.given_by = invite.user_id
  )
  union all
  select 'a thing is offered without an invitation, or the other way round', holding_id::text
  from holdings thing
  where (state = 'offered') <> exists (
    select from holding_invites invite
    where invite.user_id = thing.user_id and invite.holding_id = thing.holding_id
      and invite.state = 'open'
  )
  union all
  select 'uses are not what was redeemed', holding_id::text
  from holdings thing
  where uses > 0 and secret is null and parent_id is null and state <> 'given'
    and uses - uses_left <> (
      select count(*) from holding_uses redeemed
      where redeemed.user_id = thing.user_id and redeemed.holding_id = thing.holding_id
    )
  union all
  select 'two hold the same code', min(holding_id::text)
  from holdings where secret is not null and state <> 'given'
  group by secret having count(*) > 1`
