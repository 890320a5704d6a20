import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '@server/config'
import { clusterDirOf } from '@server/database/owned/cluster'
import { readPidFile } from '@server/database/owned/postmaster'
import type { Buyer, Person } from '../harness/people'
import { type RunningServer, startServer } from '../harness/startServer'
import { atCashier, type Cashier, cashierBooks } from '../payment/at-cashier'
import { untilQuiet } from '../payment/chaos'
import { findMoneyWrongs } from '../payment/wrongs'
import { newCrowd } from './crowd'
import { createPersistence, type Persistence } from './persistence'
import { cents, goldPrice, newStreet, price, type Street } from './street'
import { findWrongs } from './wrongs'

export type Blow = 'server' | 'database' | 'both'

/** Everybody calls from an address of their own. */
const env = { DEMO_DATA: 'no', LOG_LEVEL: 'warn', TRUST_PROXY: '1' }
const purse = 10_000
const goldPurse = 1_000
const writesARound = 38

interface Told {
  orders: Set<string>
  /** Points a person has left, by what the answers say. */
  left: Map<string, number>
  gold: Map<string, number>
  /** In cents, what lies at the cashier for each order that was opened there. */
  lies: Map<string, number>
}

const add = (to: Map<string, number>, { userId }: Person, amount: number) =>
  to.set(userId, to.get(userId)! + amount)

/** Two neighbours, and who stands at the counter that they go to. */
interface Company {
  one: Buyer
  other: Buyer
  clerk: Person
}

/** Ordering and cancelling, with what the answers say of it kept. */
function ordering({ write }: Persistence, told: Told) {
  async function exchange(buyer: Buyer, goodsId: number, mix = 1, points = price, gold = 0) {
    const wish = { goods_id: goodsId, exchange_type: mix, number: 1 }
    const { ticket } = await write('/tp5/api/ExchangeShop/check', wish, buyer)
    const form = { ticket, address_id: buyer.addressId }
    const made = await write('/tp5/api/ExchangeShop/exchange', form, buyer)
    told.orders.add(made.order_sn)
    add(told.left, buyer, -points)
    add(told.gold, buyer, -gold)
    assert.deepEqual([made.points, made.gold], [points, gold])
    return made.order_sn
  }
  async function cancel(buyer: Buyer, order_sn: string, paid = price, gold = 0) {
    const back = await write('/tp5/api/ExchangeOrder/cancel', { order_sn }, buyer)
    add(told.left, buyer, paid)
    add(told.gold, buyer, gold)
    assert.deepEqual([back.points, back.gold], [paid, gold])
  }
  return { exchange, cancel }
}

/** What they pay money for: kept, paid twice, and given back, each by all three or by money alone. */
async function payForSome(
  persistence: Persistence,
  { goods }: Street,
  told: Told,
  { one, other }: Pick<Company, 'one' | 'other'>,
  { open, pay }: Cashier,
) {
  const { exchange, cancel } = ordering(persistence, told)
  async function openFor(buyer: Buyer, order_sn: string, lies: number) {
    told.lies.set(order_sn, lies)
    const cashier = await open(buyer, order_sn)
    assert.ok(cashier, 'a new order can be paid')
    return cashier
  }
  const kept = await exchange(one, goods.mixed, 7, price, goldPrice)
  await pay(await openFor(one, kept, cents))

  const cash = await exchange(other, goods.cash, 4, 0)
  const cashier = await openFor(other, cash, cents)
  await Promise.all([pay(cashier), pay(cashier)])

  const returned = await exchange(other, goods.mixed, 7, price, goldPrice)
  await pay(await openFor(other, returned, 0))
  await cancel(other, returned, price, goldPrice)
}

