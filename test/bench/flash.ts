import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@contract/refusals'
import { type Config, loadConfig } from '@server/config'
import { grant } from '@server/areas/seckill/grant'
import { seckillRules } from '@server/areas/seckill/rules'
import type { Database } from '@server/database/database'
import { clusterDirOf } from '@server/database/owned/cluster'
import { DATABASE } from '@server/database/owned/own'
import { readPidFile } from '@server/database/owned/postmaster'
import { OWNER } from '@server/database/roles'
import { newCrowd } from '../server/catalogue/crowd'
import { newGoods } from '../server/catalogue/goods'
import { inLanes, timed } from '../server/harness/crowding'
import { temporaryDataDir } from '../server/harness/leftovers'
import { callOverHttp } from '../server/harness/overHttp'
import type { Buyer } from '../server/harness/people'
import { type RunningServer, startServer } from '../server/harness/startServer'
import { newSale } from '../server/seckill/sales'
import { spread } from './clients'

/** As many as are asked for, or fewer for a look at how it goes. */
const people = Number(process.env.FLASH_PEOPLE ?? 20_000)
const [lanes, pieces, looking] = [256, 100, 2000]
/** Milliseconds in which 99 of 100 are answered, let in or turned away. */
const promptMs = 1000
const env = { LOG_LEVEL: 'warn', DEMO_DATA: 'no' }
const push = '/tp5/api/ExchangeShop/OnlineSeckill/push'
const pushResult = '/tp5/api/ExchangeShop/OnlineSeckill/pushResult'

/**
 * Fails unless each piece goes to one of those who were first, nobody is told a place further back than before, and
 * who comes is answered promptly.
 */
export async function bench() {
  const home = await startServer({ env })
  try {
    await rush(home)
    await rushOnTwo(home)
    await grantMany(home)
  } finally {
    await home.stop()
  }
}

/** A sale of an hour: everybody takes a place at one server. */
async function rush(home: RunningServer) {
  const sale = await openSale(home, people)
  const began = performance.now()
  const crowd = takePlaces(sale, () => home.url)
  const granting = seconds(began, until(sale, allGranted))
  const { admitted, shed, ahead } = await crowd
  const entered = (performance.now() - began) / 1000
  const granted = await granting
  const ordered = await seconds(began, until(sale, allOrdered))
  await check(sale)
  const looks = await lookAgain(sale, ahead, home.url)
  console.log(`${people} people, ${lanes} at once, for ${pieces} pieces: all sold, none twice`)
  console.log(`places taken         ${spread(admitted)}, ${(people / entered).toFixed(0)}/s`)
  console.log(`turned away          ${spread(shed)}, ${shed.length} times`)
  console.log(`how far it is        ${spread(looks)}`)
  console.log(`all pieces granted   ${granted.toFixed(1)} s after the start`)
  console.log(`all orders written   ${ordered.toFixed(1)} s after the start`)
  checkPrompt('let in', admitted)
  checkPrompt('turned away', shed)
}

/** Where nobody was turned away, nobody waited for it. */
function checkPrompt(what: string, took: readonly number[]) {
  const late = took.filter((ms) => ms > promptMs).length
  assert.ok(
    late * 100 <= took.length,
    `${late} of ${took.length} ${what} waited over ${promptMs} ms`,
  )
}

/** The same at two servers on one database, of which one is killed and comes back again and again. */
async function rushOnTwo(home: RunningServer) {
  const sale = await openSale(home, people)
  const besides = { ...env, ...shareOf(home) }
  const dataDir = temporaryDataDir()
  let second = await startServer({ env: besides, dataDir })
  let ended = false
  const kill = async () => {
    let times = 0
    while (!ended) {
      await sleep(1500)
      await second.kill9()
      second = await startServer({ env: besides, dataDir })
      times += 1
    }
    return times
  }
  const killing = kill()
  let asked = 0
  const { ahead } = await takePlaces(sale, () => (asked++ % 2 ? second.url : home.url))
  ended = true
  const times = await killing
  await until(sale, allOrdered)
  await check(sale)
  await lookAgain(sale, ahead, second.url)
  await second.stop()
  console.log(
    `${people} people at two servers, one killed ${times} times: all sold, none twice, no place lost`,
  )
}

interface Sale {
  crowd: Buyer[]
  itemId: number
  database: Database
  config: Config
}

async function openSale({ dataDir, database }: RunningServer, people: number): Promise<Sale> {
  const config = loadConfig({ DATA_DIR: dataDir })
  const crowd = await newCrowd({ database, config }, people, 100)
  const ways = [{ points: 90, gold: 0, money: 0 }]
  const goodsId = await newGoods(database, { ways, stock: pieces })
  const startsAt = new Date(Date.now() - 1000)
  const { itemId } = await newSale(database, { startsAt, pieces, points: 10, goodsId })
  return { crowd, itemId, database, config }
}

/** How another server comes to the same database, with the same keys. */
function shareOf({ dataDir }: RunningServer) {
  const { socketDir } = readPidFile(clusterDirOf(dataDir))
  return {
    DATABASE_URL: `postgres://${OWNER}@localhost/${DATABASE}?host=${encodeURIComponent(socketDir)}`,
    DATA_KEY: fs.readFileSync(path.join(dataDir, 'data.key'), 'utf8').trim(),
  }
}

