import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '@server/config'
import { clusterDirOf } from '@server/database/owned/cluster'
import { readPidFile } from '@server/database/owned/postmaster'
import { newGoods } from '../catalogue/goods'
import { rightOf, worthOf } from '../catalogue/shop'
import { createPersistence, type Persistence } from '../catalogue/persistence'
import { findWrongs } from '../catalogue/wrongs'
import { type Buyer, newBuyer } from '../harness/people'
import { type RunningServer, startServer } from '../harness/startServer'
import { until } from '../harness/until'
import { atCashier, cashierBooks } from './at-cashier'
import { findMoneyWrongs } from './wrongs'

export type Blow = 'server' | 'database' | 'both'

export const env = { DEMO_DATA: 'no', LOG_LEVEL: 'warn' }
const [price, cents] = [10, 990]
const patience = 180_000
/** Whoever has waited so long is answered before the next blow: else the quick ones starve the rest. */
const fair = 20_000
const [look, pause] = [20, 100]

interface Play {
  people: number
  /** Orders of each. */
  orders: number
  blows: readonly Blow[]
  /** Told how many orders are through after each blow. */
  onBlow?: (nth: number, done: number) => void
}

interface Offer {
  goodsId: number
  check: '/tp5/api/ExchangeShop/check' | '/tp5/api/VipPackets/checkBuy'
  confirm: '/tp5/api/ExchangeShop/exchange' | '/tp5/api/VipPackets/buy'
  /** What it is paid in. */
  mix: number
  /** What is left of it goes back once it is paid: all of it. */
  left: boolean
}

const exchanging = {
  check: '/tp5/api/ExchangeShop/check',
  confirm: '/tp5/api/ExchangeShop/exchange',
  left: false,
} as const

/** Points and money, money alone, and a packet for money that is given back unused. */
async function newOffers({ database }: RunningServer, stock: number): Promise<Offer[]> {
  const ways = [
    { points: price, gold: 0, money: cents },
    { points: 0, gold: 0, money: cents },
  ]
  const goodsId = await newGoods(database, { ways, stock })
  const facts = { worth: worthOf({ valid_days: 30 }), rights: [rightOf('01', 'coupon')] }
  const packet = await newGoods(database, { kind: 'vip', refund: 'left', ways, stock, facts })
  const buying = {
    check: '/tp5/api/VipPackets/checkBuy',
    confirm: '/tp5/api/VipPackets/buy',
  } as const
  return [
    { ...exchanging, goodsId, mix: 5 },
    { ...exchanging, goodsId, mix: 4 },
    { ...buying, goodsId: packet, mix: 4, left: true },
  ]
}

interface Turn {
  buyer: Buyer
  offer: Offer
  nth: number
  /** Told when nobody answered at the cashier. */
  lost: () => void
}

/** What one person does with one order: pays it, and by turns pays it twice, cancels it meanwhile or gives it back. */
async function oneOrder(
  persistence: Persistence,
  url: () => string,
  { buyer, offer, nth, lost }: Turn,
): Promise<{ orderSn: string; lies: number }> {
  const { write, answerTo } = persistence
  const { open, pay } = atCashier(persistence, url, lost)
  const wish = { goods_id: offer.goodsId, exchange_type: offer.mix, number: 1 }
  const { ticket } = await write(offer.check, wish, buyer)
  const form = { ticket, address_id: buyer.addressId }
  const { order_sn } = await write(offer.confirm, form, buyer)
  const cancel = () => write('/tp5/api/ExchangeOrder/cancel', { order_sn }, buyer)

  /** Once it has arrived. */
  async function giveBack() {
    const path = '/tp5/api/ExchangeShop/Goods/exchangeSuccess'
    for (;;) {
      const { data } = await answerTo(path, { order_sn }, buyer)
      const [holding_id] = data.holdings
      if (holding_id) {
        const told = { holding_id, points: 0, gold: 0, money: cents }
        return write('/tp5/api/ExchangeShop/UserExchange/refund', told, buyer)
      }
      await sleep(pause)
    }
  }

  const cashier = await open(buyer, order_sn)
  assert.ok(cashier, 'a new order can be paid')
  const turn = nth % 4
  if (turn === 0) await pay(cashier)
  if (turn === 1) await Promise.all([pay(cashier), pay(cashier), open(buyer, order_sn)])
  if (turn === 2) await Promise.all([pay(cashier), cancel()])
  if (turn === 3) {
    await pay(cashier)
    await cancel()
  }
  if (turn < 2 && offer.left) await giveBack()
  return { orderSn: order_sn, lies: turn < 2 && !offer.left ? cents : 0 }
}

