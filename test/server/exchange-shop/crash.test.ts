import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, loadConfig } from '@server/config'
import { clusterDirOf } from '@server/database/owned/cluster'
import { readPidFile } from '@server/database/owned/postmaster'
import { callOverHttp } from '../harness/overHttp'
import { type Buyer, newBuyer } from '../harness/people'
import { someNonce } from '../harness/request'
import { type RunningServer, startServer } from '../harness/startServer'
import { newGoods } from './goods'

const check = '/tp5/api/ExchangeShop/check'
const exchange = '/tp5/api/ExchangeShop/exchange'

const buyers = 12
const rounds = 8
const price = 10
const patience = 40_000

let server: RunningServer
let config: Config
/** How often a call was left without an answer and sent again. */
let interrupted = 0
before(async () => {
  server = await startServer({ env: { DEMO_DATA: 'no' } })
  config = loadConfig({ DATA_DIR: server.dataDir })
})
after(() => server.stop())

/** Sends the same request until it is answered, wherever the server is by then. */
async function persist<P extends typeof check | typeof exchange>(
  path: P,
  input: Parameters<typeof callOverHttp<P>>[3],
  { token }: Buyer,
) {
  const sending = { token, nonce: someNonce() }
  const deadline = Date.now() + patience
  for (;;) {
    const reply = await callOverHttp(server.url, config, path, input, sending).catch(() => null)
    if (reply && reply.error < 500) {
      assert.equal(reply.error, 0, reply.message)
      return reply.data
    }
    interrupted++
    assert.ok(Date.now() < deadline, `${path} was not answered for ${patience} ms`)
    await sleep(20)
  }
}

/** The orders a buyer was told of, one a round. */
async function shop(buyer: Buyer, goodsId: number, told: Set<string>) {
  const wish = { goods_id: goodsId, exchange_type: 1 as const, number: 1 }
  for (let round = 0; round < rounds; round++) {
    const { ticket } = await persist(check, wish, buyer)
    const made = await persist(exchange, { ticket, address_id: buyer.addressId }, buyer)
    assert.equal(made.balance, (rounds - round - 1) * price)
    told.add(made.order_sn)
  }
}

const untilTold = async (told: Set<string>, number: number) => {
  while (told.size < number) await sleep(1)
}

async function books(goodsId: number) {
  const { rows } = await server.database.pool.query<Record<string, number>>(
    `select stock, sold,
       (select count(*)::int from exchange_orders where goods_id = $1) as orders,
       (select sum(amount)::int from exchange_orders where goods_id = $1) as paid,
       (select sum(amount)::int from wallet_entries) as ledger,
       (select count(*)::int from wallet_entries entry
        where order_sn <> '' and not exists (
          select from exchange_orders placed
          where placed.user_id = entry.user_id and placed.order_sn = entry.order_sn
        )) as entries_without_order
     from exchange_stock where goods_id = $1`,
    [goodsId],
  )
  return rows[0]
}

async function tryThrough(blow: () => Promise<void>) {
  const all = buyers * rounds
  const goodsId = await newGoods(server.database, { points: price, stock: all + 5 })
  const people = await Promise.all(
    Array.from({ length: buyers }, () =>
      newBuyer({ database: server.database, config }, { points: rounds * price }),
    ),
  )
  const told = new Set<string>()
  interrupted = 0
  const shopping = Promise.all(people.map((buyer) => shop(buyer, goodsId, told)))
  await untilTold(told, all / 4)
  await blow()
  await shopping
  assert.ok(interrupted > 0)
  assert.equal(told.size, all)
  assert.deepEqual(await books(goodsId), {
    stock: 5,
    sold: all,
    orders: all,
    paid: all * price,
    ledger: 0,
    entries_without_order: 0,
  })
}

describe('in the middle of a rush nothing is lost and nothing is doubled', () => {
  test('when the server is killed and started again', async () => {
    await tryThrough(async () => {
      await server.kill9()
      server = await startServer({ dataDir: server.dataDir, env: { DEMO_DATA: 'no' } })
    })
  })

  test('when the database is killed under the server', async () => {
    await tryThrough(async () => {
      process.kill(readPidFile(clusterDirOf(server.dataDir)).pid, 'SIGKILL')
    })
  })
})