/** How far somebody is told it is, once that is known. */
async function look({ itemId, config }: Sale, { token }: Buyer, urlNow: () => string) {
  for (;;) {
    const asked = () => callOverHttp(urlNow(), config, pushResult, { item_id: itemId }, { token })
    const answer = await timed(asked).catch(() => null)
    if (answer) {
      const { took, reply } = answer
      assert.equal(reply.error, 0, reply.message)
      const { state, state_text, ahead } = reply.data
      if (state !== 'waiting') return { took, ahead: 0 }
      if (state_text.includes('前面')) return { took, ahead }
    }
    await sleep(1000)
  }
}

/** Everybody once, again after a moment where there was no room or no answer; the first of them look on. */
async function takePlaces(sale: Sale, urlNow: () => string) {
  const { crowd, itemId, config } = sale
  const [admitted, shed]: number[][] = [[], []]
  const firstLooks: Promise<{ ahead: number }>[] = []
  await inLanes(lanes, crowd, async (who, nth) => {
    const { token, addressId } = who
    const wish = { item_id: itemId, address_id: addressId }
    for (;;) {
      const asked = timed(() => callOverHttp(urlNow(), config, push, wish, { token }))
      const answer = await asked.catch(() => null)
      if (answer?.reply.error === 0) {
        admitted!.push(answer.took)
        if (nth < looking)
          firstLooks[nth] = sleep(seckillRules.settledMs).then(() => look(sale, who, urlNow))
        return
      }
      if (answer) {
        assert.equal(answer.reply.error, refusals.crowded.error, answer.reply.message)
        shed!.push(answer.took)
      }
      await sleep(1000 * (1 + Math.random()))
    }
  })
  const ahead = (await Promise.all(firstLooks)).map((one) => one.ahead)
  return { admitted: admitted!, shed: shed!, ahead }
}

/** Nobody stands further back than they were told before. */
async function lookAgain(sale: Sale, before: readonly number[], url: string) {
  const looks = await inLanes(lanes, sale.crowd.slice(0, looking), async (who, nth) => {
    const { took, ahead } = await look(sale, who, () => url)
    return { took, isFurther: ahead > before[nth]! }
  })
  const further = looks.filter(({ isFurther }) => isFurther).length
  assert.equal(further, 0, `${further} stand further back than they were told`)
  return looks.map(({ took }) => took)
}

interface Sold {
  granted: number
  ordered: number
}

async function soldOf({ database, itemId }: Sale): Promise<Sold> {
  const { rows } = await database.pool.query<Sold>(
    `select count(*) filter (where state in ('granted', 'ordered'))::int as granted,
       count(*) filter (where state = 'ordered')::int as ordered
     from seckill_entries where item_id = $1`,
    [itemId],
  )
  return rows[0]!
}

const allGranted = ({ granted }: Sold) => granted >= pieces
const allOrdered = ({ ordered }: Sold) => ordered >= pieces

/** Looks again and again, and gives up once nothing has happened for a minute. */
async function until(sale: Sale, isDone: (sold: Sold) => boolean) {
  let last = { sum: -1, at: Date.now() }
  for (;;) {
    const sold = await soldOf(sale)
    if (isDone(sold)) return
    const sum = sold.granted + sold.ordered
    if (sum > last.sum) last = { sum, at: Date.now() }
    assert.ok(Date.now() - last.at < 60_000, `nothing more is sold: ${JSON.stringify(sold)}`)
    await sleep(100)
  }
}

async function seconds(began: number, work: Promise<void>): Promise<number> {
  await work
  return (performance.now() - began) / 1000
}

/** As many orders as pieces, each of somebody else; whoever got one stood before all who wait; nobody's place is lost. */
async function check({ database, itemId, crowd }: Sale) {
  const { rows } = await database.pool.query(
    `select (select pieces from seckill_items where item_id = $1) as left,
       (select count(*)::int from orders where counter = 'seckill:' || $1::text) as orders,
       (select count(distinct user_id)::int from orders
         where counter = 'seckill:' || $1::text) as owners,
       count(*) filter (where state in ('ordered', 'waiting'))::int as places,
       (max(place) filter (where state = 'ordered')
         < min(place) filter (where state = 'waiting')) as in_turn
     from seckill_entries where item_id = $1`,
    [itemId],
  )
  const sold = { left: 0, orders: pieces, owners: pieces, places: crowd.length, in_turn: true }
  assert.deepEqual(rows[0], sold)
}

/** Pieces for ten thousand who stand in line already, in one statement; what comes of them is not waited for. */
async function grantMany({ dataDir, database }: RunningServer) {
  const many = 10_000
  const crowd = await newCrowd({ database, config: loadConfig({ DATA_DIR: dataDir }) }, many, 100)
  const ways = [{ points: 90, gold: 0, money: 0 }]
  const goodsId = await newGoods(database, { ways, stock: many })
  const startsAt = new Date(Date.now() + 3600_000)
  const sale = await newSale(database, { startsAt, pieces: many, points: 10, goodsId })
  await database.pool.query(
    `insert into seckill_entries (item_id, user_id, state, place, address_id, entered_at)
     select $1, user_id, 'waiting', nextval('seckill_place'), 1, now()
     from unnest($2::uuid[]) as other (user_id)`,
    [sale.itemId, crowd.map(({ userId }) => userId)],
  )
  const took = await seconds(
    performance.now(),
    database.transaction((tx) => grant(tx, { itemId: sale.itemId, pieces: many })),
  )
  console.log(`grants of one row    ${(many / took).toFixed(0)}/s`)
}