/** One that has not risen from the last blow yet is waited for. */
const killDatabase = ({ dataDir }: RunningServer) =>
  until('the database is there to be killed', () => {
    try {
      process.kill(readPidFile(clusterDirOf(dataDir)).pid, 'SIGKILL')
      return true
    } catch {
      return false
    }
  })

export async function strike(
  server: RunningServer,
  blow: Blow,
  settings = env,
): Promise<RunningServer> {
  if (blow !== 'server') await killDatabase(server)
  if (blow === 'database') return server
  await server.kill9()
  return startServer({ dataDir: server.dataDir, env: settings })
}

interface Progress {
  done: () => number
  waited: () => number
}

/** One after another, evenly spread over the orders that get through meanwhile. */
async function strikeAll(
  { people, orders, blows, onBlow }: Play,
  { done, waited }: Progress,
  fall: (blow: Blow) => Promise<void>,
) {
  for (const [nth, blow] of blows.entries()) {
    const due = Math.floor((people * orders * nth) / blows.length)
    const deadline = Date.now() + patience
    while (done() < due || waited() > fair) {
      assert.ok(Date.now() < deadline, `${done()} orders of ${due} before the next blow`)
      await sleep(look)
    }
    await fall(blow)
    onBlow?.(nth + 1, done())
  }
}

/** People pay while server and database are struck down again and again; then all of it is counted. */
export async function playThrough(first: RunningServer, config: Config, play: Play) {
  let server = first
  const { database } = server
  const all = play.people * play.orders
  const offers = await newOffers(server, all)
  const purse = { points: price * play.orders }
  const people = await Promise.all(
    Array.from({ length: play.people }, () => newBuyer({ database, config }, purse)),
  )
  const url = () => server.url
  const persistence = createPersistence(url, config, patience)
  const done: { orderSn: string; lies: number }[] = []
  let lostAtCashier = 0
  const lost = () => void lostAtCashier++
  const living = Promise.all(
    people.map(async (buyer, who) => {
      for (let nth = 0; nth < play.orders; nth++) {
        const offer = offers[(who + nth) % offers.length]!
        done.push(await oneOrder(persistence, url, { buyer, offer, nth: who + nth, lost }))
      }
    }),
  )
  const fall = async (blow: Blow) => void (server = await strike(server, blow))
  const struck = strikeAll(play, { done: () => done.length, waited: persistence.waited }, fall)
  await Promise.all([living, struck])
  const interrupted = persistence.interrupted() + lostAtCashier
  assert.ok(interrupted > 0)
  await untilQuiet(server)
  assert.deepEqual(await findWrongs(server.database), [])
  assert.deepEqual(await findMoneyWrongs(server.database), [])
  const holds = done.map((one) => [one.orderSn, one.lies] as const)
  assert.deepEqual(await cashierBooks(server.database), Object.fromEntries(holds))
  return { server, orders: done.length, interrupted }
}

/** What the jobs would do in the next minutes they do now. */
export async function untilQuiet({
  database: { pool },
}: Pick<RunningServer, 'database'>): Promise<void> {
  await until('every payment has come to its end', async () => {
    await pool.query('update payments set check_at = now() where check_at > now()')
    await pool.query('update refunds set try_at = now() where try_at > now()')
    await pool.query(
      `update jobs set run_at = now() where name like 'payment:%' and run_at > now()`,
    )
    const { rows } = await pool.query(`
      select 1 from payments where check_at is not null or state in ('created', 'paying', 'refunding')`)
    return rows.length === 0
  })
}
