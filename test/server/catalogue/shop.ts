import { eq } from 'drizzle-orm'
import type { In, Out, Path } from '@contract/api'
import { type Holding } from '@server/areas/holding/give'
import { importCodes } from '@server/areas/holding/digital-codes'
import { noWorth, type Right, type Worth } from '@server/areas/holding/kinds'
import { exchangeStock } from '@server/areas/catalogue/tables'
import { holdings } from '@server/areas/holding/tables'
import { userRoles } from '@server/areas/auth/tables'
import { addMerchant, addStaff } from '@server/areas/merchant/merchant'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer, newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { giveMoneyBack } from '../payment/money-back'
import { payFor } from '../payment/pay-for'
import { type Reply, type Sending } from '../harness/request'
import { mixOfGoods, newGoods } from './goods'
import { findWrongs } from './wrongs'

const check = '/tp5/api/ExchangeShop/check'
const exchange = '/tp5/api/ExchangeShop/exchange'

type Made = Out<typeof exchange>
type Wish = Partial<Pick<In<typeof check>, 'number' | 'exchange_type'>> & {
  code?: string
  note?: string
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
export async function openShop(env?: Record<string, string>) {
  let now = new Date()
  const house: House = await openHouse({ seeded: false, clock: () => now, ...(env && { env }) })
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
    const { code, note, ...rest } = wish
    const exchange_type = await mixOfGoods(database, goodsId, wish.exchange_type)
    const wanted = { goods_id: goodsId, number: 1, ...rest, exchange_type }
    const { ticket, needs } = await ask(check, wanted, person)
    const form = { ticket, code, note, ...(needs.address && { address_id: person.addressId }) }
    return call(exchange, form, person)
  }

  /** Somebody at the counter of a shop. */
  async function clerk(merchantId: number): Promise<Person> {
    const person = await newPerson(house)
    await addStaff(database.db, { userId: person.userId, merchantId })
    await database.db.insert(userRoles).values({ userId: person.userId, role: 'merchant' })
    return person
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
    /** The same person with a session of this moment. */
    anew: async ({ userId }: Person): Promise<Person> => ({
      userId,
      token: await sessionOf(house.database.db, userId, now),
    }),
    buyer: (purse: Parameters<typeof newBuyer>[1] = { points: 1000 }) => newBuyer(house, purse),
    goods: (given?: Parameters<typeof newGoods>[1]) => newGoods(database, given),

    async exchange(person: Buyer, goodsId: number, wish?: Wish): Promise<Made> {
      const { error, message, data } = await tryExchange(person, goodsId, wish)
      if (error !== 0) throw new Error(`The exchange was refused: ${error} ${message}`)
      return data as Made
    },

    /** At the cashier, which takes it. */
    async pay(person: Person, order_sn: string) {
      await payFor(house, by(person), order_sn)
    },

    /** What falls due by now, and the money that goes back. */
    async work() {
      await runJobs(house, jobsOf(config, 'order', 'holding'), now)
      await giveMoneyBack(house, () => now)
    },

    /** A shop, and somebody at its counter. */
    async merchant(name = '面馆'): Promise<{ merchantId: number; clerk: Person }> {
      const place = { name, address: '东街 1 号', latitude: 30.37, longitude: 120.02 }
      const merchantId = await addMerchant(database.db, place)
      return { merchantId, clerk: await clerk(merchantId) }
    },

    clerk,

    /** The same person, who has just proved that it is still they. */
    proved: async (person: Person): Promise<Person> => ({
      ...person,
      token: await sessionOf(database.db, person.userId, now),
    }),

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
    wrongs: () => findWrongs(database),
    close: () => house.close(),
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
