import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { userRoles } from '@server/areas/auth/tables'
import { loadConfig } from '@server/config'
import { clusterDirOf } from '@server/database/owned/cluster'
import { readPidFile } from '@server/database/owned/postmaster'
import { refusals } from '@contract/refusals'
import { fileJournal } from '../../../tools/device/journal'
import { createSettling } from '../business/settle-through'
import { createPersistence, type Persistence } from '../catalogue/persistence'
import { temporaryDataDir } from '../harness/leftovers'
import { newPerson, type Person } from '../harness/people'
import { someNonce } from '../harness/request'
import { type RunningServer, startServer } from '../harness/startServer'
import { newMachine, newSlot, secretOf, standBefore } from './machines'
import { createRestocking } from './restocking'
import { findWrongs } from './wrongs'

export type Blow = 'server' | 'database' | 'machine'

const price = 10
const purse = 100_000
const patience = 300_000
const stock = 5000
const root = path.join(__dirname, '../../..')
const check = '/tp5/api/ExchangeShop/OfflineGoods/checkExchange'
const exchange = '/tp5/api/ExchangeShop/OfflineGoods/exchange'
const checkSale = '/tp5/api/OfflineOrder/checkOnlineCreate'
const createSale = '/tp5/api/OfflineOrder/onlineCreate'

interface Play {
  people: number
  blows: readonly Blow[]
}

/** The same port again after a blow, because the machine knows no other. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

function startDevice(url: string, machineSn: string, journal: string): ChildProcess {
  const words = [machineSn, '--url', url, '--journal', journal, '--after', '0.05', '--beat', '5']
  const command = ['--import', 'tsx', 'tools/device/main.ts', ...words]
  const secret = ['--secret', secretOf(machineSn)]
  return spawn(process.execPath, [...command, ...secret], { cwd: root, stdio: 'ignore' })
}

/**
 * People take goods out of a machine that is filled meanwhile, and its months are settled, while
 * server, database and machine are killed again and again.
 */
export async function playThrough({ people, blows }: Play) {
  const port = await freePort()
  const env = { DEMO_DATA: 'no', LOG_LEVEL: 'warn', TRUST_PROXY: '1', PORT: String(port) }
  let server = await startServer({ env })
  const config = loadConfig({ DATA_DIR: server.dataDir })
  const place = { database: server.database, config }
  const operator = await newPerson(place)
  await server.database.db.insert(userRoles).values({ userId: operator.userId, role: 'operator' })
  const { machineId, machineSn } = await newMachine(place, {
    operatorId: operator.userId,
    patienceSeconds: 10,
  })
  const slot = await newSlot(server.database, machineId, {
    points: price,
    money: 350,
    stock,
    capacity: 20 * stock,
  })
  const buyers = await Promise.all(
    Array.from({ length: people }, () => newPerson(place, { points: purse })),
  )
  for (const { userId } of buyers)
    await standBefore(server.database, { userId, machineId, now: new Date() })
  const file = path.join(temporaryDataDir(), 'journal.json')
  let device = startDevice(server.url, machineSn, file)
  const persistence = createPersistence(() => server.url, config, patience)
  const stop = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async function strike(blow: Blow) {
    if (blow === 'machine') {
      await stop(device, 'SIGKILL')
      device = startDevice(server.url, machineSn, file)
    } else if (blow === 'database') {
      process.kill(readPidFile(clusterDirOf(server.dataDir)).pid, 'SIGKILL')
    } else {
      await server.kill9()
      server = await startServer({ dataDir: server.dataDir, env })
      // The dead server's jobs are let go at once instead of waiting out their lease
      await server.database.pool.query('update jobs set leased_until = now()')
    }
  }

  try {
    const shop = createShop(persistence, slot, machineSn, operator, () => server.url)
    const where = { machineSn, slot, operator }
    const restocking = createRestocking(persistence, where)
    const owner = await newPerson(place)
    const other = await newMachine(place, { operatorId: operator.userId })
    const parties = { machineId: other.machineId, owner, operator }
    const settling = await createSettling(server.database, persistence, parties)
    let over = false
    const untilOver = async (round: () => Promise<void>) => {
      while (!over) await round()
    }
    const living = Promise.all([
      ...buyers.map(async (buyer, nth) => {
        for (let round = nth; !over; round++) await shop.oneRound(buyer, round % 2 === 0)
      }),
      untilOver(() => restocking.oneRound()),
      untilOver(() => settling.oneRound()),
    ])
    const progress = () => ({
      told: shop.told().length,
      out: fileJournal(file).read().out.length,
    })
    // However slow the computer is: something is bought and comes out between any two blows
    const untilGiven = async (next: string) => {
      const before = progress()
      const tired = Date.now() + patience
      for (let now = before; ; now = progress()) {
        if (now.told > before.told + people / 2 && now.out > before.out) return
        assert.ok(Date.now() < tired, `before ${next}: ${now.told} bought, ${now.out} came out`)
        await sleep(10)
      }
    }
    for (const blow of blows) {
      await untilGiven(`the ${blow} was killed`)
      await strike(blow)
    }
    await untilGiven('the end')
    over = true
    await living
    const settled = await settling.count(server.database)
    const loaded = restocking.loaded()
    const counted = await count({ server: () => server, buyers, shop, file, slot, loaded })
    return { ...counted, settled, loaded }
  } finally {
    await stop(device, 'SIGTERM')
    await server.stop()
  }
}

