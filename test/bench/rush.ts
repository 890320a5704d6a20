import assert from 'node:assert/strict'
import { loadConfig } from '@server/config'
import { booksWhenSold, rush } from '../server/catalogue/rush'
import { startServer } from '../server/harness/startServer'
import { spread } from './clients'

/** RUSH_BUYERS are as many as come, for a hundredth as many pieces. */
const buyers = Number(process.env.RUSH_BUYERS ?? 10_000)
const pieces = buyers / 100

/** Everybody wants the same few pieces at the same moment. Fails unless just those are sold, and paid once. */
export async function bench() {
  const server = await startServer({ env: { LOG_LEVEL: 'warn', DEMO_DATA: 'no' } })
  try {
    const { url, database } = server
    const config = loadConfig({ DATA_DIR: server.dataDir })
    const result = await rush({ url, database, config }, { buyers, pieces })
    const { told, books, seconds, lookTimes, buyTimes, payTimes } = result
    assert.deepEqual(Object.fromEntries(told), { 0: pieces, 2001: buyers - pieces })
    assert.deepEqual(books, booksWhenSold(buyers, pieces))
    console.log(`${buyers} buyers for ${pieces} pieces: ${told.get(0)} sold, the books agree`)
    console.log(`check, 100 at a time     ${spread(lookTimes)}`)
    console.log(`exchange, all at once    ${spread(buyTimes)}`)
    console.log(`pay, all at once         ${spread(payTimes)}, ${payTimes.length} for money, once`)
    console.log(`all answered within ${seconds.toFixed(1)} s: ${(buyers / seconds).toFixed(0)}/s`)
  } finally {
    await server.stop()
  }
}
