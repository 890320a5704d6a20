import { after, before, test } from 'node:test'
import { loadConfig } from '@server/config'
import { type RunningServer, startServer } from '../harness/startServer'
import { env, playThrough } from './chaos'

let server: RunningServer
before(async () => {
  server = await startServer({ env })
})
after(() => server.stop())

test('kill -9 of server and database in the middle of paying loses no money and doubles none', async () => {
  const config = loadConfig({ DATA_DIR: server.dataDir })
  const blows = ['server', 'database', 'both'] as const
  const end = await playThrough(server, config, { people: 4, orders: 4, blows })
  server = end.server
})
