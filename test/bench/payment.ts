import { loadConfig } from '@server/config'
import { type Blow, env, playThrough } from '../server/payment/chaos'
import { startServer } from '../server/harness/startServer'

const kinds: readonly Blow[] = ['server', 'database', 'both']
const blows = Array.from({ length: 50 }, (_, nth) => kinds[nth % kinds.length]!)

/** Server and database are killed again and again while people pay; every cent is counted after it. */
export async function bench(): Promise<void> {
  const server = await startServer({ env })
  const config = loadConfig({ DATA_DIR: server.dataDir })
  const startedAt = performance.now()
  const elapsed = () => Math.round((performance.now() - startedAt) / 1000)
  const end = await playThrough(server, config, {
    people: 40,
    orders: 8,
    blows,
    onBlow(nth, done) {
      if (nth % 10 === 0) console.log(`${nth} kills, ${done} orders in ${elapsed()} s`)
    },
  })
  console.log(
    `${blows.length} kills in ${elapsed()} s: ${end.orders} orders paid for or given back, ` +
      `${end.interrupted} calls left unanswered; nothing lost, nothing doubled, every book agrees`,
  )
  await end.server.stop()
}