/** What they do with the shop: every write of it, once. */
async function oneRound(
  persistence: Persistence,
  street: Street,
  told: Told,
  { one, other, clerk }: Company,
) {
  const { write, answerTo } = persistence
  const { goods } = street
  const { exchange, cancel } = ordering(persistence, told)
  const thingOf = async (buyer: Buyer, order_sn: string) => {
    const path = '/tp5/api/ExchangeShop/Goods/exchangeSuccess'
    const { data } = await answerTo(path, { order_sn }, { token: buyer.token })
    return { holding_id: data.holdings[0]! }
  }
  /** A code lives for a minute: one that died while nobody answered is shown anew, a moment later. */
  async function redeem(owner: Buyer, holding: { holding_id: string }) {
    const sent = { token: clerk.token }
    for (; ; await sleep(1000)) {
      const path = '/tp5/api/ExchangeShop/UserExchange/code'
      const { error, message, data } = await answerTo(path, holding, { token: owner.token })
      assert.equal(error, 0, message)
      const read = await answerTo('/tp5/api/VillageEnter/readCode', { code: data.code }, sent)
      if (read.error === 0 && data.seconds > 5) {
        return write('/tp5/api/VillageEnter/useCode', { code: data.code }, clerk)
      }
    }
  }

  await cancel(one, await exchange(one, goods.parcel))
  const order_sn = await exchange(one, goods.parcel)
  const form = { name: '张三', phone: '13912345679', region_code: '440305', detail: '新家' }
  const { address_id } = await write('/user/address/add', form, one)
  await write('/tp5/api/VipPackets/editAddress', { order_sn, address_id }, one)
  await write('/user/address/delete', { address_id }, one)
  await write('/user/address/restore', { address_id }, one)
  await write('/user/address/delete', { address_id }, one)

  const coupon = await thingOf(one, await exchange(one, goods.coupon))
  await write('/tp5/api/VipPackets/invite', coupon, one)
  await write('/tp5/api/VipPackets/takeBack', coupon, one)
  const { invite_id } = await write('/tp5/api/VipPackets/invite', coupon, one)
  const accepting = '/tp5/api/ExchangeShop/Goods/exchangeByInviteId'
  await redeem(other, await write(accepting, { invite_id }, other))

  const code = await thingOf(other, await exchange(other, goods.code))
  await write('/tp5/api/ExchangeShop/UserExchange/reveal', code, other)
  await cancel(other, await exchange(other, goods.unpaid, 5))
  await cancel(one, await exchange(one, goods.cash, 4, 0), 0)
  const service = await thingOf(one, await exchange(one, goods.service))
  const back = { ...service, points: price, gold: 0, money: 0 }
  await write('/tp5/api/ExchangeShop/UserExchange/refund', back, one)
  add(told.left, one, price)

  const packet = await thingOf(other, await exchange(other, goods.packet))
  const detail = '/tp5/api/ExchangeShop/UserExchange/detail'
  const { data } = await answerTo(detail, packet, { token: other.token })
  for (const { holding_id } of data.rights) {
    const wish = { holding_id, address_id: other.addressId }
    const received = await write('/tp5/api/VipPackets/receiveRights', wish, other)
    if (received.order_sn) told.orders.add(received.order_sn)
  }
}

async function strike(server: RunningServer, blow: Blow): Promise<RunningServer> {
  const killDatabase = () => process.kill(readPidFile(clusterDirOf(server.dataDir)).pid, 'SIGKILL')
  if (blow === 'database') {
    killDatabase()
    return server
  }
  await server.kill9()
  if (blow === 'both') killDatabase()
  return startServer({ dataDir: server.dataDir, env })
}

async function receiveTask({ write }: Persistence, told: Told, person: Buyer) {
  const task = { key: 'first-address' as const }
  const { points } = await write('/tp5/api/ExchangeShop/PointsTask/receive', task, person)
  add(told.left, person, points)
}

interface Play {
  pairs: number
  rounds: number
  blows: readonly Blow[]
}

/** People use the shop while it is struck down again and again; then all of it is counted. */
export async function playThrough(play: Play) {
  let server = await startServer({ env })
  try {
    return await live(play, {
      dataDir: server.dataDir,
      now: () => server,
      strike: async (blow) => void (server = await strike(server, blow)),
    })
  } finally {
    await server.stop()
  }
}

