import { defaultLimits } from '@contract/call'
import { loadConfig } from '@server/config'
import { connect } from '@server/database/connect'
import { DATABASE } from '@server/database/owned/own'
import { clusterDirOf } from '@server/database/owned/cluster'
import { readPidFile } from '@server/database/owned/postmaster'
import { APPLICATION } from '@server/database/roles'
import { wrap } from '../server/harness/request'
import { startServer } from '../server/harness/startServer'
import { closeConnections, type Figures, measure, request } from './clients'
import { type Customer, exchangeInSql, prepare } from './shop'

const clients = 64
const seconds = 5
const warmUp = 2
/** What one person may do in a minute: each client plays so many people, one after another. */
const { person: mostWrites } = defaultLimits.write
const turns = 12

export async function bench() {
  const server = await startServer({ env: { LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' } })
  const config = loadConfig({ DATA_DIR: server.dataDir })
  const { socketDir } = readPidFile(clusterDirOf(server.dataDir))
  const database = connect({
    to: { socketDir, database: DATABASE, role: APPLICATION },
    connections: 20,
  })

  const list = (client: number) => {
    const parameters = wrap({ sort: 'default' }, config.signingSecret)
    const query = new URLSearchParams(parameters).toString()
    const url = `${server.url}/tp5/api/ExchangeShop/Goods/lists?${query}`
    return request({ method: 'GET', url, from: `192.0.2.${client}` })
  }
  const exchange = ({ token, addressId, tickets }: Customer) => {
    const ticket = tickets.pop()
    if (!ticket) return null
    const fields = { ticket, address_id: addressId }
    const body = new URLSearchParams(wrap(fields, config.signingSecret, { token })).toString()
    return request({ method: 'POST', url: `${server.url}/tp5/api/ExchangeShop/exchange`, body })
  }
  const inSql = (customer: Customer) => {
    const ticket = customer.tickets.pop()
    return ticket ? exchangeInSql(database, customer, ticket) : null
  }

  const rush = async (kinds: number, buy: (customer: Customer) => Promise<unknown> | null) => {
    const wanted = { customers: clients * turns, tickets: mostWrites, kinds }
    const customers = await prepare({ database, config }, wanted)
    const asked = Array<number>(clients).fill(0)
    return figures(async (client) => {
      const turn = Math.floor(asked[client]!++ / mostWrites)
      const customer = customers[client + clients * turn]
      return customer ? buy(customer) : null
    })
  }

  try {
    console.log(`${clients} clients, ${seconds} s each, after ${warmUp} s of warming up`)
    print('signed GET, list of 20 goods', await figures(list))
    const over = await rush(clients, exchange)
    print(`exchange, ${clients} different goods`, over)
    const bare = await rush(clients, inSql)
    print('  the same transaction in SQL alone', bare)
    console.log(`  through HTTP: ${(over.perSecond / bare.perSecond).toFixed(2)} of SQL alone`)
    print('exchange, everyone the same goods', await rush(1, exchange))
  } finally {
    closeConnections()
    await database.close()
    await server.stop()
  }
}

async function figures(ask: (client: number) => Promise<unknown>): Promise<Figures> {
  await measure(clients, warmUp, ask)
  return measure(clients, seconds, ask)
}

function print(what: string, { perSecond, median, p99 }: Figures) {
  const rate = perSecond.toFixed(0).padStart(6)
  console.log(
    `${what.padEnd(36)}${rate}/s   p50 ${median.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
  )
}
