import { api } from '@contract/api'
import { createProviders } from '@server/providers/providers'
import { createServer } from '@server/http/server'
import { areaHandlers } from '@server/areas/assembled'
import { type Config, loadConfig } from '@server/config'
import { connect, type Place } from '@server/database/connect'
import { writeCursor } from '@server/call/cursor'
import type { Database } from '@server/database/database'
import { OWNER } from '@server/database/roles'
import { createLog } from '@server/log'
import { temporaryDataDir } from '../../server/harness/leftovers'
import { openTestDatabase } from '../../server/harness/openTestDatabase'
import { newPerson, type Person } from '../../server/harness/people'
import { send, wrap } from '../../server/harness/request'
import { type Question, questions } from './questions'
import { fill } from './rows'

interface Size {
  rows: number
  machines: number
}

/** One person asks everything, as often as it takes. */
const unhurried = {
  seconds: 60,
  read: { person: Infinity, home: Infinity },
  write: { person: Infinity, home: Infinity },
}

/** A shop with so many rows of everything, and a way to ask it. */
export async function openShop({ rows, machines }: Size) {
  const database = await openTestDatabase({ role: OWNER })
  const config = loadConfig({ DATA_DIR: temporaryDataDir(), TRUST_PROXY: '1' })
  const person = await newPerson({ database, config })
  await fill({ database, config, userId: person.userId, rows, machines })
  const served = await serve(database, config, person)
  return {
    questions: questions(await deepCursors(database, Math.min(10_000, rows / 2))),
    ask: served.ask,
    /** How the database answered, as it says itself. */
    plansOf: (question: Question) => plansOf(database.to, config, person, question),
    async close() {
      await served.close()
      await database.close()
    },
  }
}

export type ScaledShop = Awaited<ReturnType<typeof openShop>>

export async function serve(database: Database, config: Config, { token }: Person) {
  const log = createLog('silent')
  const app = await createServer({
    config,
    database,
    providers: createProviders(config, database),
    handlers: areaHandlers,
    log,
    h5: temporaryDataDir(),
    limits: unhurried,
  })
  return {
    ask: async ({ path, input }: Question) => {
      const parameters = wrap(input, config.signingSecret, { token })
      const began = performance.now()
      const { error, message } = await send(app, api[path].method, path, parameters)
      const took = performance.now() - began
      if (error !== 0) throw new Error(`${path} answered ${error} ${message}`)
      return took
    },
    close: () => app.close(),
  }
}

/** Where somebody is who has leafed through so many rows of each list. */
async function deepCursors({ pool }: Database, depth: number) {
  const placeOf = async (list: string, keys: string, rest: string) => {
    const text = `select ${keys} ${rest} limit 1 offset ${depth - 1}`
    const { rows } = await pool.query<(string | number)[]>({ text, rowMode: 'array' })
    return writeCursor(list, rows[0] ?? [])
  }
  return {
    goods: await placeOf(
      'goods:default',
      'weight, goods_id',
      "from exchange_goods where kind = 'goods' order by weight desc, goods_id desc",
    ),
    byPoints: await placeOf(
      'goods:points',
      'points_order, goods_id',
      "from exchange_goods where kind = 'goods' order by points_order, goods_id",
    ),
    orders: await placeOf('shop-orders', 'order_sn', 'from orders order by order_sn desc'),
    holdings: await placeOf('holdings', 'holding_id', 'from holdings order by holding_id desc'),
    ledger: await placeOf(
      'ledger:points',
      'sequence',
      "from wallet_entries where account = 'user' order by sequence desc",
    ),
  }
}

/** Asked often enough that a plan made once for all is used where the database prefers it. */
const rounds = 8

async function plansOf(to: Place, config: Config, person: Person, question: Question) {
  const database = connect({ to, connections: 2 })
  const plans: string[] = []
  database.pool.on('connect', (client) => {
    client.on('notice', ({ message }) => plans.push(message ?? ''))
    void client.query(
      `load 'auto_explain'; set client_min_messages = log;
       set auto_explain.log_level = log; set auto_explain.log_min_duration = 0;
       set auto_explain.log_analyze = on; set auto_explain.log_timing = off`,
    )
  })
  const served = await serve(database, config, person)
  for (let round = 0; round < rounds; round++) {
    plans.length = 0
    await served.ask(question)
  }
  await served.close()
  await database.close()
  return [...plans]
}