type Slot = Awaited<ReturnType<typeof newSlot>>

function createShop(
  { answerTo }: Persistence,
  slot: Slot,
  machineSn: string,
  operator: Person,
  url: () => string,
) {
  const told: string[] = []
  const send = ({ token }: Person) => ({ token, nonce: someNonce() })

  /** A slot that a kill has left in doubt is turned by the operator before it sells again. */
  async function freeSlot() {
    const wanted = { machine_sn: machineSn, slot_no: slot.slotNo }
    await answerTo('/tp5/api/MachineSlotTest/scan', wanted, send(operator))
    await sleep(100)
  }

  async function ticketOf(buyer: Person, bought: boolean): Promise<string> {
    const { machineId: machine_id, offlineGoodsId } = slot
    for (;;) {
      const reply = bought
        ? await answerTo(checkSale, { machine_id, goods_id: offlineGoodsId }, send(buyer))
        : await answerTo(
            check,
            { machine_id, offline_goods_id: offlineGoodsId, exchange_type: 1 },
            send(buyer),
          )
      if (reply.error === 0) return reply.data.ticket
      assert.equal(reply.error, refusals.slotStuck.error, reply.message)
      await freeSlot()
    }
  }

  async function payFor(buyer: Person, order_sn: string) {
    const gateway = '/tp5/api/OrderPay/gateway'
    const opened = await answerTo(gateway, { order_sn, way: 'h5' }, send(buyer))
    if (opened.error !== 0) return
    await fetch(url() + opened.data.url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    }).catch(() => undefined)
  }

  return {
    /** Everything that somebody was told they have. */
    told: () => told,
    async oneRound(buyer: Person, bought: boolean) {
      const ticket = await ticketOf(buyer, bought)
      const sending = send(buyer)
      const path = bought ? createSale : exchange
      const reply = await answerTo(path, { ticket, take: 'now' }, sending)
      if (reply.error !== 0) return
      const again = await answerTo(path, { ticket, take: 'now' }, sending)
      assert.deepEqual(again.data, reply.data)
      told.push(reply.data.order_sn)
      if (bought) await payFor(buyer, reply.data.order_sn)
    },
  }
}

interface Counted {
  server: () => RunningServer
  buyers: readonly Person[]
  shop: ReturnType<typeof createShop>
  file: string
  slot: Slot
  /** Pieces that were put in meanwhile. */
  loaded: number
}

interface Row {
  order_sn: string
  kind: string
  state: string
  pay: string
  units: number
  command_no: number | null
  in_doubt: boolean
}

/** When all is quiet: what the machine gave is what was paid for, and nothing is missing. */
async function count({ server, buyers, shop, file, slot, loaded }: Counted) {
  const { pool } = server().database
  const quiet = async () => {
    await pool.query(
      `update orders set deadline_at = now() - interval '1 second' where state = 'unpaid'`,
    )
    const waiting = await pool.query(
      `select 1 from orders where state in ('unpaid', 'commanded', 'delivering')
       union all select 1 from refunds where done_at is null`,
    )
    return waiting.rows.length === 0 && fileJournal(file).read().unsaid.length === 0
  }
  const tired = Date.now() + patience
  while (!(await quiet())) {
    assert.ok(Date.now() < tired, 'an order never ended')
    await sleep(50)
  }
  const { rows } = await pool.query<Row>(
    `select order_sn, kind, state, case when points > 0 then 'points' else 'money' end as pay,
       (facts ->> 'units')::int as units, command_no,
       state = 'refunded' and reason = 'silence' and facts ->> 'fault' = '' as in_doubt
     from orders left join machine_commands using (user_id, order_sn) where seller = 'machine'`,
  )
  const { out } = fileJournal(file).read()
  assert.equal(new Set(out).size, out.length, 'the machine gave for a command twice')
  const given = rows.filter(({ state }) => state === 'delivered' || state === 'lateDelivered')
  assert.deepEqual(
    given.map(({ command_no }) => command_no).sort(byNumber),
    [...out].sort(byNumber),
    'what came out is what the books say',
  )
  const known = new Set(rows.map(({ order_sn }) => order_sn))
  for (const order_sn of shop.told()) assert.ok(known.has(order_sn), order_sn)
  const inDoubt = rows.filter((row) => row.in_doubt && row.units === 1).length
  const held = await pool.query<{ stock: number }>(
    'select stock from iter_slots where offline_goods_id = $1',
    [slot.offlineGoodsId],
  )
  assert.equal(held.rows[0]!.stock + inDoubt, stock + loaded - out.length)
  const kept = rows.filter(({ pay, state }) => pay === 'points' && state === 'delivered').length
  const purses = await pool.query<{ sum: number }>(
    `select sum(balance)::int as sum from wallet_accounts
     where currency = 'points' and user_id = any ($1)`,
    [buyers.map(({ userId }) => userId)],
  )
  assert.equal(purses.rows[0]!.sum, buyers.length * purse - kept * price)
  assert.deepEqual(await findWrongs(server().database, [slot.machineId]), [])
  return { orders: rows.length, given: given.length, inDoubt }
}

const byNumber = (one: number | null, other: number | null) => (one ?? 0) - (other ?? 0)