interface House {
  dataDir: string
  now: () => RunningServer
  strike: (blow: Blow) => Promise<void>
}

async function live({ pairs, rounds, blows }: Play, { dataDir, now, strike }: House) {
  const config = loadConfig({ DATA_DIR: dataDir })
  const place = { database: now().database, config }
  const street = await newStreet(place.database, config, pairs * rounds + 10)
  const people = await newCrowd(place, pairs * 2, purse, goldPurse)
  const told: Told = {
    orders: new Set(),
    left: new Map(people.map(({ userId }) => [userId, purse])),
    gold: new Map(people.map(({ userId }) => [userId, goldPurse])),
    lies: new Map(),
  }
  const url = () => now().url
  const persistence = createPersistence(url, config)
  const cashier = atCashier(persistence, url)
  let over = false
  const liveOn = async ([one, other]: readonly [Buyer, Buyer]) => {
    const company = { one, other, clerk: await street.newClerk() }
    for (const person of [one, other]) await receiveTask(persistence, told, person)
    for (let round = 0; round < rounds; round++) {
      await oneRound(persistence, street, told, company)
      await payForSome(persistence, street, told, company, cashier)
    }
  }
  const living = Promise.all(pairsOf(people).map(liveOn)).finally(() => (over = true))
  const struck = strikeAll(blows, strike, async (share) => {
    const due = pairs * rounds * writesARound * share
    while (!over && persistence.done() < due) await sleep(5)
    assert.ok(!over, 'a blow came too late to mean anything')
  })
  await Promise.all([living, struck])

  await untilQuiet(now())
  const books = () => booksOf(now(), people)
  const before = await books()
  assert.deepEqual(await findWrongs(now().database), [])
  assert.deepEqual(await findMoneyWrongs(now().database), [])
  assert.deepEqual(before.orders, [...told.orders].sort())
  assert.deepEqual(before.left, Object.fromEntries(told.left))
  assert.deepEqual(before.gold, Object.fromEntries(told.gold))
  assert.deepEqual(before.lies, Object.fromEntries(told.lies))
  await persistence.repeatAll()
  assert.deepEqual(await books(), before)
  const { done, interrupted } = persistence
  assert.ok(interrupted() > 0)
  const paid = [...told.lies.values()].filter((lies) => lies > 0).length
  return { writes: done(), interrupted: interrupted(), orders: told.orders.size, paid }
}

const pairsOf = (people: readonly Buyer[]) =>
  people.flatMap((one, nth) => (nth % 2 ? [] : [[one, people[nth + 1]!] as const]))

/** One after another, evenly spread over what is done meanwhile. */
async function strikeAll(
  blows: readonly Blow[],
  strike: House['strike'],
  isDue: (share: number) => Promise<void>,
) {
  for (const [nth, blow] of blows.entries()) {
    await isDue((nth + 1) / (blows.length + 1))
    await strike(blow)
  }
}

async function booksOf({ database }: RunningServer, people: readonly Buyer[]) {
  const { pool } = database
  const ids = people.map(({ userId }) => userId)
  const orders = await pool.query<{ order_sn: string }>(
    'select order_sn from orders order by order_sn',
  )
  const { rows: purses } = await pool.query<{ user_id: string; currency: string; balance: number }>(
    'select user_id, currency, balance from wallet_accounts where user_id = any ($1)',
    [ids],
  )
  const pursesOf = (which: string) =>
    Object.fromEntries(
      purses
        .filter(({ currency }) => currency === which)
        .map(({ user_id, balance }) => [user_id, balance]),
    )
  const held = await pool.query<{ things: string[] }>(
    `select array_agg(holding_id || state || uses_left order by holding_id) as things
     from holdings where user_id = any ($1)`,
    [ids],
  )
  const stock = await pool.query<{ stock: number }>('select stock, sold from exchange_stock')
  return {
    orders: orders.rows.map(({ order_sn }) => order_sn),
    left: pursesOf('points'),
    gold: pursesOf('gold'),
    lies: await cashierBooks(database),
    held: held.rows,
    stock: stock.rows,
  }
}
